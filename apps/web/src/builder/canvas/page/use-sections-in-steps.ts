import { PAGE_ID, PAGE_SLOT, subtree } from "@vitrine/document";
import { useEffect, useState } from "react";
import { useChildIds } from "../../editor/use-child-ids.ts";
import { useEditor } from "../../editor/use-editor.ts";

/** Blocks that are drawn before the first paint; a screen shows far fewer. */
const FIRST_BLOCKS = 400;

/** Blocks that are drawn in each step after it: under 50 ms of work. */
const STEP_BLOCKS = 800;

/** Milliseconds between two steps: enough for a paint and for what a person does meanwhile. */
const PAUSE_MS = 8;

/**
 * The sections to draw: on a page of ordinary size all of them at once; on a larger one what is seen first, then the
 * rest in steps, so that opening takes no longer the longer a page is. Once all are there, they stay.
 */
export function useSectionsInSteps(): readonly string[] {
  const { store } = useEditor();
  const ids = useChildIds(PAGE_ID, PAGE_SLOT);
  const further = (from: number, most: number): number => {
    let end = from;
    for (let blocks = 0; end < ids.length && blocks < most; end++) blocks += subtree(store, ids[end] ?? "").length;
    return end < ids.length ? end : Number.POSITIVE_INFINITY;
  };
  const [drawn, setDrawn] = useState(() => further(0, FIRST_BLOCKS));
  useEffect(() => {
    if (drawn === Number.POSITIVE_INFINITY) return;
    const timer = setTimeout(() => setDrawn(further(drawn, STEP_BLOCKS)), PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return drawn >= ids.length ? ids : ids.slice(0, drawn);
}
