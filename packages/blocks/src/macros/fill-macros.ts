/** As much of an element as a macro's place is. */
interface Place {
  textContent: string | null;
  closest(selector: string): unknown;
  getAttribute(name: string): string | null;
  removeAttribute(name: string): void;
}

/** As much of a document as has such places. */
interface Page {
  querySelectorAll(selector: string): Iterable<Place>;
  addEventListener(name: "DOMContentLoaded", listener: () => void): void;
}

/**
 * Puts values into their places, as text and nothing else: at once those that are there, which is what stands above the
 * script; the rest when all of the page has been read.
 */
export function fillMacros(page: Page, which: string, read: (mark: string) => string): void {
  const fill = (): void => {
    for (const place of page.querySelectorAll(`bdi[data-m]${which}`)) {
      // What the owner's own code has of the kind is its own.
      if (place.closest(".v-html")) continue;
      const value = read(place.getAttribute("data-m") ?? "");
      if (value) place.textContent = value;
      place.removeAttribute("data-m");
    }
  };
  fill();
  page.addEventListener("DOMContentLoaded", fill);
}
