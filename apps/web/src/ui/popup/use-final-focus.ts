import { useCallback, useInsertionEffect, useRef } from "react";
import { type FocusPlace, focusPlaceOf, nextInPlace, openerNow } from "./focus-place.ts";

/** Milliseconds in which what a dialog was opened from may still go: a deed that was confirmed asks the server first. */
const LATEST_MS = 10_000;

/**
 * Who has the keyboard once a dialog is closed: what opened it, as ever; and where that is gone, or goes because of what
 * was decided, what stands in its place. Without it a list whose row was deleted would send the keyboard to the page's start.
 * @returns what the dialog's popup takes.
 */
export function useFinalFocus(isOpen: boolean): { readonly ref: (popup: HTMLElement | null) => void; finalFocus(): HTMLElement | boolean } {
  const place = useRef<FocusPlace | null>(null);
  const popup = useRef<HTMLElement | null>(null);
  // Before the dialog takes the focus, which it does with the layout.
  useInsertionEffect(() => {
    const opener = isOpen ? openerNow() : null;
    if (opener) place.current = focusPlaceOf(opener);
  }, [isOpen]);
  const ref = useCallback((element: HTMLElement | null) => {
    // Asked for once it has gone, too.
    if (element) popup.current = element;
  }, []);
  const finalFocus = (): HTMLElement | boolean => {
    const { activeElement } = document;
    const isFree = activeElement === null || activeElement === document.body || popup.current?.contains(activeElement) === true;
    // What was decided has given it to something already.
    if (!isFree) return false;
    const { current } = place;
    if (!current) return true;
    if (!current.element.isConnected) return nextInPlace(current) ?? true;
    followPlace(current);
    return true;
  };
  return { ref, finalFocus };
}

/** To be called by a deed that asks nothing first, and may take away what it was begun with: what comes into that place has the keyboard then. */
export function passFocusOn(): void {
  const opener = openerNow();
  if (opener) followPlace(focusPlaceOf(opener));
}

/** Hands the keyboard on when what has it is taken away, until it is elsewhere. */
function followPlace(place: FocusPlace): void {
  const { pathname } = location;
  const over = new AbortController();
  const observer = new MutationObserver(() => {
    if (place.element.isConnected) return;
    over.abort();
    const { activeElement } = document;
    // Another screen has a start of its own.
    if ((activeElement === document.body || activeElement === null) && location.pathname === pathname) nextInPlace(place)?.focus();
  });
  over.signal.addEventListener("abort", () => observer.disconnect());
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener(
    "focusin",
    ({ target }) => {
      if (target !== place.element) over.abort();
    },
    { signal: over.signal },
  );
  setTimeout(() => over.abort(), LATEST_MS);
}
