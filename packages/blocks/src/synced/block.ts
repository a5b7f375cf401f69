import { z } from "zod";
import { defineBlock } from "../define-block.ts";
import { MESSAGES } from "../registry/messages.ts";

export const syncedProps = z.strictObject({
  /** The account's section that it shows; empty for one that is its own by now. */
  sectionId: z.string().regex(/^(syn_[0-9a-hjkmnp-tv-z]{26})?$/),
  /** Which version of that its content was copied of. */
  version: z.number().int().min(0),
});

export const synced = defineBlock({
  kind: "synced",
  version: 1,
  category: "section",
  slots: { content: { accepts: ["section"], max: 1 } },
  props: syncedProps,
  migrations: [],
  notWithin: ["synced"],
  group: "layout",
  rank: 34,
  icon: "RefreshCw",
  isOffered: false,
  messages: MESSAGES.synced,
  seed: () => ({ props: { sectionId: "", version: 0 } }),
  panel: [],
  uncontrolled: ["sectionId", "version"],
  styleGroups: [],
  // What is seen is the section in it, and nothing around that.
  css: ":where(.v-synced){display:contents}",
});
