import type { Declared } from "../styles/style-source.ts";
import { attributeOf, classesOf, descendants, hasAttribute, hasClassLike } from "./elements.ts";
import type { HtmlElement } from "./parse-html.ts";

const INLINE = new Set([
  ...["a", "span", "b", "strong", "i", "em", "u", "s", "small", "sub", "sup", "mark", "code", "br", "abbr", "cite", "q", "time"],
  ...["label", "kbd", "del", "ins", "font", "big", "wbr", "var", "samp", "dfn", "data", "bdi", "bdo", "strike", "tt", "acronym", "output"],
  ...["ruby", "rt", "rp", "slot"],
]);

export function isInlineTag({ tagName }: HtmlElement): boolean {
  return INLINE.has(tagName);
}

/** Whether an element is nothing but words in a line: nothing in it would become a block of its own. */
export function isWords(element: HtmlElement, styleOf: (element: HtmlElement) => Declared): boolean {
  if (!isInlineTag(element) || isButton(element, styleOf)) return false;
  for (const inner of descendants(element)) {
    if (inner.tagName === "script" || inner.tagName === "style") continue;
    if (!isInlineTag(inner) || isButton(inner, styleOf)) return false;
  }
  return true;
}

const BUTTON_CLASS = /^(?:btn|button|cta)$|^(?:btn|button|cta)[-_](?!group|close|toolbar|link)|[-_](?:btn|button|cta)$/i;

/** Whether somebody would take a link for a button; what is one by its tag is one. */
export function isButton(element: HtmlElement, styleOf: (element: HtmlElement) => Declared): boolean {
  if (element.tagName === "button") return true;
  if (element.tagName === "input") return /^(?:button|submit|reset|image)$/i.test(attributeOf(element, "type"));
  if (element.tagName !== "a") return false;
  if (attributeOf(element, "role") === "button" || hasClassLike(element, BUTTON_CLASS)) return true;
  const { base } = styleOf(element);
  const ground = base.get("background-color") ?? "transparent";
  const hasGround = ground !== "transparent" && ground !== "none";
  return hasGround && base.has("padding-top") && base.has("padding-left") && !classesOf(element).has("nav-link");
}

/** Whether the page itself says that nobody shall see it. */
export function isHidden(element: HtmlElement): boolean {
  if (hasAttribute(element, "hidden")) return true;
  if (element.tagName === "input" && attributeOf(element, "type").toLowerCase() === "hidden") return false;
  return /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden)/i.test(attributeOf(element, "style"));
}

/** Hosts of what counts and follows visitors. */
const TRACKERS =
  /(?:google-analytics|googletagmanager|doubleclick|googleadservices|facebook\.(?:com\/tr|net)|analytics\.tiktok|hotjar|clarity\.ms|kwai|taboola|outbrain|snap\.licdn|bat\.bing|pinimg\.com\/ct|utmify|segment\.(?:com|io)|mixpanel|fullstory|adsrvr|quantserve|scorecardresearch)/i;
const TRACKER_CODE = /\b(?:fbq|gtag|ga|ttq|_gaq|dataLayer|kwaiq|clarity|hj|twq|pintrk)\s*(?:\(|\.|=|\[)/;

/** Whether an address or a piece of code is of somebody who counts and follows visitors. */
export function isTracker(text: string): boolean {
  return TRACKERS.test(text) || TRACKER_CODE.test(text.slice(0, 20_000));
}
