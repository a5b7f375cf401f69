/** Where something stands that has the keyboard: what is left of its surroundings says who has it next. */
export interface FocusPlace {
  readonly element: HTMLElement;
  /** From the nearest: what it stands in, and as which child. */
  readonly above: readonly { readonly parent: HTMLElement; readonly index: number }[];
}

const TAKES_KEYS = "a[href], button, input, select, textarea, [tabindex]";

/** What opened a popup that is about to take the keyboard; null where nothing had it. Of an item of a menu that is its button. */
export function openerNow(): HTMLElement | null {
  const { activeElement } = document;
  const menu = activeElement?.closest("[role=menu]");
  const opener = menu ? document.getElementById(menu.getAttribute("aria-labelledby") ?? "") : activeElement;
  return opener instanceof HTMLElement && opener !== document.body ? opener : null;
}

export function focusPlaceOf(element: HTMLElement): FocusPlace {
  const above: { parent: HTMLElement; index: number }[] = [];
  let child = element;
  for (let parent = child.parentElement; parent; parent = parent.parentElement) {
    above.push({ parent, index: [...parent.children].indexOf(child) });
    child = parent;
  }
  return { element, above };
}

/**
 * Who has the keyboard once what stood there is gone: its like in what has come into its place, such as the next row,
 * or else whatever is nearest to it. Null where nothing near it takes keys.
 */
export function nextInPlace({ element, above }: FocusPlace): HTMLElement | null {
  const isLike = (other: HTMLElement): boolean =>
    other.tagName === element.tagName && other.getAttribute("aria-haspopup") === element.getAttribute("aria-haspopup");
  for (const { parent, index } of above) {
    if (!parent.isConnected || parent === document.body) continue;
    const inPlace = takersIn(parent.children[index] ?? parent.lastElementChild);
    const found = inPlace.find(isLike) ?? inPlace[0] ?? takersIn(parent)[0];
    if (found) return found;
    if (parent.hasAttribute("tabindex")) return parent;
  }
  return null;
}

function takersIn(root: Element | null): HTMLElement[] {
  if (!root) return [];
  return [root, ...root.querySelectorAll(TAKES_KEYS)].filter(
    (each): each is HTMLElement => each instanceof HTMLElement && each.matches(TAKES_KEYS) && each.tabIndex >= 0 && isReachable(each),
  );
}

function isReachable(element: HTMLElement): boolean {
  return !element.hasAttribute("disabled") && element.closest("[inert], [hidden], [aria-hidden=true]") === null;
}
