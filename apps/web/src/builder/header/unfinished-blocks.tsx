import { blockDefinition, isUnfinished } from "@vitrine/blocks";
import { ancestors, type BlockRecord, type DocumentTree, type Language, PAGE_ID, PAGE_SLOT, subtree } from "@vitrine/document";
import { useLanguage, useText } from "../../platform/language/use-text.ts";
import { Button } from "../../ui/button/button.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { useCanvasHandle } from "../canvas/canvas-provider.tsx";
import { blockName } from "../editor/block-name.ts";
import { useEditor } from "../editor/use-editor.ts";
import { useOwnCode } from "../own-code/own-code-context.ts";

/** Blocks that are listed; of more, how many there are. */
const MOST_LISTED = 3;

/** The blocks that visitors will not see as they are meant, as the page shows them from top to bottom. */
function unreadyBlocks(tree: DocumentTree, isOff: (block: BlockRecord) => boolean): BlockRecord[] {
  return tree.children(PAGE_ID, PAGE_SLOT).flatMap(({ id }) => subtree(tree, id).filter((block) => isUnfinished(block) || isOff(block)));
}

/** A block by its name and its section's, so that one finds it: "Video, section 3". */
function placeOf(tree: DocumentTree, block: BlockRecord, language: Language): string {
  const section = ancestors(tree, block.id).at(-1);
  if (!section) return blockName(block, language);
  const number = tree.children(PAGE_ID, PAGE_SLOT).findIndex(({ id }) => id === section.id) + 1;
  return `${blockName(block, language)} · ${section.name ?? `${blockName(section, language)} ${number}`}`;
}

/** What is not finished on the page, each with the way there. Publishing is possible all the same. */
export function UnfinishedBlocks({ onGo }: { onGo(): void }) {
  const t = useText("builder");
  const language = useLanguage();
  const editor = useEditor();
  const canvas = useCanvasHandle();
  const ownCode = useOwnCode();
  const isOff = (block: BlockRecord): boolean => ownCode.stateOf(block) === "off";
  const blocks = unreadyBlocks(editor.store, isOff);
  if (blocks.length === 0) return null;
  const go = (id: string): void => {
    editor.select(id);
    canvas?.reveal(id);
    onGo();
  };
  return (
    <Notice tone="warning" title={t("publish.unfinished", { count: blocks.length })}>
      <ul className="mt-1 flex flex-col gap-3">
        {blocks.slice(0, MOST_LISTED).map((block) => (
          <li key={block.id}>
            <p className="font-medium">{placeOf(editor.store, block, language)}</p>
            <p className="text-ink-soft">
              {isOff(block) ? t("ownCode.leftOut") : blockDefinition(block.kind)?.messages[language].unfinished}
            </p>
            <Button size="sm" className="mt-1.5" onClick={() => go(block.id)}>
              {t("publish.goThere")}
            </Button>
          </li>
        ))}
      </ul>
      {blocks.length > MOST_LISTED ? <p className="mt-2">{t("publish.unfinishedMore", { count: blocks.length - MOST_LISTED })}</p> : null}
    </Notice>
  );
}
