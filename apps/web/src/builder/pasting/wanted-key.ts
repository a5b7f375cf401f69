/** Under which name this browser remembers the pictures that a page still waits for. */
export const wantedKey = (pageId: string): string => `vitrine.pictures.${pageId}`;
