import { useCallback, useEffect, useRef, useState } from "react";
import type { Republish, SyncedSections } from "./synced-sections.ts";
import { useSyncedChanges } from "./use-synced-changes.ts";

export interface Republishing {
  /** Null until it is known. */
  readonly state: Republish | null;
  readonly isBusy: boolean;
  /** Why something did not come about, in words for the person; empty while all is well. */
  readonly failure: string;
  start(alsoChanged: boolean): void;
  cancel(): void;
}

/** How it is with the pages of a section, kept up to date while it is looked at. */
export function useRepublish(id: string, synced: SyncedSections): Republishing {
  const [state, setState] = useState<Republish | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState("");
  const act = async (call: () => Promise<Republish>): Promise<void> => {
    setBusy(true);
    setFailure("");
    try {
      setState(await call());
    } catch (error) {
      setFailure(error instanceof Error ? error.message : "");
    }
    setBusy(false);
  };
  const run = useRef(0);
  const look = useCallback(async (): Promise<void> => {
    run.current += 1;
    const own = run.current;
    const found = await synced.republish(id).catch(() => null);
    if (own === run.current && found) setState(found);
  }, [id, synced]);
  useEffect(() => {
    void look();
    return () => {
      run.current += 1;
    };
  }, [look]);
  useSyncedChanges(synced, id, () => void look());
  return {
    state,
    isBusy,
    failure,
    start: (alsoChanged) => void act(() => synced.startRepublish(id, alsoChanged)),
    cancel: () => void act(() => synced.cancelRepublish(id)),
  };
}
