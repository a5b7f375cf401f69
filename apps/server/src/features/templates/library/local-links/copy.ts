/** What the page of the neighbourhood shop says. */
export interface LocalLinksCopy {
  readonly title: string;
  readonly description: string;
  readonly name: string;
  readonly tagline: string;
  readonly imageAlt: string;
  readonly open: string;
  readonly links: { readonly order: string; readonly menu: string; readonly way: string; readonly photos: string };
  /** What the message begins as when somebody orders. */
  readonly message: string;
  readonly menu: {
    readonly title: string;
    readonly groups: readonly { readonly name: string; readonly items: readonly (readonly [what: string, price: string])[] }[];
    readonly note: string;
  };
  readonly hours: { readonly title: string; readonly items: readonly (readonly [days: string, hours: string])[]; readonly note: string };
  readonly map: { readonly title: string; readonly place: string; readonly note: string };
  readonly footer: string;
}
