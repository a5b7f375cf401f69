import { clsx } from "clsx";
import type { ComponentProps, ReactNode } from "react";
import { Spinner } from "../feedback/spinner.tsx";
import { type ButtonSize, type ButtonVariant, buttonClass } from "./button-class.ts";

export interface ButtonProps extends ComponentProps<"button"> {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Shows that its work is under way; presses do nothing meanwhile, and focus stays. */
  isBusy?: boolean | undefined;
  icon?: ReactNode;
}

/** Says what happens with a verb. One `primary` on a screen. */
export function Button({ variant, size, isBusy = false, icon, className, children, onClick, type = "button", ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={isBusy ? "button" : type}
      className={clsx(buttonClass(variant, size), className)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest["aria-disabled"]}
      onClick={isBusy ? undefined : onClick}
    >
      {isBusy ? <Spinner /> : icon}
      {children}
    </button>
  );
}
