import { BLOCK_KINDS } from "@vitrine/blocks";
import { sectionIdOf, setBlockSettings } from "@vitrine/document";
import { clsx } from "clsx";
import { ChevronRight, Eye, EyeOff, Lock, LockOpen, Split } from "lucide-react";
import { memo, type PointerEvent, type ReactNode, useEffect, useRef } from "react";
import { useLanguage, useText } from "../../platform/language/use-text.ts";
import { blockExcerpt, blockName } from "../editor/block-name.ts";
import { useBlock, useEditor, useEditorView } from "../editor/use-editor.ts";
import { KindIcon } from "../palette/kind-icon.tsx";
import { useKnownSection } from "../sections/shown-sections.ts";
import { INDENT, ROW_HEIGHT } from "./layer-measures.ts";
import type { LayerRow } from "./layer-rows.ts";
import { layerElementId } from "./row-for-key.ts";

interface LayerRowViewProps {
  readonly row: LayerRow;
  /** Pixels from the top of the list. */
  readonly top: number;
  readonly isRenaming: boolean;
  onSelect(id: string): void;
  /** Selects all from where choosing began to this row. */
  onSelectTo(id: string): void;
  onOpen(id: string, isOpen: boolean): void;
  onRenamed(): void;
  onRun(command: "hide" | "lock" | "rename", id: string): void;
  onDragStart(id: string, event: globalThis.PointerEvent): void;
}

/** One block in the layers list. The keys of its buttons are the tree's: left and right, H, L, F2. */
export const LayerRowView = memo(function LayerRowView(props: LayerRowViewProps) {
  const { row, top, isRenaming } = props;
  const t = useText("builder");
  const language = useLanguage();
  const editor = useEditor();
  const block = useBlock(row.id);
  const isSelected = useEditorView((view) => view.selection.includes(row.id));
  const isHovered = useEditorView((view) => view.hoveredId === row.id);
  const breakpoint = useEditorView((view) => view.breakpoint);
  const known = useKnownSection((block && sectionIdOf(block)) ?? "");
  if (!block) return null;
  const sectionName = known && known !== "missing" ? known.name : undefined;
  const name = block.name ?? sectionName ?? blockName(block, language);
  const excerpt = block.name ? "" : blockExcerpt(block);
  const isHidden = block.hiddenAt?.includes(breakpoint) ?? false;
  const isLocked = block.locked ?? false;
  const onPointerDown = (event: PointerEvent): void => {
    if (event.button !== 0 || isRenaming || (event.target as Element).closest("button")) return;
    const { selection } = editor.view;
    if (event.shiftKey) {
      props.onSelectTo(row.id);
      return;
    }
    if (event.ctrlKey || event.metaKey || editor.view.isPicking) {
      editor.select(...(isSelected ? selection.filter((id) => id !== row.id) : [...selection, row.id]));
      return;
    }
    if (!isSelected) props.onSelect(row.id);
    props.onDragStart(row.id, event.nativeEvent);
  };
  return (
    <div
      id={layerElementId(row.id)}
      role="treeitem"
      tabIndex={-1}
      aria-level={row.level}
      aria-posinset={row.position}
      aria-setsize={row.siblings}
      aria-selected={isSelected}
      aria-expanded={row.hasChildren ? row.isOpen : undefined}
      aria-label={[
        name,
        excerpt,
        isHidden ? t("layers.hidden") : "",
        isLocked ? t("layers.locked") : "",
        block.display ? t("layers.hasRule") : "",
      ]
        .filter(Boolean)
        .join(", ")}
      onPointerDown={onPointerDown}
      onPointerEnter={() => editor.look({ hoveredId: row.id })}
      onDoubleClick={() => props.onRun("rename", row.id)}
      className={clsx(
        "group/row absolute inset-x-0 flex items-center gap-1 pr-1 text-tool outline-none select-none",
        isSelected
          ? "bg-mar-soft text-ink group-focus-visible/tree:outline-2 group-focus-visible/tree:outline-mar group-focus-visible/tree:-outline-offset-2"
          : isHovered
            ? "bg-hover text-ink"
            : "text-ink-soft",
        isHidden && "text-ink-faint",
      )}
      style={{ top, height: ROW_HEIGHT, paddingInlineStart: (row.level - 1) * INDENT + 4 }}
    >
      {row.hasChildren ? (
        <button
          type="button"
          tabIndex={-1}
          aria-label={t(row.isOpen ? "layers.collapse" : "layers.expand", { name })}
          onClick={() => props.onOpen(row.id, !row.isOpen)}
          className="grid size-5 shrink-0 place-items-center rounded-sm hover:bg-pressed"
        >
          <ChevronRight
            size={13}
            aria-hidden="true"
            className={clsx("transition-transform duration-120 ease-out", row.isOpen && "rotate-90")}
          />
        </button>
      ) : (
        <span className="w-5 shrink-0" />
      )}
      {isRenaming ? (
        <NameField
          initial={block.name ?? name}
          onEnd={(next) => {
            if (next !== name) editor.run(setBlockSettings(row.id, { name: next.trim() }));
            props.onRenamed();
          }}
        />
      ) : (
        <span className="min-w-0 flex-1 truncate">
          <LayerIcon kind={block.kind} />
          {name}
          {excerpt ? <span className="ml-2 text-caption text-ink-faint">{excerpt}</span> : null}
        </span>
      )}
      {block.display ? (
        <span title={t("layers.hasRule")} className="shrink-0 text-mar">
          <Split size={13} aria-hidden="true" />
        </span>
      ) : null}
      <RowSwitch
        isOn={isLocked}
        isShown={isSelected}
        label={t(isLocked ? "layers.unlock" : "layers.lock", { name })}
        icon={isLocked ? <Lock size={13} aria-hidden="true" /> : <LockOpen size={13} aria-hidden="true" />}
        onPress={() => props.onRun("lock", row.id)}
      />
      <RowSwitch
        isOn={isHidden}
        isShown={isSelected}
        label={t(isHidden ? "layers.show" : "layers.hide", { name })}
        icon={isHidden ? <EyeOff size={14} aria-hidden="true" /> : <Eye size={14} aria-hidden="true" />}
        onPress={() => props.onRun("hide", row.id)}
      />
    </div>
  );
});

interface RowSwitchProps {
  readonly isOn: boolean;
  /** Seen though nobody points at the row. */
  readonly isShown: boolean;
  readonly label: string;
  readonly icon: ReactNode;
  onPress(): void;
}

/** Hides or locks; what is on stays in sight. */
function RowSwitch({ isOn, isShown, label, icon, onPress }: RowSwitchProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      aria-pressed={isOn}
      title={label}
      onClick={onPress}
      className={clsx(
        "grid size-7 shrink-0 place-items-center rounded-sm text-ink-soft hover:bg-pressed pointer-coarse:opacity-100",
        isOn || isShown ? "opacity-100" : "opacity-0 group-hover/row:opacity-100",
      )}
    >
      {icon}
    </button>
  );
}

/** Kinds that this version does not know have no drawing. */
function LayerIcon({ kind }: { readonly kind: string }) {
  const known = BLOCK_KINDS.find((each) => each === kind);
  return known ? (
    <span className="mr-1.5 inline-block align-[-3px] text-ink-faint [&>svg]:size-3.5">
      <KindIcon kind={known} />
    </span>
  ) : null;
}

/** Ends with the new name on Enter and on leaving, with the old one on Escape. */
function NameField({ initial, onEnd }: { readonly initial: string; onEnd(name: string): void }) {
  const t = useText("builder");
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <input
      ref={field}
      aria-label={t("layers.nameLabel")}
      defaultValue={initial}
      maxLength={80}
      onBlur={(event) => onEnd(event.currentTarget.value)}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === "Escape") event.currentTarget.value = initial;
        if (event.key === "Enter" || event.key === "Escape") event.currentTarget.blur();
      }}
      className="h-6 min-w-0 flex-1 rounded-sm border border-mar bg-raised px-1.5 text-tool text-ink outline-none"
    />
  );
}
