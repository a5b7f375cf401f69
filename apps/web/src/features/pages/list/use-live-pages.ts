import { useQueryClient } from "@tanstack/react-query";
import type { Page } from "@vitrine/contract";
import { useEffect, useRef } from "react";
import { api, client } from "../../../platform/calls/client.ts";
import { problemOf } from "../../../platform/calls/problem.ts";
import { useLive } from "../../../platform/live/use-live.ts";
import { usePageCache } from "./use-page-cache.ts";

/** Milliseconds in which changes of pages are gathered: an editor elsewhere saves every few seconds, a program faster. */
const GATHER_MS = 300;
/** Changed pages that are read one by one; of more, the list is read again. */
const FEW = 5;

/**
 * Shows in the list of pages what becomes of them elsewhere. A row changes where it stands, so that nothing moves under
 * somebody's hand; only for a page that is not in the list is that read again.
 */
export function useLivePages(shown: readonly Page[]): void {
  const cache = usePageCache();
  const queryClient = useQueryClient();
  const changed = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ cache, shown });
  useEffect(() => {
    latest.current = { cache, shown };
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const readAgain = (): void => void queryClient.invalidateQueries({ queryKey: api.pages.list.key() });
  const showOne = async (id: string): Promise<void> => {
    try {
      const page = await client.pages.get({ id });
      const before = latest.current.shown.find((row) => row.id === id);
      // It stands elsewhere from now on, and others with it.
      if (before && before.mainId !== page.mainId) return readAgain();
      latest.current.cache.change(id, () => page);
    } catch (error) {
      // Put in the trash or taken from it: only the server says which list has it now.
      if (problemOf(error).code === "NOT_FOUND") readAgain();
    }
  };
  const show = (): void => {
    const ids = [...changed.current];
    changed.current.clear();
    const isShown = (id: string): boolean => latest.current.shown.some((page) => page.id === id);
    if (ids.length > FEW || !ids.every(isShown)) readAgain();
    else for (const id of ids) void showOne(id);
  };
  useLive("pages", (data) => {
    // No page has that name: the list is read again.
    changed.current.add(data?.pageId ?? "");
    clearTimeout(timer.current);
    timer.current = setTimeout(show, GATHER_MS);
  });
}
