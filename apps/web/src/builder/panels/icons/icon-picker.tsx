import type { Drawing } from "@vitrine/blocks";
import { Search } from "lucide-react";
import { useRef, useState } from "react";
import { useText } from "../../../platform/language/use-text.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { Dialog } from "../../../ui/popup/dialog.tsx";
import { loadWhenShown } from "../../load-later.tsx";
import type { IconGridProps } from "./icon-grid.tsx";
import { rememberIcon } from "./recent-icons.ts";

const PLACES = Array.from({ length: 48 }, (_, index) => index);

/** The drawings come when somebody looks for one: they weigh more than the panels. */
const IconGrid = loadWhenShown<IconGridProps>(
  async () => (await import("./icon-grid.tsx")).IconGrid,
  <div className="grid grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-1">
    {PLACES.map((place) => (
      <Skeleton key={place} className="aspect-square w-full" />
    ))}
  </div>,
);

export interface IconPickerProps {
  readonly chosen: Drawing | null;
  onClose(): void;
  onPick(drawing: Drawing | null): void;
}

/** Chooses a drawing of the bundled set, found by what people call it. */
export function IconPicker({ chosen, onClose, onPick }: IconPickerProps) {
  const t = useText("builder");
  const [search, setSearch] = useState("");
  const grid = useRef<HTMLDivElement>(null);
  const first = (): HTMLButtonElement | null => grid.current?.querySelector("button") ?? null;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      size="lg"
      title={t("icons.title")}
      footer={
        <>
          <Button disabled={chosen === null} onClick={() => onPick(null)}>
            {t("icons.none")}
          </Button>
          <Button onClick={onClose}>{t("icons.cancel")}</Button>
        </>
      }
    >
      <div className="flex h-[min(60dvh,30rem)] flex-col gap-3">
        <TextField
          label={t("icons.search")}
          isLabelHidden
          type="search"
          placeholder={t("icons.searchHint")}
          autoComplete="off"
          spellCheck={false}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "ArrowDown") {
              event.preventDefault();
              first()?.focus();
            } else if (event.key === "Enter" && search.trim() !== "") {
              event.preventDefault();
              first()?.click();
            }
          }}
          suffix={<Search size={16} aria-hidden="true" className="mr-2 text-ink-faint" />}
        />
        <div ref={grid} className="-mx-2 min-h-0 flex-1 overflow-y-auto p-2">
          <IconGrid
            search={search}
            chosen={chosen?.name ?? null}
            onPick={(drawing) => {
              rememberIcon(drawing.name, localStorage);
              onPick(drawing);
            }}
          />
        </div>
      </div>
    </Dialog>
  );
}
