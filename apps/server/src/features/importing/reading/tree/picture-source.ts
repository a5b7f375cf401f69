import { attributeOf, elementsIn, isTag } from "./elements.ts";
import type { HtmlElement } from "./parse-html.ts";

/** The widest of a set of pictures that is still worth it, in pixels. */
const WIDEST = 2_600;
/** Attributes that scripts fill `src` from once a picture comes into sight. */
const LATER = ["data-src", "data-lazy-src", "data-original", "data-lazy", "nitro-lazy-src"];

function bestOf(set: string): string {
  let [best, most] = ["", 0];
  for (const [, address = "", amount = "1", unit = "x"] of set.slice(0, 20_000).matchAll(/(\S*[^\s,])(?:\s+([\d.]+)([wx]))?\s*(?:,|$)/g)) {
    const width = Number(amount) * (unit === "x" ? 1_000 : 1);
    if (width > most && width <= WIDEST) [best, most] = [address, width];
  }
  return best;
}

/** The address of the best picture that an image has; the empty string for none. */
export function pictureSource(image: HtmlElement): string {
  const sets = [attributeOf(image, "srcset"), attributeOf(image, "data-srcset")].map(bestOf);
  const later = LATER.map((name) => attributeOf(image, name));
  const own = attributeOf(image, "src");
  const isPlaceholder = /^data:/i.test(own) && own.length < 1_000;
  const around = image.parentNode && "tagName" in image.parentNode && image.parentNode.tagName === "picture" ? image.parentNode : null;
  const other = around
    ? elementsIn(around)
        .filter(isTag("source"))
        .map((each) => bestOf(attributeOf(each, "srcset")))
    : [];
  const wanted = [...sets.filter((each) => !/^data:/i.test(each)), ...later, isPlaceholder ? "" : own, ...other, own];
  return wanted.find((address) => address !== "") ?? "";
}
