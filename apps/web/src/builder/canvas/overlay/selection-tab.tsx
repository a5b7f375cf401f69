import { Ellipsis, GripVertical, Lock, Split } from "lucide-react";
import { useCallback, useEffect, useRef } from "react";
import { useLanguage, useText } from "../../../platform/language/use-text.ts";
import { blockName } from "../../editor/block-name.ts";
import { useBlock } from "../../editor/use-editor.ts";
import { loadLater } from "../../load-later.tsx";
import { useCanvasWorld } from "../canvas-provider.tsx";
import type { CanvasHandle } from "../frame/canvas-handle.ts";
import { useOnLayout } from "../frame/use-on-layout.ts";

const BlockMenu = loadLater(async () => (await import("./context-menus.ts")).BlockMenu, null, "sections");

/** The selected block's name on its upper edge, to drag it by, and what can be done with it. */
export function SelectionTab({ handle, blockId }: { readonly handle: CanvasHandle; readonly blockId: string }) {
  const t = useText("builder");
  const language = useLanguage();
  const { drag, menu } = useCanvasWorld();
  const block = useBlock(blockId);
  const ref = useRef<HTMLDivElement>(null);
  const place = useCallback(() => {
    const tab = ref.current;
    const room = tab?.parentElement?.getBoundingClientRect();
    const element = handle.elementOf(blockId);
    if (!tab || !room) return;
    tab.hidden = !element || element.getClientRects().length === 0;
    if (!element || tab.hidden) return;
    const box = handle.toScreen(element.getBoundingClientRect());
    const { offsetHeight: height, offsetWidth: width } = tab;
    const top = box.y - room.top;
    const left = Math.min(Math.max(box.x - room.left - 1, 0), room.width - width);
    // Above the block, or within it where there is no room above; out of sight when the block is.
    const y = top >= height ? top - height : Math.max(top, 0);
    tab.style.visibility = top + box.height < height || top > room.height ? "hidden" : "visible";
    tab.style.transform = `translate(${left}px, ${y}px)`;
  }, [handle, blockId]);
  useOnLayout(handle, place);
  const isThere = block !== undefined;
  useEffect(() => {
    const tab = isThere ? ref.current : null;
    // It lies over the block, so it is the block that is meant.
    const ask = (event: MouseEvent): void => {
      event.preventDefault();
      menu.ask({ x: event.clientX, y: event.clientY });
    };
    tab?.addEventListener("contextmenu", ask);
    return () => tab?.removeEventListener("contextmenu", ask);
  }, [isThere, menu]);
  if (!block) return null;
  const name = blockName(block, language);
  return (
    <div
      ref={ref}
      data-selection-tab=""
      className="pointer-events-auto absolute top-0 left-0 flex h-6 max-w-64 items-stretch overflow-hidden rounded-t-sm bg-mar text-caption font-medium text-on-mar pointer-coarse:h-9"
    >
      <div
        title={t("canvas.dragHandle", { name })}
        onPointerDown={(event) => drag.startFromCanvas([blockId], event.nativeEvent)}
        className="flex min-w-0 cursor-grab touch-none items-center gap-0.5 pr-1.5 pl-1 select-none"
      >
        <GripVertical size={12} aria-hidden="true" className="shrink-0 opacity-80" />
        <span className="truncate">{name}</span>
        {block.locked ? <Lock size={12} role="img" aria-label={t("canvas.locked")} className="ml-0.5 shrink-0" /> : null}
        {block.display ? <Split size={12} role="img" aria-label={t("canvas.hasRule")} className="ml-0.5 shrink-0" /> : null}
      </div>
      <BlockMenu
        trigger={
          <button
            type="button"
            aria-label={t("canvas.actions")}
            className="grid w-6 shrink-0 place-items-center outline-none hover:bg-mar-strong focus-visible:bg-mar-strong pointer-coarse:w-9"
          >
            <Ellipsis size={14} aria-hidden="true" />
          </button>
        }
      />
    </div>
  );
}
