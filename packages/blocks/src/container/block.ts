import { z } from "zod";
import { BOX_STYLES, defineBlock } from "../define-block.ts";
import { FILM_CSS, film, filmReach, hasFilm } from "../film/film.ts";
import { MESSAGES } from "../registry/messages.ts";

export const containerProps = z.strictObject({ film: film.nullable().optional() });

export const container = defineBlock({
  kind: "container",
  version: 1,
  category: "box",
  slots: { content: { accepts: ["flow", "box"] } },
  props: containerProps,
  migrations: [],
  group: "layout",
  rank: 20,
  icon: "Box",
  isOffered: true,
  messages: MESSAGES.container,
  seed: () => ({ props: {} }),
  panel: [{ type: "film", prop: "film" }],
  styleGroups: ["layout", ...BOX_STYLES],
  reach: (props) => filmReach(props.film),
  needsScript: (props) => filmReach(props.film).media !== undefined,
  rareLook: { css: FILM_CSS, isNeeded: (props) => hasFilm(props.film) },
  css: `:where(.v-container){display:flex;flex-direction:column;gap:16px}
:where(.v-container>*){min-width:0}`,
});
