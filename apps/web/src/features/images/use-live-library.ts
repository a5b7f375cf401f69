import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { api } from "../../platform/calls/client.ts";
import { useLive } from "../../platform/live/use-live.ts";

/** Milliseconds in which changes are gathered: many uploads are told one by one. */
const GATHER_MS = 400;

/** Reads the library again when somebody else, or another tab, has changed it. */
export function useLiveLibrary(): void {
  const queryClient = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useLive("images", () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void queryClient.invalidateQueries({ queryKey: api.images.key() }), GATHER_MS);
  });
}
