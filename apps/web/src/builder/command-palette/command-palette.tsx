import { Dialog as Base } from "@base-ui/react/dialog";
import { Search } from "lucide-react";
import { type KeyboardEvent, useId, useMemo, useRef, useState } from "react";
import { useText } from "../../platform/language/use-text.ts";
import { findItems, foldItems } from "./find-items.ts";
import { PaletteOption } from "./palette-option.tsx";
import { recentCommands, rememberCommand } from "./recent-commands.ts";
import { type RunnableItem, usePaletteItems } from "./use-palette-items.ts";

/** Everything that the editor does, by typing what it is called: commands with their keys, blocks to add, layers to go to. */
export function CommandPalette({ onClose }: { onClose(): void }) {
  const t = useText("builder");
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [items] = useState(usePaletteItems());
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(0);
  const [recent] = useState(() => recentCommands(localStorage));
  const folded = useMemo(() => foldItems(items), [items]);
  const found = useMemo(() => findItems(folded, typed, recent), [folded, typed, recent]);
  const optionId = (index: number): string => `${listId}-${index}`;
  const show = (index: number): void => {
    setActive(index);
    document.getElementById(optionId(index))?.scrollIntoView({ block: "nearest" });
  };
  const run = (item: RunnableItem | undefined): void => {
    if (!item || item.refusal !== null) return;
    rememberCommand(item.id, localStorage);
    onClose();
    item.run();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const last = found.length - 1;
    if (event.key === "ArrowDown") show(active >= last ? 0 : active + 1);
    else if (event.key === "ArrowUp") show(active <= 0 ? last : active - 1);
    else if (event.key === "PageDown") show(Math.min(last, active + 8));
    else if (event.key === "PageUp") show(Math.max(0, active - 8));
    else if (event.key === "Enter") run(found[active]);
    else if (!(event.key === "k" && (event.ctrlKey || event.metaKey))) return;
    event.preventDefault();
  };
  return (
    <Base.Root
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-50 bg-scrim" />
        <Base.Popup className="on-ink fixed inset-x-0 top-[8dvh] z-50 mx-auto flex max-h-[70dvh] w-[min(96vw,36rem)] flex-col overflow-hidden rounded-lg border border-line bg-raised text-ink shadow-float outline-none">
          <Base.Title className="sr-only">{t("commands.title")}</Base.Title>
          <label className="flex shrink-0 items-center gap-3 border-b border-line px-4">
            <Search size={17} aria-hidden="true" className="text-ink-faint" />
            <input
              role="combobox"
              aria-label={t("commands.search")}
              aria-expanded="true"
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={found.length > 0 ? optionId(active) : undefined}
              placeholder={t("commands.search")}
              autoComplete="off"
              spellCheck={false}
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value);
                setActive(0);
                list.current?.scrollTo({ top: 0 });
              }}
              onKeyDown={onKeyDown}
              className="h-13 min-w-0 flex-1 bg-transparent text-body text-ink outline-none placeholder:text-ink-faint"
            />
          </label>
          <div
            ref={list}
            id={listId}
            role="listbox"
            aria-label={t("commands.title")}
            tabIndex={-1}
            className="min-h-0 overflow-y-auto p-1.5"
          >
            {found.map((item, index) => (
              <PaletteOption
                key={item.id}
                id={optionId(index)}
                item={item}
                isActive={index === active}
                onPoint={() => setActive(index)}
                onPress={() => run(item)}
              />
            ))}
          </div>
          {found.length === 0 ? (
            <p role="status" className="px-4 py-6 text-center text-tool text-ink-soft">
              {t("commands.nothing")}
            </p>
          ) : null}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
