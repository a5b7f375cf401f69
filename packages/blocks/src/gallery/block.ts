import { imageReference, inlineText, recordId } from "@vitrine/document";
import { z } from "zod";
import { BOX_STYLES, defineBlock } from "../define-block.ts";
import { MESSAGES } from "../registry/messages.ts";
import { imagesAbreast } from "./images-abreast.ts";

const LAYOUTS = ["grid", "rows", "masonry"] as const;
const SHAPES = ["natural", "1:1", "4:3", "16:9"] as const;
const GAPS = ["none", "small", "large"] as const;

const MOST_ITEMS = 60;

export const galleryProps = z.strictObject({
  /** A grid, rows of one height, or columns in which each image follows closely on the one above. */
  layout: z.enum(LAYOUTS),
  /** On a wide screen; narrower ones show fewer. Rows of one height take as many images as fit. */
  columns: z.number().int().min(2).max(5),
  /** What images are cut to in a grid. */
  shape: z.enum(SHAPES),
  gap: z.enum(GAPS),
  /** Whether a click shows an image as large as the screen. */
  canEnlarge: z.boolean(),
  items: z
    .array(
      z.strictObject({
        id: recordId,
        image: imageReference.nullable(),
        /** What it shows, for those who do not see it; empty for decoration. */
        alt: z.string().max(300),
        caption: inlineText,
      }),
    )
    .max(MOST_ITEMS),
});

const item = (id: string) => ({ id, image: null, alt: "", caption: [] });

export const gallery = defineBlock({
  kind: "gallery",
  version: 1,
  category: "flow",
  slots: {},
  props: galleryProps,
  migrations: [],
  group: "media",
  rank: 30,
  icon: "Images",
  isOffered: true,
  messages: MESSAGES.gallery,
  seed: () => ({
    props: {
      layout: "grid",
      columns: 3,
      shape: "4:3",
      gap: "small",
      canEnlarge: true,
      items: ["a", "b", "c"].map(item),
    },
  }),
  panel: [
    { type: "choice", prop: "layout", options: [...LAYOUTS] },
    { type: "number", prop: "columns", min: 2, max: 5, when: { prop: "layout", is: ["grid", "masonry"] } },
    { type: "choice", prop: "shape", options: [...SHAPES], when: { prop: "layout", is: ["grid"] } },
    { type: "choice", prop: "gap", options: [...GAPS] },
    { type: "toggle", prop: "canEnlarge" },
    {
      type: "items",
      prop: "items",
      max: MOST_ITEMS,
      item: [
        { type: "image", prop: "image", alt: "alt" },
        { type: "text", prop: "alt", maxLength: 300 },
        { type: "inlineText", prop: "caption" },
      ],
      newItem: item,
    },
  ],
  inlineText: { "items.*.caption": "inline" },
  styleGroups: BOX_STYLES,
  columnsAt: (block, _, breakpoint) => imagesAbreast(block, breakpoint),
  // A place without an image shows in the editor alone. What comes behind the last row of one height takes the room
  // that its images would otherwise be stretched into. The look of an enlarged image comes with the script.
  css: `:where(.v-gallery){--v-gap:12px;--v-n:3;--v-high:240px;width:100%;font-size:15px;line-height:1.45;color:var(--color-text)}
:where(.v-gallery.v-empty:not([data-block]),.v-gallery:not([data-block]) .v-g-no){display:none}
:where(.v-g-none){--v-gap:0px}
:where(.v-g-large){--v-gap:28px}
:where(.v-g-2){--v-n:2}
:where(.v-g-4){--v-n:4}
:where(.v-g-5){--v-n:5}
@media (max-width:1024px){:where(.v-g-4,.v-g-5){--v-n:3}}
@media (max-width:767px){:where(.v-gallery){--v-n:2;--v-high:120px}:where(.v-g-2){--v-n:1}}
:where(.v-gallery ul){display:grid;grid-template-columns:repeat(var(--v-n),minmax(0,1fr));gap:var(--v-gap);margin:0;padding:0;list-style:none}
:where(.v-g-rows ul){display:flex;flex-wrap:wrap}
:where(.v-g-rows ul)::after{content:"";flex:9999 0 0;margin-inline-start:calc(var(--v-gap)*-1)}
:where(.v-g-rows li){flex:1 1 auto;min-width:96px;max-width:100%}
:where(.v-g-masonry ul){display:block;columns:var(--v-n);column-gap:var(--v-gap);margin-block-end:calc(var(--v-gap)*-1)}
:where(.v-g-masonry li){break-inside:avoid;padding-block-end:var(--v-gap)}
:where(.v-gallery figure){margin:0}
:where(.v-gallery figure>a){display:block;cursor:zoom-in}
:where(.v-gallery a:focus-visible){outline:3px solid var(--color-button);outline-offset:2px}
:where(.v-gallery img,.v-g-no div){display:block;width:100%;height:auto;object-fit:cover}
:where(.v-gallery:not(.v-g-none) :is(img,figure>a,.v-g-no div)){border-radius:8px}
:where(.v-g-no div){aspect-ratio:4/3;background:conic-gradient(from 135deg at 50% 0,#8893a199 90deg,#0000 0) center/48px 24px no-repeat #8893a12e}
:where(.v-g-1x1 :is(img,.v-g-no div)){aspect-ratio:1}
:where(.v-g-4x3 img){aspect-ratio:4/3}
:where(.v-g-16x9 :is(img,.v-g-no div)){aspect-ratio:16/9}
:where(.v-g-rows :is(img,.v-g-no div)){width:auto;min-width:100%;height:var(--v-high)}
:where(.v-gallery figcaption){padding-block:8px 4px;overflow-wrap:anywhere}
:where(.v-g-rows figcaption){width:0;min-width:100%}
:where(.v-gallery figcaption:empty){display:none}`,
  needsScript: ({ canEnlarge }) => canEnlarge,
  isUnfinished: ({ items }) => items.every(({ image }) => image === null),
});
