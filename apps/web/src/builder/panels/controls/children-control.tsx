import { blockCatalog, blockDefinition, type ChildrenField, seedFragment } from "@vitrine/blocks";
import { type BlockRecord, duplicateBlocks, insertFragment, moveBlocks, type Operation, randomId, removeBlocks } from "@vitrine/document";
import { ChevronDown, ChevronUp, CopyPlus, Plus, SquareMousePointer, Trash2 } from "lucide-react";
import { type ReactNode, useId, useRef } from "react";
import { useLanguage, useText } from "../../../platform/language/use-text.ts";
import { Button } from "../../../ui/button/button.tsx";
import { IconButton } from "../../../ui/button/icon-button.tsx";
import { sayRefused } from "../../canvas/announcer.ts";
import { useAnnouncer, useCanvasHandle } from "../../canvas/canvas-provider.tsx";
import { kindVersion } from "../../drag/landing.ts";
import { blockExcerpt, blockName } from "../../editor/block-name.ts";
import { useChildIds } from "../../editor/use-child-ids.ts";
import { useBlock, useEditor } from "../../editor/use-editor.ts";
import { Fold } from "../fold.tsx";

export interface ChildrenControlProps {
  readonly parentId: string;
  readonly field: ChildrenField;
  readonly label: string;
  /** The fields of one child's own panel. */
  renderFields(child: BlockRecord): ReactNode;
}

/** The blocks a block is made of: added, put in order, doubled, deleted, chosen. */
export function ChildrenControl({ parentId, field: { prop: slot, child, gathers }, label, renderFields }: ChildrenControlProps) {
  const t = useText("builder");
  const language = useLanguage();
  const editor = useEditor();
  const announcer = useAnnouncer();
  const canvas = useCanvasHandle();
  const id = useId();
  const adder = useRef<HTMLButtonElement>(null);
  const ids = useChildIds(parentId, slot);
  const most = blockCatalog.get(editor.store.block(parentId)?.kind ?? "")?.slots[slot]?.max ?? Number.POSITIVE_INFINITY;
  const definition = blockDefinition(child);
  if (!definition) return null;
  const run = (operation: Operation, done: "added" | "moved" | "duplicated"): boolean => {
    const result = editor.run(operation);
    if (result.ok) announcer.say(`canvas.say.${done}`);
    else sayRefused(announcer, result.problems);
    return result.ok;
  };
  const add = (): void => {
    const seed = { ...definition.seed(editor.store.page().language), kind: child };
    const fragment = seedFragment(seed, randomId, kindVersion);
    const [added = ""] = fragment.rootIds;
    const insert = insertFragment(fragment, { parentId, slot, beforeId: null });
    const loose = gathers !== undefined && ids.length === 0 ? editor.store.children(parentId, gathers).map((block) => block.id) : [];
    const gather = moveBlocks(loose, { parentId: added, slot: gathers ?? "", beforeId: null });
    const addAndGather: Operation = (transaction, catalog) => {
      insert(transaction, catalog);
      if (loose.length > 0) gather(transaction, catalog);
    };
    if (!run(addAndGather, "added")) return;
    requestAnimationFrame(() => canvas?.reveal(added));
  };
  const remove = (childId: string): void => {
    if (!editor.run(removeBlocks([childId])).ok) return;
    announcer.say("canvas.say.deleted", { count: 1 });
    adder.current?.focus();
  };
  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5" aria-labelledby={id}>
      <span id={id} className="text-tool font-medium">
        {label}
      </span>
      <ul className="flex flex-col gap-1">
        {ids.map((childId, index) => (
          <ChildRow
            key={childId}
            id={childId}
            number={index + 1}
            isFirst={index === 0}
            isLast={index === ids.length - 1}
            isFull={ids.length >= most}
            onMove={(by) => run(moveBlocks([childId], { parentId, slot, beforeId: ids[by < 0 ? index - 1 : index + 2] ?? null }), "moved")}
            onDuplicate={() => run(duplicateBlocks([childId], randomId), "duplicated")}
            onRemove={() => remove(childId)}
            onChoose={() => {
              editor.select(childId);
              canvas?.reveal(childId);
            }}
          >
            {renderFields}
          </ChildRow>
        ))}
      </ul>
      <Button ref={adder} size="sm" variant="quiet" icon={<Plus size={16} />} disabled={ids.length >= most} onClick={add}>
        {t("content.addPart", { name: definition.messages[language].label })}
      </Button>
    </fieldset>
  );
}

interface ChildRowProps {
  readonly id: string;
  /** Its place in the list, from 1. */
  readonly number: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isFull: boolean;
  onMove(by: -1 | 1): void;
  onDuplicate(): void;
  onRemove(): void;
  onChoose(): void;
  readonly children: (child: BlockRecord) => ReactNode;
}

function ChildRow({ id, number, isFirst, isLast, isFull, onMove, onDuplicate, onRemove, onChoose, children }: ChildRowProps) {
  const t = useText("builder");
  const language = useLanguage();
  const block = useBlock(id);
  if (!block) return null;
  const name = block.name ?? (blockExcerpt(block) || `${blockName(block, language)} ${number}`);
  return (
    <li className="rounded-md border border-line">
      <Fold
        title={name}
        isCompact
        actions={
          <>
            <IconButton
              size="sm"
              label={t("content.moveUp", { name })}
              icon={<ChevronUp size={16} />}
              disabled={isFirst}
              onClick={() => onMove(-1)}
            />
            <IconButton
              size="sm"
              label={t("content.moveDown", { name })}
              icon={<ChevronDown size={16} />}
              disabled={isLast}
              onClick={() => onMove(1)}
            />
            <IconButton size="sm" label={t("content.removeItem", { name })} icon={<Trash2 size={15} />} onClick={onRemove} />
          </>
        }
      >
        <div className="flex flex-col gap-3 p-3 pt-1">
          {children(block)}
          <div className="flex flex-wrap gap-1">
            <Button size="sm" variant="quiet" icon={<SquareMousePointer size={16} />} onClick={onChoose}>
              {t("content.choosePart")}
            </Button>
            <Button size="sm" variant="quiet" icon={<CopyPlus size={16} />} disabled={isFull} onClick={onDuplicate}>
              {t("commands.label.duplicate")}
            </Button>
          </div>
        </div>
      </Fold>
    </li>
  );
}
