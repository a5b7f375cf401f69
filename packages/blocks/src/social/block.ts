import { recordId } from "@vitrine/document";
import { z } from "zod";
import { SOCIAL_MARKS } from "../brand-marks/social-marks.data.ts";
import { BOX_STYLES, defineBlock } from "../define-block.ts";
import { MESSAGES } from "../registry/messages.ts";
import { type Network, socialAddress } from "./social-address.ts";

const NETWORKS = [...(Object.keys(SOCIAL_MARKS) as (keyof typeof SOCIAL_MARKS)[]), "email", "phone"] as const;
const LOOKS = ["brand", "single"] as const;
const GROUNDS = ["none", "round", "square"] as const;
const SIZES = ["small", "medium", "large"] as const;
const PLACES = ["start", "center", "end"] as const;

const MOST_ITEMS = 20;
const MOST_IN_ADDRESS = 300;

export const socialProps = z.strictObject({
  items: z
    .array(
      z.strictObject({
        id: recordId,
        network: z.enum(NETWORKS),
        /** As its owner typed it: an address, a profile's name, a number. It is shown once it is the network's. */
        address: z.string().max(MOST_IN_ADDRESS),
      }),
    )
    .max(MOST_ITEMS),
  /** In each brand's colour, or all in that of the block. */
  look: z.enum(LOOKS),
  /** What each mark stands on. */
  ground: z.enum(GROUNDS),
  size: z.enum(SIZES),
  align: z.enum(PLACES),
  newTab: z.boolean(),
});

const item = (id: string, network: Network) => ({ id, network, address: "" });

export const social = defineBlock({
  kind: "social",
  version: 1,
  category: "flow",
  slots: {},
  props: socialProps,
  migrations: [],
  group: "utility",
  rank: 60,
  icon: "Share2",
  isOffered: true,
  messages: MESSAGES.social,
  seed: () => ({
    props: {
      items: [item("a", "instagram"), item("b", "whatsapp"), item("c", "youtube"), item("d", "tiktok")],
      look: "brand",
      ground: "round",
      size: "small",
      align: "center",
      newTab: true,
    },
  }),
  panel: [
    {
      type: "items",
      prop: "items",
      max: MOST_ITEMS,
      item: [
        { type: "choice", prop: "network", options: [...NETWORKS] },
        { type: "text", prop: "address", maxLength: MOST_IN_ADDRESS },
      ],
      newItem: (id) => item(id, "instagram"),
    },
    { type: "choice", prop: "look", options: [...LOOKS] },
    { type: "choice", prop: "ground", options: [...GROUNDS] },
    { type: "choice", prop: "size", options: [...SIZES] },
    { type: "choice", prop: "align", options: [...PLACES] },
    { type: "toggle", prop: "newTab" },
  ],
  styleGroups: BOX_STYLES,
  // The sizes are in the markup. A mark without its address shows in the editor alone, pale.
  css: `:where(.v-social){display:flex;flex-wrap:wrap;gap:12px;width:100%;margin:0;padding:0;list-style:none;color:var(--color-heading)}
:where(.v-social-single){color:var(--color-button)}
:where(.v-social-bare){gap:8px}
:where(.v-social-center){justify-content:center}
:where(.v-social-end){justify-content:end}
:where(.v-social>li>*){display:grid;place-items:center;min-width:44px;min-height:44px;color:inherit;transition:opacity .15s ease-out}
:where(.v-social a:hover){opacity:.8}
:where(.v-social a:focus-visible){outline:3px solid var(--color-button);outline-offset:3px;border-radius:8px}
:where(.v-social-round a:focus-visible){border-radius:50%}
:where(.v-social svg){display:block}
:where(.v-social-no){opacity:.35}
:where(.v-social:not([data-block]) .v-social-no,.v-social.v-empty:not([data-block])){display:none}`,
  isUnfinished: ({ items }) => items.length === 0 || items.some(({ network, address }) => socialAddress(network, address) === null),
});
