import type { PageDocument } from "@vitrine/document";

/** Every run of words in a page's blocks, in the order of the page. */
export function wordsOf(document: PageDocument): string[] {
  const found: string[] = [];
  const collect = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    if ("text" in value && typeof value.text === "string") found.push(value.text);
    for (const each of Object.values(value)) collect(each);
  };
  for (const record of Object.values(document.records)) if (record.type === "block") collect(record.props);
  return found;
}
