import { imageReference, webAddress } from "@vitrine/document";
import { z } from "zod";
import { BOX_STYLES, defineBlock } from "../define-block.ts";
import { MESSAGES } from "../registry/messages.ts";
import { VIDEO_SOURCES, videoAddress } from "./address.ts";

export const VIDEO_RATIOS = ["16:9", "9:16", "4:3", "1:1"] as const;

export const videoProps = z.strictObject({
  source: z.enum(VIDEO_SOURCES),
  /** Where the video is; one that is not of its source shows nothing. Empty: not chosen yet. */
  url: webAddress,
  /** The still before the first click. */
  poster: imageReference.nullable(),
  /** What the video is about, for those who do not see the still. */
  title: z.string().max(200),
  ratio: z.enum(VIDEO_RATIOS),
});

export const video = defineBlock({
  kind: "video",
  version: 1,
  category: "flow",
  slots: {},
  props: videoProps,
  migrations: [],
  group: "media",
  rank: 20,
  icon: "Clapperboard",
  isOffered: true,
  messages: MESSAGES.video,
  seed: (language) => ({
    props: { source: "youtube", url: "", poster: null, title: MESSAGES.video[language].seed.title, ratio: "16:9" },
  }),
  panel: [
    { type: "choice", prop: "source", options: [...VIDEO_SOURCES] },
    { type: "link", prop: "url" },
    { type: "text", prop: "title", maxLength: 200 },
    { type: "image", prop: "poster" },
    { type: "choice", prop: "ratio", options: [...VIDEO_RATIOS] },
  ],
  styleGroups: [...BOX_STYLES, "picture"],
  reach: ({ source, url }) => {
    const address = videoAddress(source, url);
    if (!address) return {};
    return address.player ? { frames: [address.player] } : { media: [address.watch] };
  },
  css: `:where(.v-video){position:relative;width:100%;aspect-ratio:16/9;overflow:hidden;border-radius:8px;background:#161d24}
:where(.v-video.v-9x16){aspect-ratio:9/16;max-width:420px}
:where(.v-video.v-4x3){aspect-ratio:4/3}
:where(.v-video.v-1x1){aspect-ratio:1}
:where(.v-video.v-empty:not([data-block])){display:none}
:where(.v-video>*){position:absolute;inset:0;width:100%;height:100%;border:0}
:where(.v-video>a){display:grid;place-items:center;color:#fff;text-decoration:none}
:where(.v-video>a:focus-visible){outline:4px solid #fff;outline-offset:-8px}
:where(.v-video img){position:absolute;inset:0;width:100%;height:100%;object-fit:cover}
:where(.v-video .v-play){position:relative;display:grid;place-items:center;width:76px;height:76px;border-radius:50%;background:var(--color-button);color:var(--color-on-button);box-shadow:0 0 0 3px #ffffffd9,0 4px 24px #0006;transition:scale .15s ease-out}
:where(.v-video>a:hover>.v-play){scale:1.06}
:where(.v-video .v-play)::before{content:"";margin-inline-start:6px;border-block:14px solid transparent;border-inline-start:22px solid currentColor}
:where(.v-video .v-title){position:absolute;inset:auto 0 0;padding:16px 20px;font:600 16px/1.35 var(--font-text)}
@media (max-width:767px){:where(.v-video .v-play){width:60px;height:60px}}`,
  isUnfinished: ({ source, url }) => videoAddress(source, url) === null,
});
