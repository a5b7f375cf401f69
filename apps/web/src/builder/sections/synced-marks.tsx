import { isSyncedCopy, PAGE_ID, PAGE_SLOT, sectionIdOf } from "@vitrine/document";
import { RefreshCw, TriangleAlert } from "lucide-react";
import { useCallback, useContext, useEffect, useRef } from "react";
import { useText } from "../../platform/language/use-text.ts";
import { useBuilder } from "../builder-context.ts";
import type { CanvasHandle } from "../canvas/frame/canvas-handle.ts";
import { useOnLayout } from "../canvas/frame/use-on-layout.ts";
import { useChildIds } from "../editor/use-child-ids.ts";
import { useBlock, useEditor } from "../editor/use-editor.ts";
import { SectionContents } from "./section-contents.ts";
import { ShownSectionsContext, useKnownSection } from "./shown-sections.ts";

/** Screen pixels of its label that stand below the frame, where there is room: what is in the section stays in sight. */
const BELOW = 11;

/** Has each synced section of the page shown as it is newest, and draws a calm frame around it with the section's name. */
export function SyncedMarks({ handle }: { readonly handle: CanvasHandle }) {
  const editor = useEditor();
  const shown = useContext(ShownSectionsContext);
  const { synced } = useBuilder();
  useEffect(() => {
    const contents = synced && new SectionContents(editor, synced, shown);
    return () => contents?.end();
  }, [editor, synced, shown]);
  const ids = useChildIds(PAGE_ID, PAGE_SLOT);
  return ids.map((id) => <Mark key={id} handle={handle} blockId={id} />);
}

function Mark({ handle, blockId }: { readonly handle: CanvasHandle; readonly blockId: string }) {
  const block = useBlock(blockId);
  return block && isSyncedCopy(block) ? <SyncedMark handle={handle} blockId={blockId} sectionId={sectionIdOf(block) ?? ""} /> : null;
}

interface SyncedMarkProps {
  readonly handle: CanvasHandle;
  readonly blockId: string;
  readonly sectionId: string;
}

function SyncedMark({ handle, blockId, sectionId }: SyncedMarkProps) {
  const t = useText("sections");
  const known = useKnownSection(sectionId);
  const ref = useRef<HTMLDivElement>(null);
  const label = useRef<HTMLSpanElement>(null);
  const place = useCallback(() => {
    const mark = ref.current;
    const room = mark?.parentElement?.getBoundingClientRect();
    const element = handle.elementOf(blockId);
    if (!mark || !room) return;
    mark.hidden = !element || element.getClientRects().length === 0;
    if (!element || mark.hidden) return;
    const box = handle.toScreen(element.getBoundingClientRect());
    mark.style.width = `${box.width}px`;
    mark.style.height = `${box.height}px`;
    mark.style.transform = `translate(${box.x - room.left}px, ${box.y - room.top}px)`;
    const below = Math.min(BELOW, Math.max(0, room.bottom - box.y - box.height));
    label.current?.style.setProperty("transform", `translateY(${below}px)`);
  }, [handle, blockId]);
  useOnLayout(handle, place);
  const isMissing = known === "missing";
  return (
    <div ref={ref} data-synced-mark="" className="absolute top-0 left-0 flex items-end justify-end">
      <span
        aria-hidden="true"
        className={`absolute inset-0 rounded-[2px] outline -outline-offset-1 outline-dashed ${isMissing ? "outline-warning" : "outline-mar/50"}`}
      />
      <span
        ref={label}
        className={`relative mx-1.5 flex max-w-[min(16rem,50%)] items-center gap-1 rounded-sm px-1.5 py-0.5 text-caption font-medium ${isMissing ? "bg-warning-soft text-warning" : "bg-mar-soft text-mar"}`}
      >
        {isMissing ? (
          <TriangleAlert size={12} aria-hidden="true" className="shrink-0" />
        ) : (
          <RefreshCw size={12} aria-hidden="true" className="shrink-0" />
        )}
        <span className="truncate">{isMissing ? t("missingMark") : (known?.name ?? t("mark"))}</span>
      </span>
    </div>
  );
}
