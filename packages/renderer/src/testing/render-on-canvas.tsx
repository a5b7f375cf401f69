import { blockDefinition, blockView, renderInline, renderRich } from "@vitrine/blocks";
import { type BlockRecord, type DocumentTree, PAGE_ID, PAGE_SLOT, type PageDocument, treeOf } from "@vitrine/document";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { RenderOptions } from "../render-page.tsx";

interface CanvasBlockProps {
  readonly tree: DocumentTree;
  readonly block: BlockRecord;
  readonly options: RenderOptions;
}

/** A block drawn as an editor draws it: a component of its own, with its id, and with marks on what can be typed. */
function CanvasBlock({ tree, block, options }: CanvasBlockProps): ReactNode {
  const view = blockView(block.kind);
  if (!view) return null;
  const { language, defaultHref = "" } = tree.page();
  return view({
    block,
    props: block.props,
    root: { className: `v-${block.kind} b-${block.id}`, "data-block": block.id, ...(block.anchor ? { id: block.anchor } : {}) },
    page: {
      language,
      defaultHref,
      image: options.image,
      formAction: options.formAction,
      isEarly: () => true,
      isFirstImage: () => false,
      ownCode: () => undefined,
      words: (kind) => blockDefinition(kind)?.messages[language].visitor ?? {},
    },
    slot: (name) =>
      tree.children(block.id, name).map((child) => <CanvasBlock key={child.id} tree={tree} block={child} options={options} />),
    editable: (prop) => ({ "data-edit": prop }),
    inline: renderInline,
    rich: renderRich,
  });
}

/** A whole page as an editor's canvas shows it. */
export function renderOnCanvas(document: PageDocument, options: RenderOptions): string {
  const tree = treeOf(document.records);
  return tree
    .children(PAGE_ID, PAGE_SLOT)
    .map((section) => renderToStaticMarkup(<CanvasBlock tree={tree} block={section} options={options} />))
    .join("");
}
