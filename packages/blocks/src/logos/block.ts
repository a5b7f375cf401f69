import { href, imageReference, recordId } from "@vitrine/document";
import { z } from "zod";
import { BOX_STYLES, defineBlock } from "../define-block.ts";
import { MESSAGES } from "../registry/messages.ts";
import { LOGO_HEIGHTS, LOGO_SIZES } from "./logo-size.ts";

const MOST_ITEMS = 40;

export const logosProps = z.strictObject({
  /** How high each stands, whatever its shape. */
  size: z.enum(LOGO_SIZES),
  /** Whether they are grey until one points at them. */
  isGrey: z.boolean(),
  /** Whether those that are links open in a tab of their own. */
  newTab: z.boolean(),
  items: z
    .array(
      z.strictObject({
        id: recordId,
        image: imageReference.nullable(),
        /** Whose it is, for those who do not see it; empty for decoration. */
        alt: z.string().max(300),
        /** Where a click leads; empty for nowhere. */
        href,
      }),
    )
    .max(MOST_ITEMS),
});

const item = (id: string) => ({ id, image: null, alt: "", href: "" });

export const logos = defineBlock({
  kind: "logos",
  version: 1,
  category: "flow",
  slots: {},
  props: logosProps,
  migrations: [],
  group: "media",
  rank: 34,
  icon: "Shapes",
  isOffered: true,
  messages: MESSAGES.logos,
  seed: () => ({ props: { size: "medium", isGrey: true, newTab: true, items: ["a", "b", "c", "d", "e"].map(item) } }),
  panel: [
    { type: "choice", prop: "size", options: [...LOGO_SIZES] },
    { type: "toggle", prop: "isGrey" },
    { type: "toggle", prop: "newTab" },
    {
      type: "items",
      prop: "items",
      max: MOST_ITEMS,
      item: [
        { type: "image", prop: "image", alt: "alt" },
        { type: "text", prop: "alt", maxLength: 300 },
        { type: "link", prop: "href" },
      ],
      newItem: item,
    },
  ],
  styleGroups: BOX_STYLES,
  // The height is in the markup. A place without an image shows in the editor alone.
  css: `:where(.v-logos){display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:24px 48px;width:100%;margin:0;padding:0;list-style:none}
:where(.v-logos-small){column-gap:40px}
:where(.v-logos-large){column-gap:56px}
@media (max-width:767px){:where(.v-logos){gap:20px 32px}}
:where(.v-logos>li){max-width:100%}
:where(.v-logos a){display:grid;place-items:center;min-width:44px;min-height:44px}
:where(.v-logos a:focus-visible){outline:3px solid var(--color-button);outline-offset:4px;border-radius:4px}
:where(.v-logos img){display:block;object-fit:contain}
:where(.v-logos-grey img){filter:grayscale(1);opacity:.7;transition:filter .15s ease-out,opacity .15s ease-out}
:where(.v-logos-grey li:is(:hover,:focus-within) img){filter:none;opacity:1}
:where(.v-logos div){width:132px;height:${LOGO_HEIGHTS.medium}px;border-radius:6px;background:#8893a140}
:where(.v-logos-small div){height:${LOGO_HEIGHTS.small}px}
:where(.v-logos-large div){height:${LOGO_HEIGHTS.large}px}
:where(.v-logos:not([data-block]) .v-logos-no,.v-logos.v-empty:not([data-block])){display:none}`,
  isUnfinished: ({ items }) => items.every(({ image }) => image === null),
});
