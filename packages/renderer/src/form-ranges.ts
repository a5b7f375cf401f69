/** Where a form stands in the HTML of its page. */
export interface FormRange {
  readonly formId: string;
  /** In characters, from the start of its first tag to the end of its last. */
  readonly from: number;
  readonly to: number;
  /** The HTML around its thanks, in the form's own look: once it has been sent they stand in its place. */
  readonly open: string;
  readonly close: string;
}

/** Where the thanks stand on the page of a sent form: a browser without scripts goes there, far down as it may be. */
export const THANKS_ID = "v-thanks";

const END = "</form>";
const THANKS_OPEN = `<p class="v-thanks" id="${THANKS_ID}" role="status">`;
const THANKS_CLOSE = "</p></div>";

/**
 * Finds forms in a page. Words and attributes of its owner are escaped there, so that nothing else looks like a
 * form, and no form stands in another one. `thanksTags` are by form id, as `renderPage` gives them.
 */
export function findFormRanges(html: string, thanksTags: ReadonlyMap<string, string>, formAction: (formId: string) => string): FormRange[] {
  const byAction = new Map([...thanksTags].map(([formId, thanksTag]) => [formAction(formId), { formId, thanksTag }]));
  const ranges: FormRange[] = [];
  for (const { index: from, 1: action = "" } of html.matchAll(/<form [^>]*?action="([^"]*)"/g)) {
    const form = byAction.get(action);
    const end = html.indexOf(END, from);
    if (form && end > 0)
      ranges.push({ formId: form.formId, from, to: end + END.length, open: form.thanksTag + THANKS_OPEN, close: THANKS_CLOSE });
  }
  return ranges;
}
