/** Says which field of a panel an element holds, by its prop, for whoever is led to it. */
export const FIELD_MARK = "data-field";

const CONTROLS = ["input", "textarea", "select", "button", "[contenteditable=true]", "[tabindex='0']"]
  .map((each) => `${each}:not(:disabled, [tabindex='-1'])`)
  .join();

/** What stands behind a dialog: it would take the keyboard back. */
const BEHIND = "[inert], [aria-hidden=true], [data-base-ui-inert]";

/** In how many frames a field may come to take the keyboard: a dialog that closes takes its time. */
const MOST_TRIES = 120;
/** For how many frames it has to have kept it. */
const KEPT_FOR = 3;

/** The element that holds a field, or the nearest that holds a part of whose path it is (`links.0.name`, `links`). */
function holderOf(panel: HTMLElement | null, field: string): Element | null {
  const parts = field.split(".");
  for (let length = parts.length; length > 0; length--) {
    const holder = panel?.querySelector(`[${FIELD_MARK}="${CSS.escape(parts.slice(0, length).join("."))}"]`);
    if (holder) return holder;
  }
  return null;
}

/**
 * Puts the keyboard into a field of a panel and brings it into sight, as soon as it takes it; nothing where the panel does
 * not have it. Returns how to give up.
 */
export function leadToField(panel: HTMLElement | null, field: string, arrived: () => void): () => void {
  let next = 0;
  let tries = 0;
  let kept = 0;
  const lead = (): void => {
    const control = holderOf(panel, field)?.querySelector<HTMLElement>(CONTROLS);
    if (!control) return;
    const isBehind = control.closest(BEHIND) !== null;
    // A dialog that is gone hands the keyboard back a moment later: what has it has to keep it.
    if (isBehind || document.activeElement !== control) kept = 0;
    if (!isBehind) control.focus({ preventScroll: true });
    const isThere = !isBehind && document.activeElement === control && kept++ >= KEPT_FOR;
    if (!isThere && tries++ < MOST_TRIES) {
      next = requestAnimationFrame(lead);
      return;
    }
    control.scrollIntoView({ block: "center", behavior: "instant" });
    arrived();
  };
  lead();
  return () => cancelAnimationFrame(next);
}
