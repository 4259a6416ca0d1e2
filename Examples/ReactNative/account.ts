/** The person whose account the screens show. */
export const account = {
  name: "Alex Morgan",
  email: "alex.morgan@icloud.com",
  phone: "+1 (555) 010-0199",
  plan: "Family, 2 TB",
};
