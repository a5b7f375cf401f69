import { webAddress } from "@vitrine/document";
import { z } from "zod";
import { BOX_STYLES, defineBlock } from "../define-block.ts";
import { MESSAGES } from "../registry/messages.ts";
import { readAddress } from "./read-address.ts";
import { EMBED_SIZES, embeddedAt } from "./services.ts";

export const EMBED_SHAPES = ["own", ...EMBED_SIZES] as const;
export const EMBED_LOADS = ["click", "near"] as const;

const MOST_TITLE = 120;

export const embedProps = z.strictObject({
  /** What people share: turned into the address of a frame where the service is known. Empty: not chosen yet. */
  url: webAddress.refine((url) => url === "" || readAddress(url) !== null, { message: "unsafe_link" }),
  /** What it is; without it, the name of where it comes from. */
  title: z.string().max(MOST_TITLE),
  /** `own`: as what is embedded usually takes. */
  shape: z.enum(EMBED_SHAPES),
  /** Whether it waits for a click, or is fetched once it comes near the screen. */
  loads: z.enum(EMBED_LOADS),
});

/** What is embedded by an address as its owner gave it; null for what cannot be. */
export function embeddedBy(url: string): ReturnType<typeof embeddedAt> {
  const address = readAddress(url);
  return address && embeddedAt(address);
}

export const embed = defineBlock({
  kind: "embed",
  version: 1,
  category: "flow",
  slots: {},
  props: embedProps,
  migrations: [],
  group: "media",
  rank: 44,
  icon: "AppWindow",
  isOffered: true,
  messages: MESSAGES.embed,
  seed: () => ({ props: { url: "", title: "", shape: "own", loads: "click" } }),
  panel: [
    { type: "link", prop: "url" },
    { type: "text", prop: "title", maxLength: MOST_TITLE },
    { type: "choice", prop: "shape", options: [...EMBED_SHAPES] },
    { type: "choice", prop: "loads", options: [...EMBED_LOADS] },
  ],
  styleGroups: BOX_STYLES,
  reach: ({ url }) => {
    const embedded = embeddedBy(url);
    return embedded ? { frames: [embedded.frame] } : {};
  },
  css: `:where(.v-embed){position:relative;width:100%;aspect-ratio:16/9;overflow:hidden;border:1px solid var(--color-line);border-radius:12px;background:color-mix(in srgb,var(--color-text) 6%,var(--color-background));color:var(--color-text);font:16px/1.4 var(--font-text);overflow-wrap:anywhere}
:where(.v-embed.v-empty:not([data-block])){display:none}
:where(.v-embed.v-9x16){aspect-ratio:9/16;max-width:420px}
:where(.v-embed.v-4x3){aspect-ratio:4/3}
:where(.v-embed.v-1x1){aspect-ratio:1}
:where(.v-embed.v-strip,.v-embed.v-half,.v-embed.v-tall){aspect-ratio:auto;height:152px}
:where(.v-embed.v-half){height:400px}
:where(.v-embed.v-tall){height:720px}
:where(.v-embed>*){position:absolute;inset:0;display:flex;flex-direction:column;align-items:center;justify-content:center;gap:12px;width:100%;height:100%;padding:12px 20px;border:0;text-align:center;color:inherit;text-decoration:none}
:where(.v-embed>iframe){padding:0;background:#fff}
:where(.v-embed>a:focus-visible){outline:3px solid var(--color-button);outline-offset:-6px}
:where(.v-embed .v-embed-mark){flex:none;width:40px;height:40px;fill:none;stroke:var(--color-button);stroke-width:1.75;stroke-linecap:round}
:where(.v-embed .v-embed-what){display:grid;gap:4px}
:where(.v-embed b){display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden;font:600 18px/1.3 var(--font-heading);color:var(--color-heading)}
:where(.v-embed small){font-size:14px}
:where(.v-embed .v-embed-show){flex:none;min-height:44px;padding:11px 20px;border-radius:8px;background:var(--color-button);color:var(--color-on-button);font-weight:600}
:where(.v-embed.v-strip>*){flex-direction:row;justify-content:flex-start;text-align:start}
:where(.v-embed.v-strip .v-embed-what){flex:1 1 0}
@media (max-width:767px){:where(.v-embed.v-strip>*){flex-wrap:wrap;align-content:center}:where(.v-embed.v-strip .v-embed-show){flex:1 1 100%;text-align:center}:where(.v-embed>*){gap:8px;padding:8px 12px}}`,
  // A known service is framed by an address made here; what stands behind any other only its owner can know.
  ownCode: ({ url }) => (embeddedBy(url)?.sort === "page" ? [url] : null),
  isUnfinished: ({ url }) => embeddedBy(url) === null,
});
