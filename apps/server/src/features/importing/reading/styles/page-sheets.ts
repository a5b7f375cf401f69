import { pathFrom } from "../addresses.ts";
import type { Notes } from "../notes.ts";
import type { PageSource } from "../page-source.ts";
import { allWhere, attributeOf, isTag } from "../tree/elements.ts";
import type { HtmlElement } from "../tree/parse-html.ts";

const MOST_SHEETS = 30;
const FONT_HOSTS =
  /(?:fonts\.googleapis|fonts\.gstatic|use\.typekit|use\.fontawesome|font-awesome|bootstrap-icons|material-icons|rsms\.me)/i;

/** The style sheets that stand in a page or came with it, in its order; the report tells of those that did not. */
export function sheetsOf(html: HtmlElement, { origin, textOf }: Pick<PageSource, "origin" | "textOf">, notes: Notes): string[] {
  return allWhere(html, isTag("style", "link"))
    .filter((each) => !/print/i.test(attributeOf(each, "media")))
    .flatMap((each) => {
      if (each.tagName === "style") return [each.childNodes.map((node) => ("value" in node ? node.value : "")).join("")];
      if (!/(?:^|\s)stylesheet(?:\s|$)/i.test(attributeOf(each, "rel"))) return [];
      const named = attributeOf(each, "href");
      const path = origin.kind === "file" && !/^(?:[a-z]+:|\/\/)/i.test(named) ? pathFrom(origin.path, named) : null;
      const text = path === null ? null : textOf(path);
      // Of a typeface the report tells where it is asked for.
      if (text === null && !FONT_HOSTS.test(named)) notes.add("stylesheet", named);
      return path === null || text === null ? [] : [fromTop(text, path)];
    })
    .slice(0, MOST_SHEETS);
}

const RELATIVE = /url\(\s*(["']?)(?!data:|[a-z]+:|\/|#)([^"')\s]{1,1000})\1\s*\)/gi;

/** A style sheet whose addresses lead from the top of the files, as those of the page itself may. */
function fromTop(css: string, sheet: string): string {
  return css.replace(RELATIVE, (whole, _quote, named: string) => {
    const path = pathFrom(sheet, named);
    return path === null ? whole : `url("/${path.split("/").map(encodeURIComponent).join("/")}")`;
  });
}
