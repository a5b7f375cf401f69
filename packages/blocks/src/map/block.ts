import { inlineText, words } from "@vitrine/document";
import { z } from "zod";
import { BOX_STYLES, defineBlock } from "../define-block.ts";
import { MESSAGES } from "../registry/messages.ts";
import { MAP_PROVIDERS, mapAddress } from "./address.ts";

export const MAP_RATIOS = ["21:9", "16:9", "4:3", "1:1"] as const;

const MOST_POINT = 60;
const MOST_ZOOM = 20;

export const mapProps = z.strictObject({
  title: inlineText,
  /** The address as one writes it on a letter: shown, and looked for on the map. */
  place: inlineText,
  /** Latitude and longitude, for the exact spot; what is neither is passed over. Empty: not given. */
  point: z.string().max(MOST_POINT),
  provider: z.enum(MAP_PROVIDERS),
  /** From the whole world, 1, to a house. */
  zoom: z.number().int().min(1).max(MOST_ZOOM),
  ratio: z.enum(MAP_RATIOS),
});

export const map = defineBlock({
  kind: "map",
  version: 1,
  category: "flow",
  slots: {},
  props: mapProps,
  migrations: [],
  group: "media",
  rank: 42,
  icon: "MapPin",
  isOffered: true,
  messages: MESSAGES.map,
  seed: (language) => {
    const { title, place } = MESSAGES.map[language].seed;
    return { props: { title: words(title), place: words(place), point: "", provider: "google", zoom: 16, ratio: "21:9" } };
  },
  panel: [
    { type: "inlineText", prop: "title" },
    { type: "inlineText", prop: "place" },
    { type: "text", prop: "point", maxLength: MOST_POINT },
    { type: "choice", prop: "provider", options: [...MAP_PROVIDERS] },
    { type: "number", prop: "zoom", min: 1, max: MOST_ZOOM },
    { type: "choice", prop: "ratio", options: [...MAP_RATIOS] },
  ],
  inlineText: { title: "inline", place: "inline" },
  styleGroups: BOX_STYLES,
  reach: (props) => {
    const embed = mapAddress(props)?.embed;
    return embed === undefined ? {} : { frames: [embed] };
  },
  css: `:where(.v-map){width:100%;overflow:hidden;border:1px solid var(--color-line);border-radius:12px;background:var(--color-background);color:var(--color-text);font:16px/1.5 var(--font-text);overflow-wrap:anywhere}
:where(.v-map.v-empty:not([data-block])){display:none}
:where(.v-map>:first-child){display:grid;place-content:center;justify-items:center;gap:16px;width:100%;min-height:260px;aspect-ratio:21/9;border:0;padding:16px;text-align:center;color:inherit;text-decoration:none;--v-way:var(--color-background);background:linear-gradient(8deg,#0000 38%,var(--v-way) 38.2% 41%,#0000 41.2%),linear-gradient(101deg,#0000 58%,var(--v-way) 58.2% 60.6%,#0000 60.8%),repeating-linear-gradient(98deg,#0000 0 84px,var(--v-way) 84px 90px),repeating-linear-gradient(8deg,#0000 0 62px,var(--v-way) 62px 68px),color-mix(in srgb,var(--color-text) 10%,var(--color-background))}
:where(.v-map>iframe:first-child){padding:0}
:where(.v-map.v-16x9>:first-child){aspect-ratio:16/9}
:where(.v-map.v-4x3>:first-child){aspect-ratio:4/3}
:where(.v-map.v-1x1>:first-child){aspect-ratio:1}
:where(.v-map .v-pin){width:36px;height:36px;border-radius:50% 50% 0;rotate:45deg;background:radial-gradient(circle,var(--color-on-button) 7px,var(--color-button) 7.5px)}
:where(.v-map .v-show){padding:12px 20px;border-radius:8px;background:var(--color-button);color:var(--color-on-button);font-weight:600}
:where(.v-map .v-from){padding:2px 10px;border-radius:6px;background:var(--color-background);font-size:14px}
:where(.v-map a:focus-visible){outline:3px solid var(--color-button);outline-offset:-6px}
:where(.v-map>.v-where){display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:8px 24px;padding:16px 20px}
:where(.v-map p){margin:0}
:where(.v-map p[data-edit]){min-height:1.5em}
:where(.v-map .v-title){font:600 19px/1.35 var(--font-heading);color:var(--color-heading)}
:where(.v-map .v-open){padding-block:10px;color:var(--color-button);font-weight:600}`,
  isUnfinished: (props) => mapAddress(props)?.embed === undefined,
});
