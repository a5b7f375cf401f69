import { useText } from "../../platform/language/use-text.ts";

/** Ids of the places that the first two stops of the keyboard lead to. */
export const PAGE_PLACE = "builder-page";
export const INSPECTOR_PLACE = "builder-inspector";

const LINK =
  "fixed top-2 left-2 z-60 -translate-y-20 rounded-md bg-mar px-4 py-2 text-tool font-medium text-on-mar focus-visible:translate-y-0";

/** Gives a place the keyboard. One that takes none of its own gets it for once: a press on it must not take it from the page. */
function goTo(place: string): void {
  const element = document.getElementById(place);
  if (!element) return;
  if (element.tabIndex < 0) {
    element.tabIndex = -1;
    element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
  }
  element.focus();
}

/** Ways past everything that stands before the page and before its panels; seen only while they have the keyboard. */
export function SkipLinks() {
  const t = useText("builder");
  return (
    <>
      <button type="button" className={LINK} onClick={() => goTo(PAGE_PLACE)}>
        {t("chrome.skipToPage")}
      </button>
      <button type="button" className={`${LINK} not-wide:hidden`} onClick={() => goTo(INSPECTOR_PLACE)}>
        {t("chrome.skipToPanels")}
      </button>
    </>
  );
}
