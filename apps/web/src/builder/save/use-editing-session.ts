import { randomId } from "@vitrine/document";
import { useEffect, useRef, useState } from "react";
import type { BuilderProps } from "../builder-props.ts";
import { claimUnsaved } from "./claim-unsaved.ts";
import { holdBrowserLock } from "./hold-lock.ts";
import { type EditingSession, openSession } from "./open-session.ts";

/** The editing of one page in this tab; null until it is known what tabs that are gone had not saved. */
export function useEditingSession(props: BuilderProps): EditingSession | null {
  const [session, setSession] = useState<EditingSession | null>(null);
  const latest = useRef(props);
  latest.current = props;
  const { pageId } = props;
  useEffect(() => {
    let isGone = false;
    let release = (): void => undefined;
    const open = async (): Promise<void> => {
      const claim = await claimUnsaved(pageId, {
        shared: localStorage,
        own: sessionStorage,
        hold: holdBrowserLock,
        makeId: randomId,
      });
      if (isGone) {
        for (const leftover of claim.leftovers) leftover.settle(false);
        claim.release();
        return;
      }
      release = claim.release;
      setSession(openSession(latest.current, claim));
    };
    void open();
    return () => {
      isGone = true;
      release();
    };
  }, [pageId]);
  return session;
}
