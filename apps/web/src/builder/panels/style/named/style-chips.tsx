import { type BlockRecord, detachStyle, STYLES_A_BLOCK, type StyleRecord, setStyleIds } from "@vitrine/document";
import { ArrowLeftToLine, ArrowRightToLine, Pencil, Plus, SwatchBook, Trash2, Unlink, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useText } from "../../../../platform/language/use-text.ts";
import { IconButton } from "../../../../ui/button/icon-button.tsx";
import { Menu, type MenuItem } from "../../../../ui/popup/menu.tsx";
import { Popover } from "../../../../ui/popup/popover.tsx";
import { useEditor } from "../../../editor/use-editor.ts";
import { DeleteStyleDialog } from "./delete-style-dialog.tsx";
import { StyleChoice } from "./style-choice.tsx";

const ICON = 16;

export interface StyleChipsProps {
  readonly blocks: readonly BlockRecord[];
  readonly named: ReadonlyMap<string, StyleRecord>;
  /** The style that was edited until now: its chip takes the keyboard. */
  readonly leftId?: string | null;
  onEdit(styleId: string): void;
}

/** The named styles that all chosen blocks share, the strongest last, and the way to more of them. */
export function StyleChips({ blocks, named, leftId = null, onEdit }: StyleChipsProps) {
  const t = useText("builder");
  const [isChoosing, setChoosing] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const [deletedId, setDeletedId] = useState<string | null>(null);
  const [first, ...others] = blocks;
  const shared = (first?.styleIds ?? []).filter((id) => others.every((block) => block.styleIds?.includes(id)));
  const styles = shared.flatMap((id) => named.get(id) ?? []);
  const isFull = blocks.some((block) => (block.styleIds?.length ?? 0) >= STYLES_A_BLOCK);
  const deleted = deletedId === null ? undefined : named.get(deletedId);
  return (
    <section aria-label={t("looks.title")} className="flex flex-col gap-1.5 border-b border-line px-4 py-3">
      <div className="flex items-center gap-2">
        <h3 className="flex-1 text-caption font-medium text-ink-soft">{t("looks.title")}</h3>
        <Popover
          side="bottom"
          align="end"
          open={isChoosing}
          onOpenChange={setChoosing}
          trigger={<IconButton ref={addButton} size="sm" label={t("looks.add")} icon={<Plus size={ICON} />} className="-my-1.5 -mr-2" />}
        >
          <StyleChoice
            blocks={blocks}
            isFull={isFull}
            onDone={() => setChoosing(false)}
            onDelete={(styleId) => {
              setChoosing(false);
              setDeletedId(styleId);
            }}
          />
        </Popover>
      </div>
      {styles.length === 0 ? (
        <p className="text-caption text-ink-faint">{t("looks.none")}</p>
      ) : (
        <ul className="flex flex-wrap gap-1.5">
          {styles.map((style) => (
            <li key={style.id} className="max-w-full">
              <StyleChip
                style={style}
                blocks={blocks}
                takesFocus={style.id === leftId}
                goOnFrom={() => addButton.current}
                onEdit={onEdit}
                onDelete={setDeletedId}
              />
            </li>
          ))}
        </ul>
      )}
      {deleted ? <DeleteStyleDialog style={deleted} onClose={() => setDeletedId(null)} /> : null}
    </section>
  );
}

interface StyleChipProps {
  readonly style: StyleRecord;
  readonly blocks: readonly BlockRecord[];
  readonly takesFocus: boolean;
  /** Who has the keyboard once the chip is gone. */
  goOnFrom(): HTMLElement | null;
  onEdit(styleId: string): void;
  onDelete(styleId: string): void;
}

function StyleChip({ style: { id, name }, blocks, takesFocus, goOnFrom, onEdit, onDelete }: StyleChipProps) {
  const t = useText("builder");
  const chip = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) chip.current?.focus();
  }, [takesFocus]);
  const editor = useEditor();
  const change = (next: (styleIds: readonly string[]) => readonly string[]): void => {
    editor.run((transaction, catalog) => {
      for (const block of blocks) setStyleIds(block.id, next(block.styleIds ?? []))(transaction, catalog);
    });
  };
  const only = blocks.length === 1 ? (blocks[0]?.styleIds ?? []) : [];
  const place = only.indexOf(id);
  const moved = (by: -1 | 1): MenuItem => ({
    label: t(by === 1 ? "looks.stronger" : "looks.weaker"),
    icon: by === 1 ? <ArrowRightToLine size={ICON} /> : <ArrowLeftToLine size={ICON} />,
    isDisabled: only[place + by] === undefined,
    onSelect: () => change((ids) => ids.toSpliced(place, 1).toSpliced(place + by, 0, id)),
  });
  return (
    <Menu
      align="start"
      trigger={
        <button
          ref={chip}
          type="button"
          className="flex h-7 max-w-full items-center gap-1.5 rounded-sm border border-line bg-sunken px-2 text-caption font-medium text-ink transition-colors duration-120 hover:bg-hover data-popup-open:bg-hover pointer-coarse:h-10"
        >
          <SwatchBook size={13} aria-hidden="true" className="shrink-0 text-mar" />
          <span className="truncate">{name}</span>
        </button>
      }
      items={[
        { label: t("looks.edit"), icon: <Pencil size={ICON} />, onSelect: () => onEdit(id) },
        ...(only.length > 1 ? [moved(-1), moved(1)] : []),
        "separator",
        {
          label: t("looks.detach"),
          icon: <Unlink size={ICON} />,
          goOnFrom,
          onSelect: () =>
            editor.run(
              detachStyle(
                blocks.map((block) => block.id),
                id,
              ),
            ),
        },
        { label: t("looks.remove"), icon: <X size={ICON} />, goOnFrom, onSelect: () => change((ids) => ids.filter((each) => each !== id)) },
        "separator",
        { label: t("looks.delete"), icon: <Trash2 size={ICON} />, isDangerous: true, onSelect: () => onDelete(id) },
      ]}
    />
  );
}
