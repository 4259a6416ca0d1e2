export type OrderLine = { id: string; title: string; price: string };

/** What stands in the basket of the checkouts. */
export const lines: OrderLine[] = [
  { id: "1", title: "Rain jacket, orange, size L", price: "€189.95" },
  { id: "2", title: "Wool socks, three pairs", price: "€36.50" },
  { id: "3", title: "Tent for four people", price: "€1,024.00" },
];

export const total = "€1,250.45";
