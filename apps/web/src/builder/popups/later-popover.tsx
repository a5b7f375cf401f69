import { cloneElement } from "react";
import type { PopoverProps } from "../../ui/popup/popover.tsx";
import { loadLater } from "../load-later.tsx";
import { type PopupButton, usePopupButton } from "./use-popup-button.ts";

const PopoverAt = loadLater(async () => (await import("./popups.ts")).PopoverAt);

export interface LaterPopoverProps extends Pick<PopoverProps, "children" | "align"> {
  trigger: PopupButton;
}

/** A small panel beside a button, for what is in the editor's first picture: the button comes alone. */
export function LaterPopover({ trigger, ...panel }: LaterPopoverProps) {
  const { button, popup, isWanted } = usePopupButton("dialog");
  return (
    <>
      {cloneElement(trigger, button)}
      {isWanted ? <PopoverAt {...panel} {...popup} /> : null}
    </>
  );
}
