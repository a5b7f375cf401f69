import { FONT_FAMILIES, type FontFamily } from "@vitrine/document";
import type { Notes } from "./notes.ts";
import type { OwnLooks } from "./reader.ts";
import { readColor } from "./styles/colors.ts";
import { partsOf } from "./styles/shorthands.ts";
import type { Declared } from "./styles/style-source.ts";
import { PLAIN_TEXT, textLookIn } from "./styles/text-look.ts";
import { allWhere, firstWhere, isTag } from "./tree/elements.ts";
import type { HtmlElement } from "./tree/parse-html.ts";
import { isButton } from "./tree/what-it-is.ts";

/** How a page looks as a whole: what its tokens are to say. Null where it says nothing of its own. */
export interface PageLook {
  readonly own: OwnLooks;
  readonly background: string | null;
  readonly fonts: { readonly text: FontFamily | null; readonly heading: FontFamily | null };
}

const STAND_INS: Readonly<Record<string, FontFamily>> = {
  ...{
    arial: "system-sans",
    helvetica: "system-sans",
    "helvetica neue": "system-sans",
    "sans-serif": "system-sans",
    verdana: "system-sans",
  },
  ...{
    "system-ui": "system-sans",
    "-apple-system": "system-sans",
    "segoe ui": "system-sans",
    tahoma: "system-sans",
    "ui-sans-serif": "system-sans",
  },
  ...{
    georgia: "system-serif",
    "times new roman": "system-serif",
    times: "system-serif",
    serif: "system-serif",
    "ui-serif": "system-serif",
  },
  ...{ monospace: "system-mono", "courier new": "system-mono", courier: "system-mono", menlo: "system-mono", consolas: "system-mono" },
};

/** The first of the families that a page may have here; the report tells of those that it wanted before. */
export function readFamily(value: string | null, notes: Notes): FontFamily | null {
  for (const part of partsOf(value ?? "", ",")) {
    const name = part
      .replace(/^["']|["']$/g, "")
      .trim()
      .toLowerCase();
    const key = name.replaceAll(" ", "-") as FontFamily;
    if (FONT_FAMILIES.includes(key)) return key;
    if (Object.hasOwn(STAND_INS, name)) return STAND_INS[name] ?? null;
    notes.add("font", part.replace(/^["']|["']$/g, ""));
  }
  return null;
}

/** What a page's tokens are to say, by its body, its first heading and its first button. */
export function pageLookOf(html: HtmlElement, body: HtmlElement, styleOf: (element: HtmlElement) => Declared, notes: Notes): PageLook {
  const text = textLookIn(body, styleOf(body), textLookIn(html, styleOf(html), PLAIN_TEXT));
  const heading = firstWhere(body, isTag("h1", "h2", "h3"));
  const headingStyle = heading ? styleOf(heading).base : new Map<string, string>();
  const button = firstWhere(
    body,
    (element) => isButton(element, styleOf) && readColor(styleOf(element).base.get("background-color") ?? "") !== null,
  );
  const buttonStyle = button ? styleOf(button).base : new Map<string, string>();
  const family = readFamily(text.family, notes);
  const ownFamily = headingStyle.get("font-family");
  return {
    own: {
      // Where they all stand in the middle each says so itself: a page has no such thing.
      text: { ...text, align: null },
      heading: usualColor(body, styleOf) ?? text.color,
      button: {
        ground: readColor(buttonStyle.get("background-color") ?? ""),
        words: readColor(buttonStyle.get("color") ?? ""),
      },
    },
    background: readColor(styleOf(body).base.get("background-color") ?? "") ?? readColor(styleOf(html).base.get("background-color") ?? ""),
    fonts: { text: family, heading: ownFamily === undefined ? family : (readFamily(ownFamily, notes) ?? family) },
  };
}

/** The colour that most headings say; null where most say none. */
function usualColor(body: HtmlElement, styleOf: (element: HtmlElement) => Declared): string | null {
  const counts = new Map<string | null, number>();
  for (const heading of allWhere(body, isTag("h1", "h2", "h3"))) {
    const color = readColor(styleOf(heading).base.get("color") ?? "");
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  const [usual] = [...counts].toSorted(([, a], [, b]) => b - a)[0] ?? [null];
  return usual;
}
