import { type Origin, pathFrom, readLink, webAddressFrom } from "./addresses.ts";
import { openAnchors } from "./anchors.ts";
import { readFlow } from "./blocks/flow.ts";
import { noteCode } from "./note-code.ts";
import { type Notes, openNotes } from "./notes.ts";
import { type PageFacts, readFacts } from "./page-facts.ts";
import { type PageLook, pageLookOf } from "./page-look.ts";
import type { PageSource } from "./page-source.ts";
import type { Piece } from "./piece.ts";
import type { LinkMark, Place, Reader } from "./reader.ts";
import { readSections } from "./sections.ts";
import { sheetsOf } from "./styles/page-sheets.ts";
import { openStyles } from "./styles/style-source.ts";
import { allWhere, attributeOf, descendants, isTag, isUnread } from "./tree/elements.ts";
import { settleOfficeMarkup } from "./tree/office-markup.ts";
import { type HtmlElement, isElement, parseHtml } from "./tree/parse-html.ts";
import { pictureSource } from "./tree/picture-source.ts";
import { isHidden, isTracker } from "./tree/what-it-is.ts";
import { compareWords } from "./word-count.ts";

/** A picture that a page shows: a file that came with it, an address of the web, or in its own address. */
export interface WantedPicture {
  readonly address: string;
  readonly from: "file" | "web" | "data";
}

/** A page as blocks to be, and what was and was not kept of it. */
export interface ReadPage {
  readonly facts: PageFacts;
  readonly look: PageLook;
  readonly sections: readonly Piece[];
  /** Each once, in the order of the page. */
  readonly pictures: readonly WantedPicture[];
  readonly notes: Notes;
  readonly words: { readonly found: number; readonly kept: number };
  readonly links: { readonly found: number; readonly kept: number };
  /** How many pictures stand in the page; which of them are kept shows once they have been fetched. */
  readonly foundPictures: number;
}

/**
 * Reads a page into blocks. It asks nobody for anything and runs nothing of what it reads; null for what is no page, or
 * more than anybody could edit.
 */
export function readPage(source: PageSource): ReadPage | null {
  const document = parseHtml(source.html, source.most?.elements);
  const html = document?.childNodes.find((node) => isElement(node) && node.tagName === "html") as HtmlElement | undefined;
  const body = html && (html.childNodes.find((node) => isElement(node) && node.tagName === "body") as HtmlElement | undefined);
  if (!html || !body) return null;
  settleOfficeMarkup(body);
  const notes = openNotes();
  const base = baseOf(html, source.origin);
  const styles = openStyles(sheetsOf(html, source, notes), source.most?.comparisons);
  const look = pageLookOf(html, body, styles.of, notes);
  const pictures = new Map<string, WantedPicture>();
  const [linksKept, linksRefused, picturesKept] = [new Set<HtmlElement>(), new Set<HtmlElement>(), new Set<HtmlElement>()];
  const want = (raw: string): string | null => {
    const found = pictureAt(raw, source, base);
    if (!found) {
      if (raw !== "") notes.add("picture", raw);
      return null;
    }
    pictures.set(found.address, found);
    return found.address;
  };
  const reader: Reader = {
    language: source.language,
    notes,
    own: look.own,
    styleOf: styles.of,
    linkOf: (element) => {
      const { href, fault } = readLink(source.origin, base, attributeOf(element, "href"));
      if (fault && !linksRefused.has(element) && !linksKept.has(element)) {
        notes.add(fault === "unsafe" ? "unsafe_link" : "relative_link", attributeOf(element, "href"));
      }
      (fault === "unsafe" ? linksRefused : linksKept).add(element);
      if (href === "") return null;
      const newTab = attributeOf(element, "target") === "_blank";
      return { type: "link", attrs: { href, ...(newTab ? { newTab } : {}) } } satisfies LinkMark;
    },
    pictureOf: (element) => {
      picturesKept.add(element);
      return want(pictureSource(element));
    },
    backdropOf: want,
    anchorOf: openAnchors(body),
    webAddressOf: (raw) => webAddressFrom(base, raw),
    flow: (nodes, place) => readFlow(nodes, place, reader),
  };
  const place: Place = { look: { ...look.own.text, align: bodyAlign(body, styles) }, link: null, isInForm: false, depth: 0 };
  const sections = readSections(body.childNodes, place, reader);
  const facts = readFacts(html, source.language, (raw) => want(raw), notes);
  const links = shown(body, isTag("a")).filter((link) => attributeOf(link, "href") !== "");
  for (const link of links) if (!linksKept.has(link) && !linksRefused.has(link)) notes.add("lost_link", attributeOf(link, "href"));
  const images = shown(body, isTag("img")).filter((image) => !isTracker(attributeOf(image, "src")));
  for (const image of images) if (!picturesKept.has(image)) notes.add("picture", pictureSource(image));
  const words = compareWords(body, sections);
  if (words.kept < words.found) notes.add("words");
  noteCode(html, notes);
  if (!styles.isWhole()) notes.add("stylesheet");
  return {
    ...{ facts, look, sections, notes, words },
    pictures: [...pictures.values()],
    links: { found: links.length, kept: links.filter((link) => linksKept.has(link)).length },
    foundPictures: images.length,
  };
}

function bodyAlign(body: HtmlElement, styles: ReturnType<typeof openStyles>): Place["look"]["align"] {
  return styles.of(body).base.get("text-align") === "center" ? "center" : null;
}

/** Elements that stand where the page shows something. */
function shown(body: HtmlElement, isWanted: (element: HtmlElement) => boolean): HtmlElement[] {
  const left = new Set<HtmlElement>();
  for (const element of descendants(body)) {
    const isOut = isUnread(element) || isHidden(element) || (element.parentNode !== null && left.has(element.parentNode as HtmlElement));
    if (isOut) left.add(element);
  }
  return allWhere(body, isWanted).filter((element) => !left.has(element));
}

function baseOf(html: HtmlElement, origin: Origin): string | null {
  const [named] = allWhere(html, isTag("base")).map((each) => attributeOf(each, "href"));
  const own = origin.kind === "web" ? origin.url : null;
  return named ? (webAddressFrom(own, named) ?? own) : own;
}

/** Where a picture is to be had: what came with the page goes before what another server has. */
function pictureAt(raw: string, { origin, hasFile }: PageSource, base: string | null): WantedPicture | null {
  const address = raw.trim();
  if (/^data:/i.test(address)) return { address, from: "data" };
  const isAbsolute = /^[a-z][a-z0-9+.-]*:|^\/\//i.test(address);
  const path = origin.kind === "file" && !isAbsolute ? pathFrom(origin.path, address) : null;
  if (path !== null && hasFile(path)) return { address: path, from: "file" };
  const web = webAddressFrom(base, address);
  return web === null ? null : { address: web, from: "web" };
}
