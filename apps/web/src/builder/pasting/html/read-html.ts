import { blockCatalog } from "@vitrine/blocks";
import { type Language, randomId, readFragment, withFreshIds, withoutPictures } from "@vitrine/document";
import type { HtmlOutcome } from "../../builder-props.ts";
import type { ClipHome } from "../clip-home.ts";
import type { Pasteable, PictureSource } from "../pasteable.ts";
import { placesOf } from "../pasted-places.ts";
import { isFetchable } from "../read-blocks.ts";
import { withoutOwnPictures } from "./own-pictures.ts";
import { LONGEST_HTML } from "./says-more.ts";

/** Characters of HTML, without the pictures in it, that are sent to be read. */
const MOST_SENT = 1_000_000;
/** Milliseconds that somebody waits for a paste, until its words are all that comes. */
const PATIENCE_MS = 12_000;

/** What HTML became, and which of it was left out; or why it is its words alone. */
export type ReadHtml =
  | { readonly kind: "read"; readonly content: Pasteable; readonly left: readonly string[] }
  | { readonly kind: "too_long" }
  | Exclude<HtmlOutcome, { readonly kind: "read" }>;

/** Has HTML read into blocks. What comes back is checked as if it came from a clipboard. */
export async function readHtml(html: string, language: Language, home: ClipHome): Promise<ReadHtml> {
  if (!home.readHtml || html.length > LONGEST_HTML) return { kind: "too_long" };
  const own = withoutOwnPictures(html);
  if (own.html.length > MOST_SENT) return { kind: "too_long" };
  const asked = home.readHtml(own.html, language, AbortSignal.timeout(PATIENCE_MS));
  // What asks may be missing itself, where the connection went before anybody pasted.
  const outcome = await asked.catch((): HtmlOutcome => ({ kind: "offline" }));
  if (outcome.kind !== "read") return outcome;
  const read = readFragment(outcome.fragment, blockCatalog);
  if (!read.ok) return { kind: "failed", message: "" };
  const { pictures } = outcome;
  const { fragment, taken } = withoutPictures(withFreshIds(read.value, randomId), (id) => Object.hasOwn(pictures, id));
  const sourceOf = (address: string): PictureSource => {
    const file = own.files.get(address);
    const secure = address.replace(/^http:/, "https:");
    return file ? { file } : isFetchable(secure, home) ? { address: secure } : null;
  };
  const wanted = [...placesOf(taken)].map(([id, places]) => ({ source: sourceOf(pictures[id] ?? ""), places }));
  return { kind: "read", content: { fragment, pictures: wanted, originals: [] }, left: outcome.left };
}
