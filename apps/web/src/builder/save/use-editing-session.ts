import { randomId } from "@vitrine/document";
import { useEffect, useRef, useState } from "react";
import type { BuilderProps } from "../builder-props.ts";
import { fetchKindParts } from "../kind-parts/fetch-kind-parts.ts";
import { fetchPageWords } from "../kind-words/fetch-page-words.ts";
import { laterCode } from "../load-later.tsx";
import { onFirstSign } from "../use-preloaded-parts.ts";
import { claimUnsaved } from "./claim-unsaved.ts";
import { holdBrowserLock } from "./hold-lock.ts";
import { type EditingSession, openSession } from "./open-session.ts";

const stepsKeeping = laterCode(() => import("./history/keep-steps.ts"));

/** The editing of one page in this tab; null until it is known what tabs that are gone had not saved. */
export function useEditingSession(props: BuilderProps): EditingSession | null {
  const [session, setSession] = useState<EditingSession | null>(null);
  const latest = useRef(props);
  latest.current = props;
  const { pageId } = props;
  const [failure, setFailure] = useState<unknown>(null);
  if (failure) throw failure;
  useEffect(() => {
    let isGone = false;
    const ending = new AbortController();
    let release = (): void => undefined;
    const open = async (): Promise<void> => {
      const claim = await claimUnsaved(pageId, {
        shared: localStorage,
        own: sessionStorage,
        hold: holdBrowserLock,
        makeId: randomId,
        prepare: fetchKindParts,
      });
      if (isGone) {
        for (const leftover of claim.leftovers) leftover.settle(false);
        claim.release();
        return;
      }
      release = claim.release;
      const opened = openSession(latest.current, claim);
      // What was not saved may be another language for the page.
      await fetchPageWords(opened.editor.store.toDocument());
      if (isGone) return;
      setSession(opened);
      const { ownerId } = latest.current;
      if (ownerId === null) return;
      const keep = (): void =>
        stepsKeeping.use(
          (code) => code.keepStepsHere(opened.editor, { ownerId, place: claim.place }, ending.signal),
          () => undefined,
        );
      ending.signal.addEventListener("abort", onFirstSign(keep));
    };
    open().catch((error: unknown) => !isGone && setFailure(error));
    return () => {
      isGone = true;
      ending.abort();
      release();
    };
  }, [pageId]);
  return session;
}
