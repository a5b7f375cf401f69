/** Pixels: how tall a row of the layers list is, and how far each level is set in. */
export const ROW_HEIGHT = 32;
export const INDENT = 14;
