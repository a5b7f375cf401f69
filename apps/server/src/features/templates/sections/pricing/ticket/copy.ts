/** What the single offer on a ticket says. */
export interface TicketCopy {
  readonly label: string;
  readonly title: string;
  readonly points: readonly string[];
  readonly price: string;
  readonly terms: string;
  readonly buy: string;
  readonly promise: string;
}
