import { MACRO_ATTRIBUTE } from "@vitrine/blocks";
import { FAR_MARK } from "./far-sections.ts";

/** What the canvas adds to the page's own look: nothing that changes how a block is laid out once it has content. */
export const CANVAS_CSS = `html{cursor:default;-webkit-user-select:none;user-select:none;-webkit-touch-callout:none;scroll-behavior:auto}
body{min-height:100vh}
#canvas{display:contents}
a,button,label,summary,input,select,textarea{cursor:inherit}
img,video{-webkit-user-drag:none}
[contenteditable=true]{cursor:text;-webkit-user-select:text;user-select:text;outline:none}
bdi[${MACRO_ATTRIBUTE}]{border-radius:.15em;background:color-mix(in srgb,currentColor 14%,#0000);box-shadow:0 0 0 .08em color-mix(in srgb,currentColor 40%,#0000);-webkit-box-decoration-break:clone;box-decoration-break:clone}
[contenteditable=true] bdi[${MACRO_ATTRIBUTE}]{cursor:pointer}
bdi.ProseMirror-selectednode{outline:2px solid #0b6e7a;outline-offset:2px}
[${FAR_MARK}]{content-visibility:auto;contain-intrinsic-block-size:auto 640px}
[data-empty-slot]{box-sizing:border-box;flex:1 1 auto;align-self:stretch;display:flex;align-items:center;justify-content:center;min-height:72px;min-width:72px;padding:16px;border:1.5px dashed #8b979f;border-radius:8px;background:#f6f8f8;color:#4b5963;font:500 14px/1.4 system-ui,sans-serif;letter-spacing:normal;text-transform:none;text-align:center}
[data-empty-slot][data-empty-page]{flex-direction:column;gap:8px;min-height:calc(100vh - 48px);margin:24px;font-size:15px}
[data-empty-page]>svg{color:#0b6e7a;margin-block-end:8px}
[data-empty-page]>strong{font-weight:650;font-size:21px;color:#14202b;letter-spacing:-.01em}
.canvas-placeholder.canvas-placeholder{box-sizing:border-box;padding:16px 20px;border:1.5px dashed #a9741c;border-radius:8px;background:#fdf6e9;color:#5d3f0a;font:500 14px/1.45 system-ui,sans-serif;letter-spacing:normal;text-align:start;text-transform:none}`;
