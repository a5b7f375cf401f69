import { Menu as Base } from "@base-ui/react/menu";
import { clsx } from "clsx";
import { type ReactElement, type ReactNode, useId, useState } from "react";
import { isByAnchor } from "./is-by-anchor.ts";
import { popupClass } from "./popup-class.ts";

export interface MenuItem {
  readonly label: string;
  readonly icon?: ReactNode;
  readonly onSelect: () => void;
  readonly isDangerous?: boolean | undefined;
  /** As shown: `Ctrl D`. */
  readonly shortcut?: string | undefined;
  readonly isDisabled?: boolean | undefined;
  /** Why it cannot be used just now, asked when the menu opens; null where it can. */
  readonly refusedBecause?: (() => string | null) | undefined;
  /** Who has the keyboard once the menu is closed, when it is not its button. */
  readonly goOnFrom?: (() => HTMLElement | null) | undefined;
}

export interface MenuProps {
  /** The button that opens it: a `Button`, an `IconButton`, or anything that takes their props. */
  trigger: ReactElement;
  items: readonly (MenuItem | "separator")[];
  align?: "start" | "end" | undefined;
}

function labelOf(item: MenuItem | "separator" | undefined): string {
  return typeof item === "object" ? item.label : "";
}

/** Actions on one thing. */
export function Menu({ trigger, items, align = "end" }: MenuProps) {
  const { goOnFrom, chosen, reset } = useGoingOn();
  return (
    <Base.Root
      modal={false}
      onOpenChange={(isOpen) => {
        if (isOpen) reset();
      }}
    >
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner align={align} sideOffset={4} className="z-50">
          <Base.Popup finalFocus={goOnFrom} className={clsx(popupClass, "max-h-(--available-height) min-w-48 overflow-y-auto p-1")}>
            <Items items={items} onChosen={chosen} />
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

export interface MenuAtProps extends Omit<MenuProps, "trigger"> {
  /** The button it hangs from, which opens and closes it and names it. */
  anchor: HTMLElement | null;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The same for a button that stands before this is fetched. */
export function MenuAt({ anchor, isOpen, onOpenChange, items, align = "end" }: MenuAtProps) {
  const { goOnFrom, chosen, reset } = useGoingOn();
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    if (isOpen) reset();
  }
  return (
    <Base.Root
      modal={false}
      open={isOpen}
      onOpenChange={(next, { event }) => {
        if (next || !isByAnchor(event, anchor)) onOpenChange(next);
      }}
    >
      <Base.Portal>
        <Base.Positioner anchor={anchor} align={align} sideOffset={4} className="z-50">
          <Base.Popup
            aria-labelledby={anchor?.id}
            finalFocus={goOnFrom}
            className={clsx(popupClass, "max-h-(--available-height) min-w-48 overflow-y-auto p-1")}
          >
            <Items items={items} onChosen={chosen} />
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

/**
 * Who has the keyboard next. Given only when an item asks for it: without it the focus stays with what has taken it
 * meanwhile, such as a box that an item has opened, or a field that was pressed.
 */
function useGoingOn() {
  const [goOnFrom, setGoOnFrom] = useState<MenuItem["goOnFrom"]>();
  return { goOnFrom, chosen: (item: MenuItem) => setGoOnFrom(() => item.goOnFrom), reset: () => setGoOnFrom(undefined) };
}

function Items({ items, onChosen }: { items: MenuProps["items"]; onChosen: (item: MenuItem) => void }) {
  return items.map((item, index) => {
    if (item === "separator") return <Base.Separator key={`below ${labelOf(items[index - 1])}`} className="mx-2 my-1 h-px bg-line" />;
    return <ItemOfMenu key={item.label} item={item} onChosen={() => onChosen(item)} />;
  });
}

function ItemOfMenu({ item, onChosen }: { item: MenuItem; onChosen: () => void }) {
  const [reason] = useState(() => item.refusedBecause?.() ?? null);
  const id = useId();
  return (
    <Base.Item
      disabled={item.isDisabled === true || reason !== null}
      aria-describedby={reason === null ? undefined : id}
      onClick={() => {
        onChosen();
        item.onSelect();
      }}
      className={clsx(
        "flex min-h-8 cursor-pointer items-center gap-2.5 rounded-sm px-2.5 text-tool outline-none select-none data-disabled:cursor-not-allowed data-disabled:opacity-45 pointer-coarse:min-h-11",
        item.isDangerous ? "text-danger data-highlighted:bg-danger-soft" : "text-ink data-highlighted:bg-hover",
        reason !== null && "max-w-72 py-1.5 data-disabled:opacity-100",
      )}
    >
      {item.icon ? <span className={item.isDangerous ? undefined : "text-ink-faint"}>{item.icon}</span> : null}
      <span className="flex flex-1 flex-col">
        <span className={reason === null ? undefined : "text-ink-faint"}>{item.label}</span>
        {reason === null ? null : (
          <span id={id} className="text-caption text-ink-soft">
            {reason}
          </span>
        )}
      </span>
      {item.shortcut ? <kbd className="pl-4 font-sans text-caption text-ink-faint">{item.shortcut}</kbd> : null}
    </Base.Item>
  );
}
