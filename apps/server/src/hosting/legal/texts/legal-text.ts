/**
 * One legal text. Where it says `{who}`, `{contact}` and `{site}`, the page says who answers for the site, how they are
 * reached, and its address. A line that begins with `- ` is one of a list.
 */
export interface LegalText {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly { readonly title: string; readonly lines: readonly string[] }[];
}

/** What a language says around its texts. */
export interface LegalWords {
  readonly privacy: LegalText;
  readonly terms: LegalText;
  /** Who answers for a site whose owner has not said, and how they are reached. */
  readonly who: string;
  readonly contact: string;
  readonly byEmail: string;
  /** That this is a general text, for its owner to look through. */
  readonly model: string;
  readonly nav: string;
}
