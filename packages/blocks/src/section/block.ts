import { z } from "zod";
import { BOX_STYLES, defineBlock } from "../define-block.ts";
import { FILM_CSS, film, filmReach, hasFilm } from "../film/film.ts";
import { MESSAGES } from "../registry/messages.ts";

/** How wide its content grows, in pixels. */
const CONTENT_WIDTH = 1080;

export const sectionProps = z.strictObject({
  /** The element: what the section is to readers of the page's outline. */
  tag: z.enum(["section", "header", "footer", "main"]),
  film: film.nullable().optional(),
});

export const section = defineBlock({
  kind: "section",
  version: 1,
  category: "section",
  slots: { content: { accepts: ["flow", "box"] } },
  props: sectionProps,
  migrations: [],
  group: "layout",
  rank: 10,
  icon: "Rows3",
  isOffered: true,
  messages: MESSAGES.section,
  seed: () => ({ props: { tag: "section" } }),
  panel: [
    { type: "choice", prop: "tag", options: ["section", "header", "footer", "main"] },
    { type: "film", prop: "film" },
  ],
  styleGroups: ["layout", ...BOX_STYLES],
  contentWidth: CONTENT_WIDTH,
  reach: (props) => filmReach(props.film),
  needsScript: (props) => filmReach(props.film).media !== undefined,
  rareLook: { css: FILM_CSS, isNeeded: (props) => hasFilm(props.film) },
  // A menu that stays at the top, alone in its section, takes no more of the window than it needs.
  // The inner box keeps the content from growing too wide, and lays it out as the section's own styles say.
  css: `:where(.v-section){display:grid;grid-template-columns:minmax(0,1fr);flex-direction:column;gap:24px;padding:64px 24px}
:where(.v-section>.v-in){display:flex;flex-direction:inherit;flex-wrap:inherit;align-items:inherit;justify-content:inherit;gap:inherit;width:100%;max-width:${CONTENT_WIDTH}px;margin-inline:auto}
:where(.v-section>.v-in>*){min-width:0}
@media (max-width:767px){:where(.v-section){padding:40px 20px}}
:where(.v-section:has(>.v-in>[data-stays]:only-child)){padding-block:16px}`,
});
