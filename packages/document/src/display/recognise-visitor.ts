import type { VisitorBrowser, VisitorDevice, VisitorSystem } from "./display-rule.ts";

/** Marks of user agents; the first that is found counts, since most name others besides themselves. */
const BROWSERS: readonly (readonly [VisitorBrowser, RegExp])[] = [
  ["instagram", /Instagram/],
  ["facebook", /FBA[NV]|FB_IAB/],
  ["tiktok", /musical_ly|Bytedance|TikTok/i],
  ["whatsapp", /WhatsApp/],
  ["samsung", /SamsungBrowser/],
  ["opera", /OP(?:R|T|X|iOS)\/|Opera/],
  ["edge", /Edg(?:e|A|iOS)?\//],
  ["firefox", /Firefox|FxiOS/],
  ["chrome", /Chrom(?:e|ium)|CriOS/],
  ["safari", /Safari/],
];

const SYSTEMS: readonly (readonly [VisitorSystem, RegExp])[] = [
  ["android", /Android/],
  ["ios", /iP(?:hone|ad|od)/],
  ["windows", /Windows/],
  ["macos", /Macintosh/],
  ["linux", /Linux|X11|CrOS/],
];

function firstIn<Name>(list: readonly (readonly [Name, RegExp])[], text: string): Name | null {
  return list.find(([, mark]) => mark.test(text))?.[0] ?? null;
}

/**
 * What a browser says that it is. An iPad calls itself a Mac; its touch points, which no Mac has, give it away. A
 * telephone says so in its own words: all but Opera Mini's have "Mobile" in them, also those of systems that no rule knows.
 */
export function recogniseVisitor(
  userAgent: string,
  touchPoints: number,
): { readonly browser: VisitorBrowser | null; readonly system: VisitorSystem | null; readonly device: VisitorDevice } {
  const said = firstIn(SYSTEMS, userAgent);
  const isPad = /iPad/.test(userAgent) || (said === "macos" && touchPoints > 1);
  const system = isPad ? "ios" : said;
  const saysPhone = /Mobi|Opera Mini/.test(userAgent);
  const isTablet = isPad || (system === "android" && !saysPhone);
  const isPhone = system === "ios" || system === "android" || (system === null && saysPhone);
  return { browser: firstIn(BROWSERS, userAgent), system, device: isTablet ? "tablet" : isPhone ? "phone" : "desktop" };
}
