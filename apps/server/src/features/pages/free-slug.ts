import type { Language } from "@vitrine/document";
import type { Queries } from "../../platform/database/database.ts";
import { takenSlugs } from "./page-store.ts";

/** What an address keeps of another's, so that it stays within 120 characters with a number behind it. */
const MOST_OF_SLUG = 112;

/** Addresses that are looked at in one go. */
const TRIES = 50;

/** What stands for the main page's address, which has no letters. */
const PAGE = { pt: "pagina", en: "page", es: "pagina" } as const satisfies Record<Language, string>;

/** An address much like a taken one that no page of the site has or means to have: `offer-2` for `offer`. */
export async function freeSlug(queries: Queries, siteId: string, taken: string, language: Language): Promise<string> {
  const stem = (taken || PAGE[language]).slice(0, MOST_OF_SLUG).replace(/[^a-z0-9]+$/, "");
  for (let first = 2; ; first += TRIES) {
    const numbered = Array.from({ length: TRIES }, (_, n) => `${stem}-${first + n}`);
    const candidates = taken === "" && first === 2 ? [stem, ...numbered] : numbered;
    const others = await takenSlugs(queries, siteId, candidates);
    const free = candidates.find((slug) => !others.has(slug));
    if (free) return free;
  }
}
