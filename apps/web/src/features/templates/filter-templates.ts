import type { Template } from "@vitrine/contract";

export type Category = Template["category"] | "all";

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** The templates of a category whose name or description has every word that was typed, accents aside. */
export function filterTemplates(templates: readonly Template[], category: Category, search: string): Template[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return templates.filter((template) => {
    if (category !== "all" && template.category !== category) return false;
    const text = plain(`${template.name} ${template.description}`);
    return words.every((word) => text.includes(word));
  });
}
