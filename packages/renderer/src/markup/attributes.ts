import { HYPHENATED, IN_WORDS, RENAMED, SWITCHES } from "./attribute-names.data.ts";
import { escapeMarkup } from "./escape-markup.ts";

/** What React is told, and no browser. */
const NOT_WRITTEN: ReadonlySet<string> = new Set(["children", "key", "ref", "suppressHydrationWarning"]);

const NAME = /^[A-Za-z][\w.:-]*$/;

/** Attributes that a browser follows. */
const ADDRESSES: ReadonlySet<string> = new Set(["action", "formAction", "href", "src"]);

/** An address that would run instead of lead somewhere, however browsers are made to overlook its beginning. */
function isScript(address: string): boolean {
  const followed = Array.from(address).filter((character) => character > " ");
  return /^javascript:/i.test(followed.slice(0, 11).join(""));
}

function nameOf(prop: string): string {
  return HYPHENATED.has(prop) ? prop.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) : (RENAMED[prop] ?? prop);
}

/** One attribute with the space before it; the empty string for what is not set, or nothing a page may have. */
export function attribute(prop: string, value: unknown): string {
  if (value === null || value === undefined || NOT_WRITTEN.has(prop) || !NAME.test(prop)) return "";
  const name = nameOf(prop);
  if (SWITCHES.has(prop)) return value ? ` ${prop === "multiple" || prop === "muted" ? prop : name}=""` : "";
  if (typeof value === "boolean") {
    if (prop === "download" && value) return ' download=""';
    return /^(?:aria|data)-/.test(prop) || IN_WORDS.has(prop) ? ` ${name}="${value}"` : "";
  }
  if (typeof value !== "string" && typeof value !== "number") throw new TypeError(`a page cannot hold ${prop} as ${typeof value}`);
  const text = String(value);
  if (ADDRESSES.has(prop) && isScript(text)) return "";
  return ` ${name}="${escapeMarkup(text)}"`;
}
