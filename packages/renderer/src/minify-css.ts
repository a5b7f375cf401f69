/** Takes line breaks and doubled spaces out of CSS that our own code wrote; it is otherwise tight already. */
export function minifyCss(css: string): string {
  return css.replace(/\s*\n\s*/g, "").trim();
}
