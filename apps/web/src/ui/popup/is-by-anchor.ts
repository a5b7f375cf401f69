/** Whether a press on a popup's own button, or the focus going back to it, is what would close the popup: the button does that itself. */
export function isByAnchor(event: Event, anchor: HTMLElement | null): boolean {
  const places = [event.target, "relatedTarget" in event ? event.relatedTarget : null];
  return places.some((place) => place instanceof Node && anchor?.contains(place));
}
