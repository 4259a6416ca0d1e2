/// A thing in the basket, with its price as it is shown.
class OrderLine {
  const OrderLine(this.title, this.price);

  final String title;
  final String price;
}

const basket = [
  OrderLine('Rain jacket, orange, size L', '€189.95'),
  OrderLine('Wool socks, three pairs', '€36.50'),
  OrderLine('Tent for four people', '€1,024.00'),
];

const total = '€1,250.45';

const address = 'Charlotte Achterberg-Lindqvist, Strandvägen 7, Stockholm, within 3 days';
