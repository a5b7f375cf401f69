import { cloneElement } from "react";
import type { MenuProps } from "../../ui/popup/menu.tsx";
import { loadLater } from "../load-later.tsx";
import { type PopupButton, usePopupButton } from "./use-popup-button.ts";

const MenuAt = loadLater(async () => (await import("./popups.ts")).MenuAt);

export interface LaterMenuProps extends Omit<MenuProps, "trigger"> {
  trigger: PopupButton;
}

/** Actions on one thing, for what is in the editor's first picture: the button comes alone. */
export function LaterMenu({ trigger, ...menu }: LaterMenuProps) {
  const { button, popup, isWanted } = usePopupButton("menu");
  return (
    <>
      {cloneElement(trigger, button)}
      {isWanted ? <MenuAt {...menu} {...popup} /> : null}
    </>
  );
}
