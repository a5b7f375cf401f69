/** What the opening with the large number says. */
export interface NumeralCopy {
  readonly figure: string;
  readonly unit: string;
  readonly title: string;
  readonly lead: string;
  readonly buy: string;
  readonly note: string;
}
