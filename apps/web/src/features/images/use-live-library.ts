import { useQueryClient } from "@tanstack/react-query";
import type { LibraryChange } from "@vitrine/contract";
import { useEffect, useRef } from "react";
import { useLive } from "../../platform/live/use-live.ts";
import { renewLibrary } from "./renew-library.ts";

/** Milliseconds in which changes are gathered: many uploads are told one by one. */
const GATHER_MS = 400;

/** Keeps the library as it is by now, whoever changes it; gives what tells of a change that was made here. */
export function useLiveLibrary(): (change: LibraryChange) => void {
  const queryClient = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const changes = useRef<LibraryChange[]>([]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const renewing = useRef(Promise.resolve());
  const renew = (): void => {
    // One after the other: an answer that came late would put older files above newer ones.
    renewing.current = renewing.current.then(() => renewLibrary(queryClient, changes.current.splice(0)));
  };
  const note = (change: LibraryChange): void => {
    changes.current.push(change);
    clearTimeout(timer.current);
    timer.current = setTimeout(renew, GATHER_MS);
  };
  // What was told while the connection was away is not known.
  useLive("images", (change) => note(change ?? { what: "any" }));
  return note;
}
