import { Popover as Base } from "@base-ui/react/popover";
import { clsx } from "clsx";
import type { ReactElement, ReactNode } from "react";
import { popupClass } from "./popup-class.ts";

export interface PopoverProps {
  trigger: ReactElement;
  children: ReactNode;
  side?: "top" | "bottom" | "left" | "right" | undefined;
  align?: "start" | "center" | "end" | undefined;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Takes the keyboard once it is closed, in the place of its button. */
  goOn?: (() => void) | undefined;
}

/** A small panel beside the button that opens it. */
export function Popover({ trigger, children, side = "bottom", align = "start", open, onOpenChange, goOn }: PopoverProps) {
  return (
    <Base.Root {...(open === undefined ? {} : { open })} onOpenChange={(next) => onOpenChange?.(next)}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner side={side} align={align} sideOffset={6} collisionPadding={8} className="z-50">
          <Base.Popup
            finalFocus={
              goOn &&
              (() => {
                goOn();
                return false;
              })
            }
            className={clsx(popupClass, "max-h-(--available-height) min-w-56 overflow-y-auto p-4")}
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
