import type { KeyboardEvent } from "react";
import { useText } from "../../../platform/language/use-text.ts";
import { itemId, type LibraryItem } from "../chosen.ts";
import { LibraryTile, type TileActions } from "./library-tile.tsx";
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
  if (key === "Home" || key === "End") return tiles.at(key === "End" ? -1 : 0);
  const places = tiles.map((tile) => ({ tile, box: tile.getBoundingClientRect() }));
  const here = places[at]?.box;
  if (!here) return undefined;
  const isDown = key === "ArrowDown";
  const beyond = places.filter(({ box }) => (isDown ? box.top > here.top : box.top < here.top));
  const row = isDown ? Math.min(...beyond.map(({ box }) => box.top)) : Math.max(...beyond.map(({ box }) => box.top));
  const away = ({ box }: { readonly box: DOMRect }): number => Math.abs(box.left - here.left);
  return beyond.filter(({ box }) => box.top === row).toSorted((a, b) => away(a) - away(b))[0]?.tile;
}

const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"];

/** Files and folders as pictures. Arrows go through them, Space chooses, F2 renames, Delete deletes. */
export function LibraryGrid({ items, selection, actions, renamingId, mayEdit, onRemoveChosen }: LibraryGridProps) {
  const t = useText("images");
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
    else if (mayEdit && event.key === "a" && (event.ctrlKey || event.metaKey)) selection.all();
    else if (mayEdit && does[event.key]) does[event.key]?.();
    else return;
    event.preventDefault();
  };
  const tilesOf = (kind: LibraryItem["kind"]) =>
    items
      .filter((item) => item.kind === kind)
      .map((item) => (
        <LibraryTile
          key={itemId(item)}
          item={item}
          actions={actions}
          isChosen={selection.has(itemId(item))}
          isRenaming={renamingId === itemId(item)}
          mayEdit={mayEdit}
        />
      ));
  const [folders, files] = [tilesOf("folder"), tilesOf("file")];
  return (
    <section aria-label={t("title")} onKeyDown={onKeyDown} className="flex flex-col gap-5">
      {folders.length > 0 ? (
        <ul aria-label={t("folders")} className="grid grid-cols-1 gap-3 desktop:grid-cols-2 wide:grid-cols-4">
          {folders}
        </ul>
      ) : null}
      {files.length > 0 ? (
        <ul aria-label={t("files")} className="grid grid-cols-2 gap-3 desktop:grid-cols-3 desktop:gap-4 wide:grid-cols-5">
          {files}
        </ul>
      ) : null}
    </section>
  );
}
