import { BLOCK_DEFINITIONS } from "@vitrine/blocks";
import type { Json } from "@vitrine/document";
import { inlineText } from "../inline-text.ts";
import type { Piece } from "../piece.ts";
import type { Place, Reader } from "../reader.ts";
import { only, withBase } from "../styles/box-look.ts";
import { readColor } from "../styles/colors.ts";
import { readPixels, rounded } from "../styles/lengths.ts";
import { attributeOf, descendants, elementsIn, hasClassLike, isTag, wordsOf } from "../tree/elements.ts";
import type { HtmlElement } from "../tree/parse-html.ts";
import { isTracker } from "../tree/what-it-is.ts";
import { edgeOf, inside, placed } from "./box.ts";

const LONGEST_ALT = 300;

/** A picture; one that only counts visitors is none. */
export function picturePieces(element: HtmlElement, place: Place, reader: Reader): Piece[] {
  const size = (name: string): number | null => readPixels(attributeOf(element, name).replace(/^(\d+)$/, "$1px"), 16);
  const width = size("width");
  if (isTracker(attributeOf(element, "src")) || (width !== null && width <= 2 && (size("height") ?? 0) <= 2)) {
    reader.notes.add("pixel", attributeOf(element, "src"));
    return [];
  }
  const address = reader.pictureOf(element);
  if (address === null) return [];
  const declared = reader.styleOf(element).base;
  const wide = readPixels(declared.get("width") ?? declared.get("max-width") ?? "", 0) ?? width;
  const hasWidth = wide !== null && wide >= 8 && wide <= 2_000 && !(declared.get("width") ?? "").endsWith("%");
  const styles = withBase(
    placed(edgeOf(element, place, reader), place.look),
    hasWidth ? { width: { type: "length", value: rounded(wide), unit: "px" } } : {},
  );
  const { href = "", newTab = false } = place.link?.attrs ?? {};
  const alt = attributeOf(element, "alt").slice(0, LONGEST_ALT);
  return [{ kind: "image", props: { image: null, alt, href, newTab }, styles, picture: { prop: "image", address } }];
}

const isKnownFrame = (url: string): boolean => {
  const props = { ...BLOCK_DEFINITIONS.embed.seed("pt").props, url } as { url: string; title: string; shape: "own"; loads: "click" };
  return BLOCK_DEFINITIONS.embed.ownCode?.(props) === null && BLOCK_DEFINITIONS.embed.isUnfinished?.(props) === false;
};

/** A film at an address of a known service, or a file; null for anything else. */
export function videoProps(url: string, title: string): { [key: string]: Json } | null {
  for (const source of ["youtube", "vimeo", "file"] as const) {
    const props = { source, url, poster: null, title: title.slice(0, 200), ratio: "16:9" } as const;
    const isKnown = source !== "file" || /\.(?:mp4|webm|m4v|mov|ogv)(?:[?#]|$)/i.test(url);
    const reach = BLOCK_DEFINITIONS.video.reach?.(props);
    const isOfSource = source === "file" ? reach?.media : reach?.frames?.some((frame) => frame.includes(source));
    if (isKnown && isOfSource && !BLOCK_DEFINITIONS.video.isUnfinished?.(props)) return props;
  }
  return null;
}

/** A film of a known service, or something else that can be shown in a frame; of others the report tells. */
export function framePieces(element: HtmlElement, place: Place, reader: Reader): Piece[] {
  const raw = ["src", "data-src", "data-lazy-src", "data"].map((name) => attributeOf(element, name)).find((each) => each !== "") ?? "";
  const url = reader.webAddressOf(raw);
  const title = attributeOf(element, "title");
  const film = url === null ? null : videoProps(url, title);
  if (film) return [{ kind: "video", props: film, styles: placed({}, place.look) }];
  if (url !== null && isKnownFrame(url)) {
    return [{ kind: "embed", props: { url, title: title.slice(0, 120), shape: "own", loads: "click" } }];
  }
  reader.notes.add(isTracker(raw) ? "pixel" : "frame", raw === "" ? element.tagName : raw);
  return [];
}

/** A film or a sound from an address of its own. */
export function filePieces(element: HtmlElement, _place: Place, reader: Reader): Piece[] {
  const sources = [element, ...elementsIn(element).filter(isTag("source"))].map((each) => attributeOf(each, "src")).filter(Boolean);
  const url = sources.map(reader.webAddressOf).find((each) => each?.startsWith("https://"));
  if (!url) {
    reader.notes.add("media", sources[0] ?? element.tagName);
    return [];
  }
  if (element.tagName === "audio") return [{ kind: "audio", props: { url, title: [], description: [] } }];
  const props = { source: "file", url, poster: null, title: attributeOf(element, "title").slice(0, 200), ratio: "16:9" };
  const poster = attributeOf(element, "poster");
  const address = poster === "" ? null : reader.backdropOf(poster);
  return [{ kind: "video", props, ...(address === null ? {} : { picture: { prop: "poster", address } }) }];
}

function isOutlined(element: HtmlElement): boolean {
  return hasClassLike(element, /^(?:btn-outline|button-outline|outline|ghost)/i);
}

/** A button or a link that looks like one; without words, whatever it shows. */
export function buttonPieces(element: HtmlElement, place: Place, reader: Reader): Piece[] {
  const inner = inside(element, place, reader);
  const link = element.tagName === "a" ? reader.linkOf(element) : place.link;
  const named = element.tagName === "input" ? attributeOf(element, "value") : attributeOf(element, "aria-label");
  // What a link in a button would say is said by the button.
  const words = inlineText(element.childNodes, { ...inner, link: null }, reader).map((node) =>
    node.type === "text" ? { type: node.type, text: node.text } : node,
  );
  const shown = [...descendants(element)].some(isTag("img", "picture"));
  if (words.length === 0 && shown) return reader.flow(element.childNodes, { ...inner, link }, element);
  if (words.length === 0 && named === "") {
    reader.notes.add("icon", attributeOf(element, "class"));
    return [];
  }
  const { base } = reader.styleOf(element);
  const ground = readColor(base.get("background-color") ?? "");
  const color = readColor(base.get("color") ?? "");
  const look = isOutlined(element) ? "outline" : hasClassLike(element, /^(?:btn-link|link)$/i) ? "link" : "solid";
  const own = reader.own.button;
  const styles = withBase(
    placed(
      only(edgeOf(element, place, reader), (property) => property.startsWith("radius")),
      place.look,
    ),
    {
      ...(look === "solid" && ground !== null && ground !== own.ground ? { background: { type: "color", value: ground } } : {}),
      ...(color !== null && (look !== "solid" || color !== own.words) ? { color: { type: "color", value: color } } : {}),
    },
  );
  const { href = "", newTab = false } = link?.attrs ?? {};
  const content = words.length > 0 ? words : [{ type: "text" as const, text: named }];
  const pieces: Piece[] = [{ kind: "button", props: { content, href, newTab, look }, styles }];
  if (shown)
    pieces.unshift(
      ...reader.flow(
        elementsIn(element).filter((each) => wordsOf(each) === ""),
        { ...inner, link },
        element,
      ),
    );
  return pieces;
}
