import { inlineText } from "../inline-text.ts";
import type { Piece } from "../piece.ts";
import type { Place, Reader } from "../reader.ts";
import { allWhere, attributeOf, elementsIn, hasClassLike, isTag } from "../tree/elements.ts";
import type { HtmlElement } from "../tree/parse-html.ts";
import { inside, placed } from "./box.ts";
import { videoProps } from "./media.ts";

const MOST_TABS = 12;
const ofElementor = (name: string) => new RegExp(`^elementor-${name}$`);

/** What a widget of Elementor shows only once its script has run: films and tabs; null for what is no such widget. */
export function widgetPieces(element: HtmlElement, place: Place, reader: Reader): Piece[] | null {
  if (hasClassLike(element, ofElementor("widget-video"))) return filmPieces(element, place, reader);
  return hasClassLike(element, ofElementor("tabs")) ? tabPieces(element, place, reader) : null;
}

function settingsOf(element: HtmlElement): Readonly<Record<string, unknown>> {
  try {
    const settings: unknown = JSON.parse(attributeOf(element, "data-settings"));
    return typeof settings === "object" && settings !== null ? (settings as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** A film whose address stands in the widget's settings; null where it is in the page itself. */
function filmPieces(element: HtmlElement, place: Place, reader: Reader): Piece[] | null {
  if (allWhere(element, isTag("iframe", "video")).length > 0) return null;
  const settings = settingsOf(element);
  const named = ["youtube_url", "vimeo_url", "external_url", "hosted_url"].map((name) => settings[name]);
  for (const raw of named) {
    const url = typeof raw === "string" ? reader.webAddressOf(raw) : null;
    const film = url === null ? null : videoProps(url, "");
    if (film) return [{ kind: "video", props: film, styles: placed({}, place.look) }];
  }
  return null;
}

/** Tabs with all their panels, also those that wait for a press; null where titles and panels do not go together. */
function tabPieces(element: HtmlElement, place: Place, reader: Reader): Piece[] | null {
  const titles = allWhere(element, (each) => hasClassLike(each, /^elementor-tab-desktop-title$/));
  const panels = allWhere(element, (each) => hasClassLike(each, ofElementor("tab-content")));
  if (titles.length === 0 || titles.length > MOST_TABS || titles.length !== panels.length) return null;
  const inner = inside(element, { ...place, depth: place.depth + 2 }, reader);
  const tabs = titles.map((title, index): Piece => {
    const panel = panels[index];
    const content = panel ? reader.flow(panel.childNodes, inner, panel) : [];
    return { kind: "tab", props: { title: inlineText(title.childNodes, { ...inner, link: null }, reader) }, slots: { content } };
  });
  return elementsIn(element).length > 0 ? [{ kind: "tabs", props: { look: "line", align: "start" }, slots: { tabs } }] : null;
}
