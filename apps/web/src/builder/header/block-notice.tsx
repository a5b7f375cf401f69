import { ancestors, type BlockRecord, type DocumentTree, type Language, PAGE_ID, PAGE_SLOT } from "@vitrine/document";
import { useLanguage, useText } from "../../platform/language/use-text.ts";
import { Button } from "../../ui/button/button.tsx";
import { Notice } from "../../ui/feedback/notice.tsx";
import { useCanvasHandle } from "../canvas/canvas-provider.tsx";
import { blockName } from "../editor/block-name.ts";
import { useEditor } from "../editor/use-editor.ts";

/** Blocks that are listed; of more, how many there are. */
const MOST_LISTED = 3;

/** A block by its name and its section's, so that one finds it: "Video, section 3". */
function placeOf(tree: DocumentTree, block: BlockRecord, language: Language): string {
  const section = ancestors(tree, block.id).at(-1);
  if (!section) return blockName(block, language);
  const number = tree.children(PAGE_ID, PAGE_SLOT).findIndex(({ id }) => id === section.id) + 1;
  return `${blockName(block, language)} · ${section.name ?? `${blockName(section, language)} ${number}`}`;
}

export interface BlockNoticeProps {
  readonly title: string;
  readonly blocks: readonly BlockRecord[];
  whyOf(block: BlockRecord): string | undefined;
  /** Somebody is on the way to one of them. */
  onGo(): void;
}

/** Blocks that visitors do not see as they are meant, each with the reason and the way there. */
export function BlockNotice({ title, blocks, whyOf, onGo }: BlockNoticeProps) {
  const t = useText("builder");
  const language = useLanguage();
  const editor = useEditor();
  const canvas = useCanvasHandle();
  const go = (id: string): void => {
    editor.select(id);
    canvas?.reveal(id);
    onGo();
  };
  return (
    <Notice tone="warning" title={title}>
      <ul className="mt-1 flex flex-col gap-3">
        {blocks.slice(0, MOST_LISTED).map((block) => (
          <li key={block.id}>
            <p className="font-medium">{placeOf(editor.store, block, language)}</p>
            <p className="text-ink-soft">{whyOf(block)}</p>
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
