import { useEffect, useState } from "react";
import { preloadParts } from "./load-later.tsx";

const SIGNS = ["pointermove", "pointerdown", "keydown", "touchstart"] as const;

/** Whether somebody was seen since this file was loaded. */
let isSomebodyThere = false;

const waiting = new Set<() => void>();

function tell(): void {
  isSomebodyThere = true;
  for (const act of waiting) act();
  waiting.clear();
}

/** Takes what happens in a window, such as the canvas's own, for a sign of somebody. */
function watchForSigns(place: Window): void {
  for (const sign of SIGNS) place.addEventListener(sign, tell, { once: true, passive: true, capture: true });
}

/** Calls back at the first sign of somebody; at once where there was one. Returns how to give up waiting. */
export function onFirstSign(act: () => void): () => void {
  if (isSomebodyThere) act();
  else {
    waiting.add(act);
    watchForSigns(window);
  }
  return () => void waiting.delete(act);
}

/** Whether there was a sign of somebody, in this window or in another. */
export function useFirstSign(other: Window | undefined): boolean {
  const [isThere, show] = useState(isSomebodyThere);
  useEffect(() => onFirstSign(() => show(true)), []);
  useEffect(() => {
    if (other) watchForSigns(other);
  }, [other]);
  return isThere;
}

/**
 * Fetches what the first picture did without as soon as there is a sign of somebody: before anything is chosen, so
 * that nothing waits, and whatever comes then works without a connection too.
 */
export function usePreloadedParts(): void {
  useEffect(() => onFirstSign(preloadParts), []);
}
