import { useState } from "react";
import { useText } from "../../platform/language/use-text.ts";

/** Ids of the places that the first two stops of the keyboard lead to. */
export const PAGE_PLACE = "builder-page";
export const INSPECTOR_PLACE = "builder-inspector";

const LINK =
  "fixed top-2 left-2 z-60 -translate-y-20 rounded-md bg-mar px-4 py-2 text-tool font-medium text-on-mar focus-visible:translate-y-0";

/** What of a place the keyboard stops at. */
const STOP = ":scope > div :is(a[href], button, input, select, textarea, [tabindex]):not([tabindex='-1'], :disabled)";

/** Gives a place the keyboard. One that takes none of its own gets it for once: a press on it must not take it from the page. */
function goTo(place: string): HTMLElement | null {
  const element = document.getElementById(place);
  if (!element) return null;
  if (element.tabIndex < 0) {
    element.tabIndex = -1;
    element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
  }
  element.focus();
  return element;
}

type Coming = "panelsComing" | "panelsThere" | null;

/**
 * Where what a place holds is still to come, has the next step into it wait for that: it would lead past it, round to the
 * start. Whoever goes elsewhere meanwhile is left there.
 */
function waitAt(place: HTMLElement, say: (coming: Coming) => void): void {
  const first = (): HTMLElement | null => place.querySelector<HTMLElement>(STOP);
  if (first() || !place.querySelector("[aria-busy=true]")) return;
  const over = new AbortController();
  const { signal } = over;
  let isAskedIn = false;
  const look = new MutationObserver(() => {
    const stop = first();
    if (!stop) return;
    over.abort();
    say("panelsThere");
    if (isAskedIn) stop.focus();
  });
  signal.addEventListener("abort", () => look.disconnect());
  place.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Tab" || event.shiftKey) return;
      event.preventDefault();
      isAskedIn = true;
    },
    { signal },
  );
  place.addEventListener(
    "blur",
    () => {
      over.abort();
      say(null);
    },
    { signal },
  );
  look.observe(place, { childList: true, subtree: true });
  say("panelsComing");
}

/** Ways past everything that stands before the page and before its panels; seen only while they have the keyboard. */
export function SkipLinks() {
  const t = useText("builder");
  const [coming, say] = useState<Coming>(null);
  const goToPanels = (): void => {
    const place = goTo(INSPECTOR_PLACE);
    if (place) waitAt(place, say);
  };
  return (
    <>
      <button type="button" className={LINK} onClick={() => goTo(PAGE_PLACE)}>
        {t("chrome.skipToPage")}
      </button>
      <button type="button" className={`${LINK} not-wide:hidden`} onClick={goToPanels}>
        {t("chrome.skipToPanels")}
      </button>
      <span role="status" className="sr-only">
        {coming ? t(`chrome.${coming}`) : ""}
      </span>
    </>
  );
}
