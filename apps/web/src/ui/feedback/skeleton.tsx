import { clsx } from "clsx";

/** The place something will fill; give it the size of what comes, so that nothing moves. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={clsx("block animate-breathe rounded-sm bg-pressed", className)} />;
}
