import { type KeyboardEvent, useRef } from "react";
import { useText } from "../../../platform/language/use-text.ts";
import { itemId, type LibraryItem } from "../chosen.ts";
import { LibraryTile, type TileActions } from "./library-tile.tsx";
import { TilePart } from "./tile-part.tsx";
import type { Selection } from "./use-selection.ts";

export interface LibraryGridProps {
  readonly items: readonly LibraryItem[];
  readonly selection: Selection;
  readonly actions: TileActions;
  readonly renamingId: string | null;
  readonly mayEdit: boolean;
  /** Deletes what is chosen, or the one that has the keyboard. */
  onRemoveChosen(item: LibraryItem): void;
}

/** The tile that an arrow leads to: the next in the row, or the one above or below. */
function tileTowards(tiles: readonly HTMLElement[], at: number, key: string): HTMLElement | undefined {
  if (key === "ArrowLeft" || key === "ArrowRight") return tiles[at + (key === "ArrowRight" ? 1 : -1)];
  const places = tiles.map((tile) => ({ tile, box: tile.getBoundingClientRect() }));
  const here = places[at]?.box;
  if (!here) return undefined;
  const isDown = key === "ArrowDown";
  const beyond = places.filter(({ box }) => (isDown ? box.top > here.top : box.top < here.top));
  const row = isDown ? Math.min(...beyond.map(({ box }) => box.top)) : Math.max(...beyond.map(({ box }) => box.top));
  const away = ({ box }: { readonly box: DOMRect }): number => Math.abs(box.left - here.left);
  return beyond.filter(({ box }) => box.top === row).toSorted((a, b) => away(a) - away(b))[0]?.tile;
}

const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

/** Files that come and go together: whole rows, in two, three and five columns. */
const PART = 60;

/** Files and folders as pictures. Arrows go through them, Space chooses, F2 renames, Delete deletes. */
export function LibraryGrid({ items, selection, actions, renamingId, mayEdit, onRemoveChosen }: LibraryGridProps) {
  const t = useText("images");
  const section = useRef<HTMLElement>(null);
  /** The tile that gets the keyboard once it is there. */
  const awaited = useRef<string | null>(null);
  const tileOf = (id: string | null) => section.current?.querySelector<HTMLElement>(`[data-tile="${id}"]`);
  const focusAwaited = (): void => {
    const tile = awaited.current === null ? null : tileOf(awaited.current);
    if (!tile) return;
    awaited.current = null;
    tile.focus();
  };
  const goTo = (end: "Home" | "End"): void => {
    const ordered = [...items.filter(({ kind }) => kind === "folder"), ...items.filter(({ kind }) => kind === "file")];
    const item = ordered.at(end === "End" ? -1 : 0);
    awaited.current = item ? itemId(item) : null;
    const parts = section.current?.querySelectorAll("[data-part]") ?? [];
    if (!tileOf(awaited.current)) parts[end === "End" ? parts.length - 1 : 0]?.scrollIntoView({ block: end === "End" ? "end" : "start" });
    focusAwaited();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const tile = (event.target as HTMLElement).closest<HTMLElement>("[data-tile]");
    if (!tile) return;
    const tiles = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-tile]")];
    const item = items.find((each) => itemId(each) === tile.dataset.tile);
    if (!item) return;
    const does: Readonly<Record<string, () => void>> = {
      " ": () => actions.toggle(item, event.shiftKey),
      F2: () => actions.rename(item),
      Delete: () => onRemoveChosen(item),
      Escape: () => selection.clear(),
    };
    if (ARROWS.includes(event.key)) tileTowards(tiles, tiles.indexOf(tile), event.key)?.focus();
    else if (event.key === "Home" || event.key === "End") goTo(event.key);
    else if (mayEdit && event.key === "a" && (event.ctrlKey || event.metaKey)) selection.all();
    else if (mayEdit && does[event.key]) does[event.key]?.();
    else return;
    event.preventDefault();
  };
  const tilesOf = (some: readonly LibraryItem[]) =>
    some.map((item) => (
      <LibraryTile
        key={itemId(item)}
        item={item}
        actions={actions}
        isChosen={selection.has(itemId(item))}
        isRenaming={renamingId === itemId(item)}
        mayEdit={mayEdit}
      />
    ));
  const folders = items.filter(({ kind }) => kind === "folder");
  const files = items.filter(({ kind }) => kind === "file");
  const parts = Array.from({ length: Math.ceil(files.length / PART) }, (_, index) => {
    const from = index * PART;
    return { from, some: files.slice(from, from + PART) };
  });
  const labelOf = (from: number, count: number): string =>
    parts.length === 1 ? t("files") : t("filesFrom", { from: from + 1, to: from + count });
  return (
    <section ref={section} aria-label={t("title")} onKeyDown={onKeyDown} className="flex flex-col gap-5">
      {folders.length > 0 ? (
        <ul aria-label={t("folders")} className="grid grid-cols-1 gap-3 desktop:grid-cols-2 wide:grid-cols-4">
          {tilesOf(folders)}
        </ul>
      ) : null}
      {parts.length > 0 ? (
        <div className="flex flex-col gap-3 desktop:gap-4">
          {parts.map(({ from, some }) => (
            <TilePart
              key={from}
              label={labelOf(from, some.length)}
              count={some.length}
              most={Math.min(PART, files.length)}
              isAtTop={from === 0}
              tiles={() => tilesOf(some)}
              onShown={focusAwaited}
            />
          ))}
        </div>
      ) : null}
    </section>
  );
}
