import { clsx } from "clsx";

/** The look that every box one types or chooses in shares. */
export function controlClass(hasError: boolean): string {
  return clsx(
    "w-full rounded-md border bg-surface text-ink transition-colors duration-150 ease-out",
    "focus-visible:outline-2 focus-visible:outline-offset-0 focus-visible:outline-mar disabled:opacity-60",
    hasError ? "border-danger" : "border-line-strong hover:border-ink-faint",
  );
}
