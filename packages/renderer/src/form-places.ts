import { escapeHtml } from "./compose-page.ts";

/** Where a form stands in the HTML of its page. */
export interface FormPlace {
  readonly formId: string;
  /** In characters, from the start of its first tag to the end of its last. */
  readonly from: number;
  readonly to: number;
  /** The tag that its thanks stand in, in the form's own look. */
  readonly thanksTag: string;
}

/** Where the thanks stand on the page of a sent form: a browser without scripts goes there, far down as it may be. */
export const THANKS_ID = "v-thanks";

const END = "</form>";

/**
 * Finds forms in a page. Words and attributes of its owner are escaped there, so that nothing else looks like a
 * form, and no form stands in another one. `thanksTags` are by form id, as `renderPage` gives them.
 */
export function findFormPlaces(html: string, thanksTags: ReadonlyMap<string, string>, formAction: (formId: string) => string): FormPlace[] {
  const byAction = new Map([...thanksTags].map(([formId, thanksTag]) => [formAction(formId), { formId, thanksTag }]));
  const places: FormPlace[] = [];
  for (const { index: from, 1: action = "" } of html.matchAll(/<form [^>]*?action="([^"]*)"/g)) {
    const form = byAction.get(action);
    const end = html.indexOf(END, from);
    if (form && end > 0) places.push({ ...form, from, to: end + END.length });
  }
  return places;
}

/** What stands in a form's place once it has been sent. */
export function thanksHtml(thanksTag: string, thanks: string): string {
  return `${thanksTag}<p class="v-thanks" id="${THANKS_ID}" role="status">${escapeHtml(thanks)}</p></div>`;
}
