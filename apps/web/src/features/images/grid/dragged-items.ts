import type { DragEvent } from "react";
import type { Chosen } from "../chosen.ts";

/** What the library calls its own things while they are dragged, so that they are told from files of the machine. */
const TYPE = "application/x-vitrine-library";

export function putDragged(event: DragEvent, chosen: Chosen): void {
  event.dataTransfer.setData(TYPE, JSON.stringify(chosen));
  event.dataTransfer.effectAllowed = "move";
}

export function isDragged(event: DragEvent): boolean {
  return event.dataTransfer.types.includes(TYPE);
}

export function takeDragged(event: DragEvent): Chosen {
  return JSON.parse(event.dataTransfer.getData(TYPE)) as Chosen;
}
