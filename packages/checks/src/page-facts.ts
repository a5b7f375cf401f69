import type { CodePlace } from "@vitrine/document";

/** What a visitor loads of a page, in bytes, pictures and fonts apart. */
export interface PageSizes {
  readonly html: number;
  readonly css: number;
  readonly script: number;
}

/** Who answers for a site, and the address to write to. */
export type LegalLack = "name" | "email";

/** What no document says of its own page. */
export interface PageFacts {
  /** What its account calls it, which is its title where its settings give none. */
  readonly name: string;
  /** The hosts that its site is found at, with their port where there is one. */
  readonly hosts: readonly string[];
  /** The page's own path on its site, with the slash at its start. */
  readonly ownPath: string;
  /** The paths of the site that lead to a page, with the slash at their start; null where that is not known. */
  readonly paths: ReadonlySet<string> | null;
  /** What a visitor loads of each picture, in bytes, by its id; none for one that nobody has weighed. */
  readonly imageBytes: ReadonlyMap<string, number>;
  /** What is loaded besides them; null where that is not known. */
  readonly sizes: PageSizes | null;
  /** Those of the page's synced sections that are not the account's, or none any more, by their ids. */
  readonly missingSectionIds: ReadonlySet<string>;
  /** What nobody has said that the site's legal texts need; nothing where its owner's own pages stand in their place. */
  readonly legalLacks?: readonly LegalLack[];
  /** The blocks whose own code is switched off, so that visitors get nothing of them. */
  readonly offIds: ReadonlySet<string>;
  /** Those whose code is switched on and left out all the same: it would break what stands around it. */
  readonly brokenIds: ReadonlySet<string>;
  /** The places of its settings' code that is switched off, and of what is switched on and left out all the same. */
  readonly offPlaces?: readonly CodePlace[];
  readonly brokenPlaces?: readonly CodePlace[];
}

/** What a page weighs with all its pictures, in bytes. */
export function pageBytes({ html, css, script }: PageSizes, images: Iterable<string>, imageBytes: ReadonlyMap<string, number>): number {
  let sum = html + css + script;
  for (const id of images) sum += imageBytes.get(id) ?? 0;
  return sum;
}
