import { clsx } from "clsx";
import type { ReactNode } from "react";
import { TONE_CLASS, type Tone } from "./tone.ts";

/** The state of one thing, in a word. */
export function StatusBadge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span
      className={clsx(
        "inline-flex h-6 items-center gap-1.5 rounded-pill px-2.5 text-caption font-medium whitespace-nowrap",
        TONE_CLASS[tone],
      )}
    >
      <span aria-hidden="true" className={clsx("size-1.5 rounded-pill bg-current", tone === "neutral" && "opacity-60")} />
      {children}
    </span>
  );
}
