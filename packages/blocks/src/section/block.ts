import { z } from "zod";
import { defineBlock } from "../define-block.ts";
import { messages } from "./messages.ts";

export const sectionProps = z.strictObject({
  /** The element: what the section is to readers of the page's outline. */
  tag: z.enum(["section", "header", "footer", "main"]),
});

export const section = defineBlock({
  kind: "section",
  version: 1,
  category: "section",
  slots: { content: { accepts: ["flow", "box"] } },
  props: sectionProps,
  migrations: [],
  group: "layout",
  isOffered: true,
  messages,
  seed: () => ({ props: { tag: "section" } }),
  panel: [{ type: "choice", prop: "tag", options: ["section", "header", "footer", "main"] }],
  css: `:where(.v-section){padding:64px 24px}
:where(.v-section>.v-in){display:flex;flex-direction:column;gap:24px;max-width:1080px;margin-inline:auto}
@media (max-width:767px){:where(.v-section){padding:40px 20px}}`,
  hasClient: false,
});
