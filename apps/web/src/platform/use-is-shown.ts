import { type RefObject, useEffect, useRef } from "react";

/** Whether what asks is still on the screen, for whoever comes back to it from a server that took its time. */
export function useIsShown(): Readonly<RefObject<boolean>> {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}
