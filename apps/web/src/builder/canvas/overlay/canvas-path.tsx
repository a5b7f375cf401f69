import { ancestors, PAGE_ID } from "@vitrine/document";
import { clsx } from "clsx";
import { ChevronRight } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { useLanguage, useText } from "../../../platform/language/use-text.ts";
import { blockName } from "../../editor/block-name.ts";
import { useBlock, useEditor, useEditorView } from "../../editor/use-editor.ts";
import { HiddenNote } from "../hidden/hidden-note.tsx";

/** How many of the chain are shown on a telephone: what is chosen, and what it stands in. */
const NEAR = 2;

/** The chain of containers around the selected block; pressing one selects it. `children` stand at its end. */
export function CanvasPath({ children }: { readonly children: ReactNode }) {
  const t = useText("builder");
  const language = useLanguage();
  const editor = useEditor();
  const count = useEditorView((view) => view.selection.length);
  const selectedId = useEditorView((view) => view.selection.at(-1) ?? PAGE_ID);
  const selected = useBlock(selectedId);
  const chain = selected ? [selected, ...ancestors(editor.store, selected.id)].reverse() : [];
  return (
    <nav
      aria-label={t("canvas.path")}
      className="flex h-8 shrink-0 items-center gap-0.5 overflow-x-auto border-line border-t bg-surface px-2 text-caption whitespace-nowrap"
    >
      <Crumb label={t("canvas.page")} isCurrent={chain.length === 0} isFar={chain.length >= NEAR} onPress={() => editor.select(PAGE_ID)} />
      {chain.map((block, index) => {
        const isFar = chain.length - index > NEAR;
        return (
          <Fragment key={block.id}>
            <ChevronRight
              size={12}
              aria-hidden="true"
              className={clsx("shrink-0 text-ink-faint", chain.length - index >= NEAR && "max-desktop:hidden")}
            />
            <Crumb
              label={blockName(block, language)}
              isCurrent={block.id === selectedId}
              isFar={isFar}
              onPress={() => editor.select(block.id)}
            />
          </Fragment>
        );
      })}
      <span className="ml-auto flex items-center gap-2 pl-4">
        {count > 1 ? <span className="text-ink-soft tabular">{t("canvas.selectedCount", { count })}</span> : null}
        <HiddenNote />
        {children}
      </span>
    </nav>
  );
}

interface CrumbProps {
  readonly label: string;
  readonly isCurrent: boolean;
  /** Whether a telephone has no room for it. */
  readonly isFar: boolean;
  onPress(): void;
}

function Crumb({ label, isCurrent, isFar, onPress }: CrumbProps) {
  return (
    <button
      type="button"
      aria-current={isCurrent ? "true" : undefined}
      onClick={onPress}
      className={clsx(
        isFar && "max-desktop:hidden",
        "h-6 min-w-10 max-w-48 truncate rounded-sm px-1.5 text-ink-soft transition-colors duration-120 hover:bg-hover hover:text-ink aria-[current]:font-medium aria-[current]:text-ink pointer-coarse:h-8",
      )}
    >
      {label}
    </button>
  );
}
