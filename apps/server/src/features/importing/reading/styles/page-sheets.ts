import { pathFrom, webAddressFrom } from "../addresses.ts";
import type { Notes } from "../notes.ts";
import type { PageSource } from "../page-source.ts";
import { allWhere, attributeOf, isTag } from "../tree/elements.ts";
import { type HtmlElement, parseHtml } from "../tree/parse-html.ts";

const MOST_SHEETS = 30;
const FONT_HOSTS =
  /(?:fonts\.googleapis|fonts\.gstatic|use\.typekit|use\.fontawesome|font-awesome|bootstrap-icons|material-icons|rsms\.me)/i;

const isStyleSheet = (link: HtmlElement): boolean => /(?:^|\s)stylesheet(?:\s|$)/i.test(attributeOf(link, "rel"));
const isForScreens = (each: HtmlElement): boolean => !/print/i.test(attributeOf(each, "media"));

/** The addresses of the style sheets that a page of the web names, each once, in its order; none of typefaces alone. */
export function sheetAddressesOf(page: string, url: string): string[] {
  const document = parseHtml(page);
  const links = document ? allWhere(document, isTag("link")).filter((each) => isStyleSheet(each) && isForScreens(each)) : [];
  const addresses = links.flatMap((link) => webAddressFrom(url, attributeOf(link, "href")) ?? []);
  return [...new Set(addresses)].filter((address) => !FONT_HOSTS.test(address)).slice(0, MOST_SHEETS);
}

/** The style sheets that stand in a page or came with it, in its order; the report tells of those that did not. */
export function sheetsOf(html: HtmlElement, { origin, textOf }: Pick<PageSource, "origin" | "textOf">, notes: Notes): string[] {
  return allWhere(html, isTag("style", "link"))
    .filter(isForScreens)
    .flatMap((each) => {
      if (each.tagName === "style") return [each.childNodes.map((node) => ("value" in node ? node.value : "")).join("")];
      if (!isStyleSheet(each)) return [];
      const named = attributeOf(each, "href");
      const sheet = origin.kind === "web" ? sheetOfWeb(origin.url, named, textOf) : sheetOfFiles(origin.path, named, textOf);
      // Of a typeface the report tells where it is asked for.
      if (sheet === null && !FONT_HOSTS.test(named)) notes.add("stylesheet", named);
      return sheet === null ? [] : [sheet];
    })
    .slice(0, MOST_SHEETS);
}

function sheetOfFiles(page: string, named: string, textOf: PageSource["textOf"]): string | null {
  const path = /^(?:[a-z]+:|\/\/)/i.test(named) ? null : pathFrom(page, named);
  const text = path === null ? null : textOf(path);
  return path === null || text === null ? null : fromTop(text, path);
}

function sheetOfWeb(page: string, named: string, textOf: PageSource["textOf"]): string | null {
  const address = webAddressFrom(page, named);
  const text = address === null ? null : textOf(address);
  return address === null || text === null ? null : fromWeb(text, address);
}

const RELATIVE = /url\(\s*(["']?)(?!data:|[a-z]+:|\/|#)([^"')\s]{1,1000})\1\s*\)/gi;

/** A style sheet whose addresses lead from the top of the files, as those of the page itself may. */
function fromTop(css: string, sheet: string): string {
  return css.replace(RELATIVE, (whole, _quote, named: string) => {
    const path = pathFrom(sheet, named);
    return path === null ? whole : `url("/${path.split("/").map(encodeURIComponent).join("/")}")`;
  });
}

const LOCAL = /url\(\s*(["']?)(?!data:|[a-z]+:|#)([^"')\s]{1,1000})\1\s*\)/gi;

/** A style sheet of the web whose addresses are whole. */
function fromWeb(css: string, sheet: string): string {
  return css.replace(LOCAL, (whole, _quote, named: string) => {
    const address = webAddressFrom(sheet, named);
    return address === null ? whole : `url("${address}")`;
  });
}
