import { clsx } from "clsx";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger" | "quietDanger";
export type ButtonSize = "sm" | "md";

const VARIANTS: Readonly<Record<ButtonVariant, string>> = {
  primary: "bg-mar text-on-mar hover:bg-mar-strong active:bg-mar-strong",
  secondary: "bg-surface text-ink border border-line hover:bg-hover hover:border-line-strong active:bg-pressed",
  quiet: "text-ink-soft hover:bg-hover hover:text-ink active:bg-pressed",
  danger: "bg-danger text-on-danger hover:bg-danger-strong active:bg-danger-strong",
  quietDanger: "text-danger hover:bg-danger-soft active:bg-danger-soft",
};

const SIZES: Readonly<Record<ButtonSize, string>> = {
  sm: "h-8 px-3 text-tool rounded-sm gap-1.5 pointer-coarse:h-10",
  md: "h-10 px-4 text-tool rounded-md gap-2 pointer-coarse:h-11",
};

/** What a button looks like, for links that are one. */
export function buttonClass(variant: ButtonVariant = "secondary", size: ButtonSize = "md"): string {
  return clsx(
    "inline-flex shrink-0 items-center justify-center whitespace-nowrap font-medium no-underline select-none",
    "transition-colors duration-150 ease-out disabled:opacity-50 aria-disabled:opacity-50",
    VARIANTS[variant],
    SIZES[size],
  );
}
