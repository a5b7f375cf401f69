import { type RefObject, useEffect } from "react";
import { useFrame, useFrameView } from "../frame/frame-view.ts";

/** Says which field of a panel an element holds, by its prop, for whoever is led to it. */
export const FIELD_MARK = "data-field";

const CONTROLS = ["input", "textarea", "select", "button", "[contenteditable=true]", "[tabindex='0']"]
  .map((each) => `${each}:not(:disabled, [tabindex='-1'])`)
  .join();

/** What stands behind a dialog: it would take the keyboard back. */
const BEHIND = "[inert], [aria-hidden=true], [data-base-ui-inert]";

/** In how many frames a field may come to take the keyboard: a dialog that closes takes its time. */
const MOST_TRIES = 120;

/** Puts the keyboard into a field of this panel, which is a block's or the page's, once somebody is led there. */
export function useWantedField(ownerId: string, panel: RefObject<HTMLElement | null>): void {
  const frame = useFrame();
  const wanted = useFrameView((view) => view.wanted);
  useEffect(() => {
    if (wanted?.ownerId !== ownerId) return undefined;
    let next = 0;
    let tries = 0;
    const lead = (): void => {
      const field = panel.current?.querySelector(`[${FIELD_MARK}="${CSS.escape(wanted.field)}"]`);
      const control = field?.querySelector<HTMLElement>(CONTROLS);
      // It may be on another panel of the same block.
      if (!control) return;
      const isBehind = control.closest(BEHIND) !== null;
      if (!isBehind) control.focus({ preventScroll: true });
      if ((isBehind || document.activeElement !== control) && tries++ < MOST_TRIES) {
        next = requestAnimationFrame(lead);
        return;
      }
      control.scrollIntoView({ block: "center", behavior: "instant" });
      // Once: whoever goes on from there is not to be led back.
      frame.want(null);
    };
    lead();
    return () => cancelAnimationFrame(next);
  }, [frame, wanted, ownerId, panel]);
}
