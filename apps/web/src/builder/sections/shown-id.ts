/** The block that holds the newest content of what a block of the page shows: no id of the page's begins so. */
export function shownId(placeId: string): string {
  return `now-${placeId}`;
}
