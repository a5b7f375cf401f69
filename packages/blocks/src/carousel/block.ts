import { z } from "zod";
import { BOX_STYLES, defineBlock } from "../define-block.ts";
import { MESSAGES } from "../registry/messages.ts";
import { slideSeed } from "../slide/slide-seed.ts";
import { slidesAt } from "./slides-at.ts";

const MOST_SLIDES = 20;
const SECONDS = { min: 3, max: 20 } as const;

export const carouselProps = z.strictObject({
  /** What it shows, for those who do not see it. */
  label: z.string().max(120),
  /** How many slides are seen side by side on a wide screen. */
  perView: z.number().int().min(1).max(4),
  /** Whether a phone shows where the next slide begins. */
  isPeeking: z.boolean(),
  hasArrows: z.boolean(),
  hasDots: z.boolean(),
  isAutomatic: z.boolean(),
  /** How long a slide stays when they change by themselves. */
  seconds: z.number().int().min(SECONDS.min).max(SECONDS.max),
});

export const carousel = defineBlock({
  kind: "carousel",
  version: 1,
  category: "flow",
  slots: { slides: { accepts: ["part"], max: MOST_SLIDES } },
  props: carouselProps,
  migrations: [],
  notWithin: ["carousel", "tabs"],
  group: "layout",
  rank: 32,
  icon: "GalleryHorizontal",
  isOffered: true,
  messages: MESSAGES.carousel,
  seed: (language) => {
    const own = MESSAGES.carousel[language].seed;
    return {
      props: { label: own.label, perView: 3, isPeeking: true, hasArrows: true, hasDots: true, isAutomatic: false, seconds: 6 },
      slots: {
        slides: [
          slideSeed(own.firstTitle, own.firstText),
          slideSeed(own.secondTitle, own.secondText),
          slideSeed(own.thirdTitle, own.thirdText),
          slideSeed(own.fourthTitle, own.fourthText),
        ],
      },
    };
  },
  panel: [
    { type: "children", prop: "slides", child: "slide" },
    { type: "text", prop: "label", maxLength: 120 },
    { type: "number", prop: "perView", min: 1, max: 4 },
    { type: "toggle", prop: "isPeeking" },
    { type: "toggle", prop: "hasArrows" },
    { type: "toggle", prop: "hasDots" },
    { type: "toggle", prop: "isAutomatic" },
    { type: "number", prop: "seconds", ...SECONDS, unit: "s", when: { prop: "isAutomatic", is: [true] } },
  ],
  styleGroups: ["layout", "own", ...BOX_STYLES],
  columnsAt: slidesAt,
  // On the canvas the slides stand in rows, so that each can be reached; visitors move them sideways.
  css: `:where(.v-carousel){--v-n:1;display:grid;grid-template-columns:minmax(0,1fr);gap:20px;width:100%}
:where(.v-slides-2){--v-n:2}
:where(.v-slides-3){--v-n:3}
:where(.v-slides-4){--v-n:4}
@media (max-width:1024px){:where(.v-slides-3,.v-slides-4){--v-n:2}}
@media (max-width:767px){:where(.v-carousel){--v-n:1}:where(.v-slides-peek:not([data-block])){--v-n:1.15}}
:where(.v-slides){position:relative;display:flex;gap:inherit;align-items:inherit;margin:-4px;padding:4px;overflow:auto hidden;overscroll-behavior-x:contain;scroll-snap-type:x mandatory;scroll-padding:4px;scroll-behavior:smooth;scrollbar-width:none}
:where(.v-slides>*){flex:0 0 calc((100% - (var(--v-n) - 1)*var(--v-gap,20px))/var(--v-n));scroll-snap-align:start}
:where([data-block]>.v-slides){display:grid;grid-template-columns:repeat(var(--v-n),minmax(0,1fr));overflow:visible}
:where(.v-slides:focus-visible,.v-slide-bar :focus-visible){outline:2px solid var(--color-button);outline-offset:2px}
:where(.v-slide-bar){display:flex;justify-content:end;gap:8px;font:15px/44px var(--font-text);color:var(--color-text)}
:where(.v-slide-bar button){display:grid;place-items:center;width:44px;height:44px;border:0;border-radius:50%;background:0 0;color:inherit;cursor:pointer}
:where(.v-slide-bar>button){background:color-mix(in srgb,currentColor 9%,transparent)}
:where(.v-slide-bar>[data-off]>:first-child,.v-slide-bar>:not([data-off])>svg+svg){display:none}
:where(.v-slide-dots){display:flex;flex:1}
:where(.v-slide-dots>:first-child){margin-inline-start:-8px}
:where(.v-slide-dots:empty)::before{content:"• • •"}
:where(.v-slide-dots>*)::before{content:"";width:28px;height:4px;border-radius:2px;background:color-mix(in srgb,currentColor 60%,var(--color-background))}
:where(.v-slide-dots>[aria-current])::before{height:6px;background:var(--color-button)}
:where(.v-carousel:not([data-block]):has(>.v-slides:empty)){display:none}
@media (scripting:none){:where(.v-slides){scrollbar-width:auto}:where(.v-slide-bar){display:none}}`,
});
