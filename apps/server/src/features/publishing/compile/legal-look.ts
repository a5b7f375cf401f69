import { contrastOf, readColor } from "@vitrine/checks";
import type { LegalLook } from "@vitrine/contract";
import type { DocumentTree } from "@vitrine/document";

/** What texts have to stand out by (WCAG 2, AA), and what does on whatever ground. */
const LEAST_CONTRAST = 4.5;
const [DARK, LIGHT] = ["#14202b", "#ffffff"] as const;

/** The colours of a page for the legal texts of its site: text that nobody could read on its ground has another. */
export function legalLook(tree: DocumentTree): LegalLook {
  const colors = new Map(tree.tokens().flatMap((token) => (token.kind === "color" ? [[token.id, token.value]] : [])));
  const color = (id: string, otherwise: string): string => (colors.get(id) ?? otherwise).slice(0, 7);
  const background = color("color-background", LIGHT);
  const contrast = (other: string): number => contrastOf(readColor(other), readColor(background));
  const plain = contrast(DARK) >= contrast(LIGHT) ? DARK : LIGHT;
  const readable = (other: string): string => (contrast(other) >= LEAST_CONTRAST ? other : plain);
  return { background, text: readable(color("color-text", DARK)), heading: readable(color("color-heading", DARK)) };
}
