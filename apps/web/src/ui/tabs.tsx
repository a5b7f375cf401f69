import { clsx } from "clsx";
import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";

export interface Tab<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Over the label; for all of them or for none. */
  readonly icon?: ReactNode;
  readonly panel: ReactNode;
}

export interface TabsProps<Value extends string> {
  value: Value;
  onValueChange: (value: Value) => void;
  tabs: readonly Tab<Value>[];
}

/** A view that scrolls is a stop of its own. */
const REACHED_BY_KEYS = { tabIndex: 0 };

/** Which of `count` tabs a key leads to from the one at `index`; null for other keys. Arrows go round, the way the text runs. */
function tabAfter(key: string, index: number, count: number, isRightToLeft: boolean): number | null {
  switch (key) {
    case "Home":
      return 0;
    case "End":
      return count - 1;
    case "ArrowLeft":
    case "ArrowRight":
      return (index + ((key === "ArrowRight") === isRightToLeft ? count - 1 : 1)) % count;
    default:
      return null;
  }
}

/** Views of one thing, one at a time; arrow keys move between them, Enter and the space bar choose. */
export function Tabs<Value extends string>({ value, onValueChange, tabs }: TabsProps<Value>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  // With pictures six stand in a drawer; without, four stand closer.
  const hasIcons = tabs.some(({ icon }) => icon !== undefined);
  const isCrowded = tabs.length > 3;
  const move = (event: KeyboardEvent<HTMLElement>, index: number): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = tabAfter(event.key, index, tabs.length, getComputedStyle(event.currentTarget).direction === "rtl");
    if (next === null) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  const shown = tabs.find((tab) => tab.value === value);
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div
        ref={list}
        role="tablist"
        className={clsx("flex shrink-0 border-b border-line", hasIcons ? "px-1" : "px-2", isCrowded || "gap-1")}
      >
        {tabs.map((tab, index) => {
          const isShown = tab === shown;
          return (
            <button
              key={tab.value}
              type="button"
              role="tab"
              id={`${id}-${tab.value}-tab`}
              aria-selected={isShown}
              aria-controls={isShown ? `${id}-${tab.value}` : undefined}
              tabIndex={isShown ? 0 : -1}
              onClick={() => {
                if (!isShown) onValueChange(tab.value);
              }}
              onKeyDown={(event) => move(event, index)}
              className={clsx(
                "relative rounded-sm text-ink-soft transition-colors duration-150 hover:text-ink focus-visible:-outline-offset-2 aria-selected:font-medium aria-selected:text-ink",
                "after:absolute after:inset-x-0 after:-bottom-px after:h-0.5 after:scale-x-0 after:bg-mar after:transition-transform after:duration-150 after:ease-out aria-selected:after:scale-x-100",
                hasIcons
                  ? "flex h-13 min-w-0 flex-auto flex-col items-center justify-center gap-1 px-0.5 text-caption"
                  : clsx("h-10 text-tool", isCrowded ? "px-2" : "px-3"),
              )}
            >
              {tab.icon ? <span aria-hidden="true">{tab.icon}</span> : null}
              {tab.label}
            </button>
          );
        })}
      </div>
      {shown ? (
        <div
          key={shown.value}
          role="tabpanel"
          id={`${id}-${shown.value}`}
          aria-labelledby={`${id}-${shown.value}-tab`}
          {...REACHED_BY_KEYS}
          className="min-h-0 flex-1 overflow-y-auto focus-visible:-outline-offset-2"
        >
          {shown.panel}
        </div>
      ) : null}
    </div>
  );
}
