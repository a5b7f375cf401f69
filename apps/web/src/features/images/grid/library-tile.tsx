import { clsx } from "clsx";
import { EllipsisVertical, Folder, FolderSymlink, Info, Pencil, Trash2 } from "lucide-react";
import { useText } from "../../../platform/language/use-text.ts";
import { IconButton } from "../../../ui/button/icon-button.tsx";
import { Menu } from "../../../ui/popup/menu.tsx";
import { type Chosen, itemId, itemName, type LibraryItem } from "../chosen.ts";
import { putDragged } from "./dragged-items.ts";
import { DropPlace } from "./drop-place.tsx";
import { FilePicture } from "./file-picture.tsx";
import { RenameField } from "./rename-field.tsx";

/** What can be done with a thing of the library. */
export interface TileActions {
  open(item: LibraryItem): void;
  toggle(item: LibraryItem, isRange: boolean): void;
  rename(item: LibraryItem): void;
  renamed(): void;
  move(item: LibraryItem): void;
  remove(item: LibraryItem): void;
  /** All that goes along when it is dragged. */
  draggedWith(item: LibraryItem): Chosen;
  dropped(chosen: Chosen, folderId: string | null): void;
}

export interface LibraryTileProps {
  readonly item: LibraryItem;
  readonly actions: TileActions;
  readonly isChosen: boolean;
  readonly isRenaming: boolean;
  readonly mayEdit: boolean;
}

/** One file or folder: its picture opens it, its box chooses it. */
export function LibraryTile({ item, actions, isChosen, isRenaming, mayEdit }: LibraryTileProps) {
  const t = useText("images");
  const [id, name] = [itemId(item), itemName(item)];
  const isFolder = item.kind === "folder";
  const under = (): string => {
    if (item.kind === "folder") return item.folder.files === 0 ? t("noFiles") : t("filesIn", { count: item.folder.files });
    return item.file.kind === "audio" ? t("sound") : `${item.file.width} × ${item.file.height}`;
  };
  const rest = isRenaming ? null : <TileMenu item={item} actions={actions} mayEdit={mayEdit} />;
  const words = isRenaming ? (
    <RenameField item={item} onDone={actions.renamed} />
  ) : (
    <>
      <p className="truncate text-tool font-medium" title={name}>
        {name}
      </p>
      <p className="tabular truncate text-caption text-ink-faint">{under()}</p>
    </>
  );
  const opener = (
    <button
      type="button"
      data-tile={id}
      draggable={mayEdit}
      onDragStart={(event) => putDragged(event, actions.draggedWith(item))}
      onClick={(event) => {
        if (mayEdit && (event.shiftKey || event.metaKey || event.ctrlKey)) actions.toggle(item, event.shiftKey);
        else actions.open(item);
      }}
      aria-label={isFolder ? t("openFolder", { name }) : t("openFile", { name })}
      className={clsx(
        "outline-offset-[-2px]",
        isFolder ? "grid size-16 shrink-0 place-items-center text-mar" : "block aspect-4/3 w-full bg-sunken",
      )}
    >
      {isFolder ? (
        <Folder size={28} strokeWidth={1.5} aria-hidden="true" />
      ) : (
        <FilePicture file={item.file} width={320} className="size-full object-contain" />
      )}
    </button>
  );
  return (
    <li
      className={clsx(
        "group relative min-w-0 [content-visibility:auto]",
        isFolder ? "[contain-intrinsic-size:auto_66px]" : "[contain-intrinsic-size:auto_220px]",
      )}
    >
      <DropPlace label={name} onDropped={mayEdit && isFolder ? (chosen) => actions.dropped(chosen, id) : undefined}>
        <div
          className={clsx(
            "overflow-hidden rounded-lg border bg-surface transition-colors duration-150",
            isFolder && "flex items-center",
            isChosen ? "border-mar bg-mar-soft" : "border-line hover:border-line-strong",
          )}
        >
          {opener}
          <div className={clsx("flex min-w-0 flex-1 items-center gap-1 pr-1", isFolder ? "" : "min-h-14 py-1.5 pl-3")}>
            <div className="min-w-0 flex-1">{words}</div>
            {rest}
          </div>
        </div>
      </DropPlace>
      {mayEdit ? (
        <label
          className={clsx(
            "absolute grid size-9 cursor-pointer place-items-center transition-opacity duration-150 pointer-coarse:opacity-100",
            isFolder ? "-top-2 -left-2" : "top-1 left-1",
            isChosen ? "opacity-100" : "opacity-0 group-hover:opacity-100 has-focus-visible:opacity-100 group-focus-within:opacity-100",
          )}
        >
          <input
            type="checkbox"
            checked={isChosen}
            aria-label={t("choose", { name })}
            onChange={(event) => actions.toggle(item, (event.nativeEvent as MouseEvent).shiftKey === true)}
            className="size-5 cursor-pointer accent-mar"
          />
        </label>
      ) : null}
    </li>
  );
}

function TileMenu({ item, actions, mayEdit }: Pick<LibraryTileProps, "item" | "actions" | "mayEdit">) {
  const t = useText("images");
  const name = itemName(item);
  if (!mayEdit && item.kind === "folder") return null;
  const details = { label: t("menu.details"), icon: <Info size={16} />, onSelect: () => actions.open(item) };
  const changes = [
    { label: t("menu.rename"), icon: <Pencil size={16} />, shortcut: "F2", onSelect: () => actions.rename(item) },
    { label: t("menu.move"), icon: <FolderSymlink size={16} />, onSelect: () => actions.move(item) },
    "separator" as const,
    { label: t("menu.remove"), icon: <Trash2 size={16} />, shortcut: "Del", isDangerous: true, onSelect: () => actions.remove(item) },
  ];
  return (
    <Menu
      trigger={<IconButton label={t("menu.label", { name })} icon={<EllipsisVertical size={17} />} size="sm" />}
      items={[...(item.kind === "file" ? [details] : []), ...(mayEdit ? changes : [])]}
    />
  );
}
