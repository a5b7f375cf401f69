/** A person's name as an e-mail may show it: no mail program makes a link of it, whatever was typed as the name. */
export function shownName(name: string): string {
  return name
    .replace(/[/:@\\<>]/g, " ")
    .replace(/\.(?=\S)/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 80);
}
