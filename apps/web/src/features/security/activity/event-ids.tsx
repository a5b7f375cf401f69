import type { SecurityEvent } from "@vitrine/contract";
import type { ReactNode } from "react";

/** The ids of what support changed, for whoever asks about it: under the sentence, and out of its way. */
export function EventIds({ event: { kind, subject } }: { event: Pick<SecurityEvent, "kind" | "subject"> }): ReactNode {
  const [, ...ids] = kind === "support_deed" && subject ? subject.split(" ") : [];
  if (ids.length === 0) return null;
  return <code className="block font-mono text-caption break-all text-ink-faint select-all">{ids.join(" ")}</code>;
}
