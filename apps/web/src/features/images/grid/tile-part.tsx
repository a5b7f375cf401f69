import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";

/** How far from what is seen the tiles are there already, in pixels: a few rows on. */
const AHEAD = "1200px 0px";

export interface TilePartProps {
  readonly label: string;
  /** How many tiles it holds, and how many a whole part holds. */
  readonly count: number;
  readonly most: number;
  /** Whether it is there before anybody has scrolled. */
  readonly isAtTop: boolean;
  readonly tiles: () => ReactNode;
  /** Told once its tiles are there. */
  onShown(): void;
}

/**
 * Part of the files of a place. Its tiles are there while they are near to what is seen, or have the keyboard, and only
 * their room otherwise: with thousands of them every click would wait for all.
 */
export function TilePart({ label, count, most, isAtTop, tiles, onShown }: TilePartProps) {
  const [isShown, setShown] = useState(isAtTop || typeof IntersectionObserver === "undefined");
  const [height, setHeight] = useState<number | null>(null);
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const first = list.current?.parentElement?.querySelector<HTMLElement>("[data-part]");
    if (first && first !== list.current) setHeight(Math.round((first.offsetHeight * count) / most));
  }, [count, most]);
  useEffect(() => {
    const element = list.current;
    if (!element || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver(
      (entries) => {
        const isNear = entries.at(-1)?.isIntersecting ?? true;
        if (isNear) return setShown(true);
        // Whoever has the keyboard in it comes back to where they were.
        if (element.childElementCount === 0 || element.contains(document.activeElement)) return;
        setHeight(element.offsetHeight);
        setShown(false);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (isShown) onShown();
  });
  return (
    <ul
      ref={list}
      data-part=""
      aria-label={label}
      style={isShown || height === null ? undefined : { height }}
      className="grid grid-cols-2 gap-3 desktop:grid-cols-3 desktop:gap-4 wide:grid-cols-5"
    >
      {isShown ? tiles() : null}
    </ul>
  );
}
