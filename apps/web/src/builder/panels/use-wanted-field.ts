import { type RefObject, useEffect } from "react";
import { useFrame, useFrameView } from "../frame/frame-view.ts";
import { leadToField } from "./lead-to-field.ts";

/** Puts the keyboard into a field of this panel, which is a block's or the page's, once somebody is led there. */
export function useWantedField(ownerId: string, panel: RefObject<HTMLElement | null>): void {
  const frame = useFrame();
  const wanted = useFrameView((view) => view.wanted);
  useEffect(() => {
    if (wanted?.ownerId !== ownerId) return undefined;
    // It may be on another panel of the same block. Once: whoever goes on from there is not to be led back.
    return leadToField(panel.current, wanted.field, () => frame.want(null));
  }, [frame, wanted, ownerId, panel]);
}
