import { type RefCallback, useCallback, useState } from "react";

interface Room {
  readonly width: number;
  readonly height: number;
}

/** The size of an element in whole pixels, kept up to date; `null` before it has one. */
export function useRoom(): [RefCallback<HTMLElement>, Room | null] {
  const [room, setRoom] = useState<Room | null>(null);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element;
      setRoom((before) => {
        if (width === 0 || height === 0) return before;
        return before?.width === width && before.height === height ? before : { width, height };
      });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, room];
}
