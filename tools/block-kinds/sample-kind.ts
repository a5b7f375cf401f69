/** A kind to be added, as a person would write it: every file of its folder, by path in it. */
export const SAMPLE_KIND = "audio-note";

const words = (label: string, title: string, listen: string) =>
  `${JSON.stringify({ label, fields: { url: "URL", title }, seed: { title: label }, visitor: { listen } }, null, 2)}\n`;

export const SAMPLE_FILES: Readonly<Record<string, string>> = {
  "block.ts": `import { webAddress } from "@vitrine/document";
import { z } from "zod";
import { BOX_STYLES, defineBlock } from "../define-block.ts";
import { MESSAGES } from "../registry/messages.ts";

export const audioNoteProps = z.strictObject({ url: webAddress, title: z.string().max(200) });

export const audioNote = defineBlock({
  kind: "audio-note",
  version: 1,
  category: "flow",
  slots: {},
  props: audioNoteProps,
  migrations: [],
  group: "media",
  rank: 15,
  icon: "AudioLines",
  isOffered: true,
  messages: MESSAGES["audio-note"],
  seed: (language) => ({ props: { url: "https://cdn.example/nota.mp3", title: MESSAGES["audio-note"][language].seed.title } }),
  panel: [
    { type: "link", prop: "url" },
    { type: "text", prop: "title", maxLength: 200 },
  ],
  styleGroups: BOX_STYLES,
  reach: ({ url }) => ({ media: [url] }),
  css: ":where(.v-audio-note){display:block}",
});
`,
  "view.tsx": `import type { z } from "zod";
import type { BlockView } from "../view.ts";
import type { audioNoteProps } from "./block.ts";

export const AudioNoteView: BlockView<z.infer<typeof audioNoteProps>> = ({ props, root, page }) => (
  <a {...root} href={props.url} data-v="audio-note" aria-label={page.words("audio-note").listen}>
    {props.title}
  </a>
);
`,
  "client.ts": `for (const note of document.querySelectorAll<HTMLAnchorElement>('a[data-v="audio-note"]')) note.dataset.isHeard = "no";
`,
  "messages/pt.json": words("Nota de voz", "Título", "Ouvir"),
  "messages/en.json": words("Voice note", "Title", "Listen"),
  "messages/es.json": words("Nota de voz", "Título", "Escuchar"),
};
