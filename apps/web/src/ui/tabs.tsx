import { Tabs as Base } from "@base-ui/react/tabs";
import { clsx } from "clsx";
import type { ReactNode } from "react";

export interface Tab<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly panel: ReactNode;
}

export interface TabsProps<Value extends string> {
  value: Value;
  onValueChange: (value: Value) => void;
  tabs: readonly Tab<Value>[];
}

/** Views of one thing, one at a time; arrow keys move between them. */
export function Tabs<Value extends string>({ value, onValueChange, tabs }: TabsProps<Value>) {
  // Four stand closer, so that they fit into a drawer.
  const isCrowded = tabs.length > 3;
  return (
    <Base.Root value={value} onValueChange={(next: Value) => onValueChange(next)} className="flex min-h-0 flex-col">
      <Base.List className={clsx("relative flex shrink-0 border-b border-line px-2", isCrowded || "gap-1")}>
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            className={clsx(
              "h-10 rounded-sm text-tool text-ink-soft transition-colors duration-150 hover:text-ink focus-visible:-outline-offset-2 data-active:font-medium data-active:text-ink",
              isCrowded ? "px-2" : "px-3",
            )}
          >
            {tab.label}
          </Base.Tab>
        ))}
        <Base.Indicator className="absolute bottom-[-1px] left-0 h-0.5 w-(--active-tab-width) translate-x-(--active-tab-left) bg-mar transition-all duration-150 ease-out" />
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className="min-h-0 flex-1 overflow-y-auto focus-visible:-outline-offset-2">
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
