import { useSyncExternalStore } from "react";

/** As wide as a phone, in pixels; asked here for itself, since a file shared with the sidebar would come before the first picture. */
const PHONE = "(max-width: 599.98px)";

function subscribe(listener: () => void): () => void {
  const query = matchMedia(PHONE);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

/** Whether there is room for one row of what the list is narrowed by. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(PHONE).matches);
}
