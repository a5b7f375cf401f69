import { href, imageReference } from "@vitrine/document";
import { z } from "zod";
import { BOX_STYLES, defineBlock } from "../define-block.ts";
import { MESSAGES } from "../registry/messages.ts";

export const imageProps = z.strictObject({
  image: imageReference.nullable(),
  /** What it shows, for those who do not see it; empty for decoration. */
  alt: z.string().max(300),
  /** Where a click leads; empty for nowhere. */
  href,
  newTab: z.boolean(),
});

export const image = defineBlock({
  kind: "image",
  version: 1,
  category: "flow",
  slots: {},
  props: imageProps,
  migrations: [],
  group: "media",
  rank: 10,
  icon: "Image",
  isOffered: true,
  messages: MESSAGES.image,
  seed: () => ({ props: { image: null, alt: "", href: "", newTab: false } }),
  panel: [
    { type: "image", prop: "image", alt: "alt", isExpected: true },
    { type: "text", prop: "alt", maxLength: 300 },
    { type: "link", prop: "href" },
    { type: "toggle", prop: "newTab" },
  ],
  styleGroups: [...BOX_STYLES, "picture"],
  // A linked image fills its link by least and most width, not by width: the width attribute then still gives
  // the link its size before the file is there. The empty place shows in the editor alone.
  css: `:where(.v-image){display:block;max-width:100%;height:auto}
:where(a.v-image){width:fit-content;overflow:hidden}
:where(a.v-image:focus-visible){outline:3px solid var(--color-button);outline-offset:3px}
:where(a.v-image>img){display:block;min-width:100%;max-width:100%;min-height:100%;height:auto;object-fit:inherit;object-position:inherit}
:where(.v-image.v-empty){display:none}
:where(.v-image.v-empty[data-block]){display:block;width:100%;min-height:220px;border-radius:8px;background:#8893a12e url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%238893a1' stroke-width='1.5'%3E%3Crect x='3' y='4' width='18' height='16' rx='2'/%3E%3Ccircle cx='9' cy='10' r='1.8'/%3E%3Cpath d='m3 18 5-4 3 2 5-5 5 5'/%3E%3C/svg%3E") center/48px no-repeat}`,
});
