import { inlineText, richText, webAddress, words } from "@vitrine/document";
import { z } from "zod";
import { BOX_STYLES, defineBlock } from "../define-block.ts";
import { MESSAGES } from "../registry/messages.ts";
import { isPlayable } from "./is-playable.ts";

export const audioProps = z.strictObject({
  /** Where the file is; one that is not at an https address is not played. Empty: not chosen yet. */
  url: webAddress,
  title: inlineText,
  /** What it is and how long it takes: browsers know nothing of it before it is played. */
  description: inlineText,
  /** What is said, for those who cannot or would rather not listen; opened by a click. */
  transcript: richText,
});

export const audio = defineBlock({
  kind: "audio",
  version: 1,
  category: "flow",
  slots: {},
  props: audioProps,
  migrations: [],
  group: "media",
  rank: 40,
  icon: "Headphones",
  isOffered: true,
  messages: MESSAGES.audio,
  seed: (language) => {
    const { title, description } = MESSAGES.audio[language].seed;
    return { props: { url: "", title: words(title), description: words(description), transcript: [] } };
  },
  panel: [
    { type: "sound", prop: "url" },
    { type: "inlineText", prop: "title" },
    { type: "inlineText", prop: "description" },
    { type: "richText", prop: "transcript" },
  ],
  inlineText: { title: "inline", description: "inline", transcript: "rich" },
  styleGroups: BOX_STYLES,
  reach: ({ url }) => (isPlayable(url) ? { media: [url] } : {}),
  // Browsers draw their controls in heights of their own: one that suits each is kept from the beginning. Chromium moves
  // their parts once it has measured them, and is let do so before they are seen.
  css: `:where(.v-audio){width:100%;max-width:640px;margin:0;padding:20px;border:1px solid var(--color-line);border-radius:12px;background:var(--color-background);font-family:var(--font-text);color:var(--color-text);overflow-wrap:anywhere}
:where(.v-audio.v-empty:not([data-block])){display:none}
:where(.v-audio>figcaption:has(>:not(:empty))){margin-block-end:16px}
:where(.v-audio .v-title){font:600 19px/1.35 var(--font-heading);color:var(--color-heading)}
:where(.v-audio p){margin:0}
:where(.v-audio p[data-edit]){min-height:1.4em}
:where(.v-audio .v-title+p){font-size:15px;line-height:1.5}
:where(.v-audio .v-title+p:not(:empty)){margin-block-start:4px}
:where(.v-audio a){color:var(--color-button);text-underline-offset:.16em}
:where(.v-audio .v-player){display:block;width:100%;height:54px;border-radius:27px;transition:visibility .3s step-end}
@starting-style{:where(.v-audio audio){visibility:hidden}}
:where(.v-audio[data-block] .v-player){pointer-events:none}
:where(.v-audio summary){width:fit-content;min-height:44px;margin-block-end:-12px;padding-block:10px;font-size:15px;color:var(--color-button);cursor:pointer}
:where(.v-audio .v-transcript){padding-block:12px;font-size:15px;line-height:1.6}
:where(.v-audio .v-transcript p+p){margin-block-start:.85em}
:where(.v-audio :focus-visible){outline:3px solid var(--color-button);outline-offset:3px}
:where(.v-audio.v-empty .v-player){border:1.5px dashed color-mix(in srgb,var(--color-text) 50%,transparent)}`,
  isUnfinished: ({ url }) => !isPlayable(url),
});
