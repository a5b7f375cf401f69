import { type KeyboardEvent, type MouseEvent, type ReactElement, type Ref, useId, useState } from "react";

/** What a button takes that opens a popup. */
export interface PopupButtonProps {
  readonly id?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  readonly onKeyDown?: ((event: KeyboardEvent<HTMLButtonElement>) => void) | undefined;
  readonly "aria-haspopup"?: "menu" | "dialog" | undefined;
  readonly "aria-expanded"?: boolean | undefined;
  readonly "data-popup-open"?: "" | undefined;
}

/** The button itself: anything that hands these props to a `button`. */
export type PopupButton = ReactElement<PopupButtonProps>;

/**
 * Opens and closes a popup by a button that stands, and keeps the focus, before and after the popup's code comes.
 * @returns what the button takes, and the popup; `isWanted` is false until it is first opened, and there is nothing to fetch.
 */
export function usePopupButton(type: "menu" | "dialog") {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [isWanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const open = (next: boolean): void => {
    setWanted(true);
    setOpen(next);
  };
  const button: PopupButtonProps = {
    id,
    ref: setAnchor,
    "aria-haspopup": type,
    "aria-expanded": isOpen,
    "data-popup-open": isOpen ? "" : undefined,
    onClick: () => open(!isOpen),
    onKeyDown: (event) => {
      if (type !== "menu" || (event.key !== "ArrowDown" && event.key !== "ArrowUp")) return;
      event.preventDefault();
      open(true);
    },
  };
  const onMissing = (): void => {
    setOpen(false);
    setWanted(false);
  };
  return { button, popup: { anchor, isOpen, onOpenChange: setOpen, onMissing }, isWanted };
}
