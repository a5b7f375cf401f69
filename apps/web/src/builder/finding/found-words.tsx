import { useCanvasWorld } from "../canvas/canvas-provider.tsx";
import type { WordPlace } from "./block-words.ts";

/** How much of what stands around found words is shown, in characters on each side. */
const AROUND = 28;

/** Found words among those around them, and the block they are in. */
export function FoundWords({ place: { blockId, text, span } }: { readonly place: WordPlace }) {
  const { describe } = useCanvasWorld().commands;
  const before = text.slice(Math.max(0, span.from - AROUND), span.from);
  const after = text.slice(span.to, span.to + AROUND);
  return (
    <p className="flex flex-col text-tool text-ink-soft">
      <span className="wrap-anywhere">
        {span.from > AROUND ? "…" : ""}
        {before}
        <mark className="rounded-[2px] bg-mar-soft text-ink">{text.slice(span.from, span.to)}</mark>
        {after}
        {text.length > span.to + AROUND ? "…" : ""}
      </span>
      <span className="truncate text-caption text-ink-faint">{describe(blockId)}</span>
    </p>
  );
}
