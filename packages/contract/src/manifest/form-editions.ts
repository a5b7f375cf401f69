import { jsonBytes } from "@vitrine/document";
import type { FormEdition, ManifestRoute } from "./parts.ts";

/** How much of a page's part the forms that left it may be, in bytes of JSON; of more, those that left last are kept. */
const MOST_EARLIER = 1_000_000;

/** How long a form is taken after its page was taken off or changed, in milliseconds: a week. */
const EARLIER_FORMS_MS = 7 * 24 * 3_600_000;

/** The forms of a page as it is published; null where it has none. */
export function editionOf({ artefact, csp, terms, forms }: ManifestRoute): FormEdition | null {
  return terms && Object.keys(forms).length > 0 ? { artefact, csp, terms, forms, until: null } : null;
}

/**
 * The forms that are taken for a page from now on: those of `current`, and those it had before and has no more.
 * Somebody who opened the page before it changed must not lose what he sends.
 */
export function nextEditions(last: readonly FormEdition[], current: FormEdition | null, now: number): FormEdition[] {
  const next = current ? [current] : [];
  const known = new Set(Object.keys(current?.forms ?? {}));
  const earlier = last
    .map((edition) => (edition.until === null ? { ...edition, until: now + EARLIER_FORMS_MS } : edition))
    .filter(({ until }) => until !== null && until > now)
    .sort((a, b) => (b.until ?? 0) - (a.until ?? 0));
  let room = MOST_EARLIER;
  for (const edition of earlier) {
    const forms = Object.entries(edition.forms).filter(([formId, spec]) => {
      if (known.has(formId)) return false;
      known.add(formId);
      room -= jsonBytes(spec);
      return room >= 0;
    });
    if (forms.length > 0) next.push({ ...edition, forms: Object.fromEntries(forms) });
  }
  return next;
}

/** When the last of the forms that left a page is taken no longer, in milliseconds since 1970; null where there is none. */
export function lastUntil(editions: readonly FormEdition[]): number | null {
  const ends = editions.flatMap(({ until }) => until ?? []);
  return ends.length > 0 ? Math.max(...ends) : null;
}
