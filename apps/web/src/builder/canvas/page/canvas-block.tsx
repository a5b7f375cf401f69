import { blockCatalog, blockView, type RootAttributes, renderInline, renderRich } from "@vitrine/blocks";
import { type BlockRecord, isSyncedCopy, kindState, PAGE_ID } from "@vitrine/document";
import {
  createContext,
  Fragment,
  memo,
  type ReactNode,
  type RefCallback,
  useCallback,
  useContext,
  useRef,
  useSyncExternalStore,
} from "react";
import { useChildIds } from "../../editor/use-child-ids.ts";
import { EditorContext, useEditor } from "../../editor/use-editor.ts";
import { shownId } from "../../sections/shown-id.ts";
import { BLOCK_MARK, blockClass, EDIT_MARK, namedStyleClass } from "../frame/canvas-marks.ts";
import { type CanvasSession, useCanvasSession, usePageLanguage } from "./canvas-session.ts";
import { EmptySlot } from "./empty-slot.tsx";
import { useStillControls } from "./use-still-controls.ts";

/** Whether blocks are those of a synced section: whoever points at one means the block that shows it. */
const InSection = createContext(false);

/** What a synced section shows: its newest content, or the copy that the page keeps until that is here. */
function SectionContent({ id, slot }: { readonly id: string; readonly slot: string }) {
  const { sections } = useCanvasSession();
  const isShown = useSyncExternalStore(sections.subscribe, () => sections.isShown(id));
  const content = <CanvasSlot parentId={isShown ? shownId(id) : id} slot={slot} />;
  return <InSection value={true}>{isShown ? <EditorContext value={sections.editor}>{content}</EditorContext> : content}</InSection>;
}

/** The blocks in a slot. It is drawn again when one comes, goes or moves, not when one changes. */
export const CanvasSlot = memo(function CanvasSlot({ parentId, slot }: { readonly parentId: string; readonly slot: string }) {
  const ids = useChildIds(parentId, slot);
  if (ids.length === 0) return <EmptySlot parentId={parentId} slot={slot} />;
  return ids.map((id) => <CanvasBlock key={id} id={id} />);
});

/**
 * One block, drawn by its kind's own view. It is drawn again only when its own record changes, or the page's language; while
 * it is frozen, not even then. A page has thousands: each hook more in here is a megabyte of the largest.
 */
export const CanvasBlock = memo(function CanvasBlock({ id }: { readonly id: string }) {
  const session = useCanvasSession();
  const { store } = useEditor();
  const isInSection = useContext(InSection);
  usePageLanguage();
  useSyncExternalStore(
    useCallback((redraw) => session.subscribe(store, id, redraw), [session, store, id]),
    () => session.drawnFrom(store, id),
  );
  const block = store.block(id);
  const { isFrozen, generation } = session.freezeOf(id);
  const isSection = block?.parentId === PAGE_ID;
  const register: RefCallback<HTMLElement> = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      session.elements.set(id, element);
      const unwatch = isSection ? session.far.watch(element) : undefined;
      return () => {
        unwatch?.();
        if (session.elements.get(id) === element) session.elements.delete(id);
      };
    },
    [session, id, isSection],
  );
  const drawn = useRef<ReactNode>(null);
  const isStill = isFrozen && drawn.current !== null;
  useStillControls(session, isStill ? undefined : block);
  if (!block) return null;
  if (!isStill) {
    const root = drawBlock(session, block, register, isInSection);
    drawn.current = generation === 0 ? root : <Fragment key={generation}>{root}</Fragment>;
  }
  return drawn.current;
});

function drawBlock({ page, text }: CanvasSession, block: BlockRecord, register: RefCallback<HTMLElement>, isInSection: boolean): ReactNode {
  const mark = isInSection ? {} : { [BLOCK_MARK]: block.id };
  const classes = [...(block.styleIds ?? []).map(namedStyleClass), blockClass(block.id)].join(" ");
  const view = blockView(block.kind);
  const state = kindState(blockCatalog, block);
  if (!view || state !== "known") {
    return (
      <div ref={register} {...mark} className={`canvas-placeholder ${classes}`}>
        {state === "too_new" ? text.newerKind(block.kind) : text.unknownKind(block.kind)}
      </div>
    );
  }
  const root: RootAttributes & { ref: RefCallback<HTMLElement> } = {
    className: `v-${block.kind} ${classes}`,
    ...mark,
    ...(block.anchor ? { id: block.anchor } : {}),
    ref: register,
  };
  return view({
    block,
    props: block.props,
    root,
    page,
    slot: (name) => (isSyncedCopy(block) ? <SectionContent id={block.id} slot={name} /> : <CanvasSlot parentId={block.id} slot={name} />),
    editable: (prop) => (mark[BLOCK_MARK] ? { [EDIT_MARK]: prop } : {}),
    inline: renderInline,
    rich: renderRich,
  });
}
