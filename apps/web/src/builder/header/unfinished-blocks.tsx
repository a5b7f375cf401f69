import { blockDefinition, isUnfinished } from "@vitrine/blocks";
import { type BlockRecord, type DocumentTree, PAGE_ID, PAGE_SLOT, subtree } from "@vitrine/document";
import { useLanguage, useText } from "../../platform/language/use-text.ts";
import { useEditor } from "../editor/use-editor.ts";
import { useOwnCode } from "../own-code/own-code-context.ts";
import { BlockNotice } from "./block-notice.tsx";

/** The blocks that visitors will not see as they are meant, as the page shows them from top to bottom. */
function unreadyBlocks(tree: DocumentTree, isOff: (block: BlockRecord) => boolean): BlockRecord[] {
  return tree.children(PAGE_ID, PAGE_SLOT).flatMap(({ id }) => subtree(tree, id).filter((block) => isUnfinished(block) || isOff(block)));
}

/** What is not finished on the page, each with the way there. Publishing is possible all the same. */
export function UnfinishedBlocks({ onGo }: { onGo(): void }) {
  const t = useText("builder");
  const language = useLanguage();
  const editor = useEditor();
  const ownCode = useOwnCode();
  const isOff = (block: BlockRecord): boolean => ownCode.stateOf(block) === "off";
  const blocks = unreadyBlocks(editor.store, isOff);
  if (blocks.length === 0) return null;
  return (
    <BlockNotice
      title={t("publish.unfinished", { count: blocks.length })}
      blocks={blocks}
      whyOf={(block) => (isOff(block) ? t("ownCode.leftOut") : blockDefinition(block.kind)?.messages[language].unfinished)}
      onGo={onGo}
    />
  );
}
