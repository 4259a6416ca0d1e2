/// The person whose account the screens show.
class Account {
  const Account({required this.name, required this.email, required this.phone, required this.plan});

  final String name;
  final String email;
  final String phone;
  final String plan;
}

const account = Account(
  name: 'Charlotte Achterberg-Lindqvist',
  email: 'charlotte.achterberg@lindqvist-architects.example',
  phone: '+46 8 5550 0119',
  plan: 'Family, 2 TB',
);
