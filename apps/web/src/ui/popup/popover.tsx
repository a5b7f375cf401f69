import { Popover as Base } from "@base-ui/react/popover";
import { clsx } from "clsx";
import type { ReactElement, ReactNode } from "react";
import { isByAnchor } from "./is-by-anchor.ts";
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

export interface PopoverAtProps extends Pick<PopoverProps, "children" | "align"> {
  /** The button it hangs from, which opens and closes it and names it. */
  anchor: HTMLElement | null;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The same for a button that stands before this is fetched. */
export function PopoverAt({ anchor, isOpen, onOpenChange, children, align = "start" }: PopoverAtProps) {
  return (
    <Base.Root
      open={isOpen}
      onOpenChange={(next, { event }) => {
        if (next || !isByAnchor(event, anchor)) onOpenChange(next);
      }}
    >
      <Base.Portal>
        <Base.Positioner anchor={anchor} align={align} sideOffset={6} collisionPadding={8} className="z-50">
          <Base.Popup aria-labelledby={anchor?.id} className={clsx(popupClass, "max-h-(--available-height) min-w-56 overflow-y-auto p-4")}>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
