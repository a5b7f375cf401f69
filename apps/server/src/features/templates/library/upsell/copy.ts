/** What the offer after a purchase says. */
export interface UpsellCopy {
  readonly title: string;
  readonly description: string;
  readonly paid: string;
  readonly bib: string;
  readonly number: string;
  readonly headline: string;
  readonly lead: string;
  readonly items: readonly string[];
  readonly price: string;
  readonly terms: string;
  readonly accept: string;
  readonly decline: string;
  readonly calm: string;
  readonly coach: string;
  readonly access: string;
  readonly footer: string;
}
