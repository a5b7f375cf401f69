/** Lets numbers take their form while they are typed, and fills fields in from the page's address; without this script the server does the former. */
import { type CodeInput, formatCode, formatTypedPhone, readCode, readPhone } from "@vitrine/document";

/** Of what an address says, as much as is taken. */
const MOST_PREFILLED = 200;
/** What a number is made of, and not put between. */
const MEANT = /[\dA-Za-z+]/g;

const countMeant = (text: string): number => text.match(MEANT)?.length ?? 0;

/** Where the caret stands behind so many characters that were typed, whatever the form puts between them. */
function placeBehind(text: string, count: number): number {
  let at = 0;
  for (let left = count; left > 0 && at < text.length; at++) if (countMeant(text[at] ?? "") > 0) left -= 1;
  return at;
}

function start(control: HTMLInputElement): void {
  const { mask = "", problem = "" } = control.dataset;
  const country = control.parentElement?.querySelector<HTMLSelectElement>("select");
  const format = (text: string): string => (country ? formatTypedPhone(text, country.value) : formatCode(mask as CodeInput, text));
  const isRead = (text: string): boolean => (country ? readPhone(text, country.value) : readCode(mask as CodeInput, text)) !== null;

  const take = (): void => {
    const { value, selectionStart } = control;
    const shown = format(value);
    if (shown !== value) {
      const behind = countMeant(value.slice(0, selectionStart ?? value.length));
      control.value = shown;
      const at = placeBehind(shown, behind);
      if (document.activeElement === control) control.setSelectionRange(at, at);
    }
    control.setCustomValidity(shown.trim() === "" || isRead(shown) ? "" : problem);
  };
  // What an input method has not finished is its own.
  control.addEventListener("input", (event) => {
    if (!(event as InputEvent).isComposing) take();
  });
  control.addEventListener("compositionend", take);
  country?.addEventListener("change", take);
  take();
}

function prefill(field: HTMLElement, query: URLSearchParams): void {
  const text = query.get(field.dataset.prefill ?? "")?.slice(0, MOST_PREFILLED);
  if (!text) return;
  for (const control of field.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>("input,textarea,select[id]")) {
    if (control instanceof HTMLSelectElement) {
      if ([...control.options].some(({ value }) => value === text)) control.value = text;
    } else if (control instanceof HTMLInputElement && control.type === "radio") {
      if (control.value === text) control.checked = true;
      // What somebody wrote before the page was loaded again stays.
    } else if (control.value === control.defaultValue) control.value = text;
  }
}

const query = new URLSearchParams(location.search);
for (const field of document.querySelectorAll<HTMLElement>(".v-field[data-prefill]")) prefill(field, query);
for (const control of document.querySelectorAll<HTMLInputElement>(".v-field [data-mask]")) start(control);
