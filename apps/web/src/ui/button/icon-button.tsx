import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { Tooltip, type TooltipProps } from "../popup/tooltip.tsx";
import type { ButtonSize } from "./button-class.ts";

export interface IconButtonProps extends Omit<ComponentProps<"button">, "children"> {
  /** What pressing it does; read aloud, and shown on hover and focus. */
  label: string;
  icon: ReactNode;
  size?: ButtonSize | undefined;
  /** For a button that stays pressed; leave out where there is no such state. */
  isActive?: boolean | undefined;
  /** As shown beside the label: `Ctrl Z`. */
  shortcut?: string | undefined;
  tooltipSide?: TooltipProps["side"];
}

/** A button whose picture says enough; its name comes as a tooltip. */
export function IconButton({
  label,
  icon,
  size = "md",
  isActive,
  shortcut,
  tooltipSide,
  className,
  type = "button",
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip label={label} shortcut={shortcut} side={tooltipSide}>
      <button
        {...rest}
        type={type}
        aria-label={label}
        aria-pressed={isActive}
        className={clsx(
          "inline-flex shrink-0 items-center justify-center transition-colors duration-150 ease-out disabled:opacity-40",
          "hover:bg-hover hover:text-ink active:bg-pressed data-popup-open:bg-hover",
          size === "sm" ? "size-8 rounded-sm pointer-coarse:size-10" : "size-10 rounded-md pointer-coarse:size-11",
          isActive ? "bg-mar-soft text-mar" : "text-ink-soft",
          className,
        )}
      >
        {icon}
      </button>
    </Tooltip>
  );
}
