import type { Entrance } from "@vitrine/document";
import { ENTRANCE_EASING, ENTRANCE_FRAMES } from "@vitrine/renderer";

/** Whether the person's device asks for little motion: nothing moves then, in the editor as on the page. */
export function wantsLittleMotion(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Lets elements of the canvas come in as visitors will see it; with a stagger, one after the other. */
export function playEntrance(elements: readonly HTMLElement[], { effect, duration, delay, stagger = 0 }: Entrance): void {
  for (const [index, element] of elements.entries()) {
    element.animate([{ ...ENTRANCE_FRAMES[effect], offset: 0 }], {
      duration,
      delay: delay + stagger * index,
      easing: ENTRANCE_EASING,
      fill: "backwards",
    });
  }
}
