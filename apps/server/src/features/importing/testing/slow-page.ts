/** A page that is small to send and takes seconds to read: each of its fields looks for its own name among all of them. */
export function slowPage(fields = 9_000): string {
  return `<title>Devagar</title><form>${"<label>x<input name=a></label>".repeat(fields)}</form>`;
}

/** A page of so many paragraphs. */
export function longPage(paragraphs: number, words = "Torra de quinta-feira"): string {
  const each = Array.from({ length: paragraphs }, (_, index) => `<p>${words}, ${index}, <a href="#fim">até o fim</a>.</p>`);
  return `<!doctype html><html lang="pt"><head><title>Comprida</title></head><body><h1>${words}</h1>${each.join("")}<script>fbq()</script></body></html>`;
}
