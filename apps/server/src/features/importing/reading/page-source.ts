import type { Language } from "@vitrine/document";
import type { Origin } from "./addresses.ts";

/** What a page is read from besides its HTML. */
export interface PageSource {
  readonly html: string;
  readonly origin: Origin;
  /** What its blocks begin with, and what it speaks unless it says otherwise. */
  readonly language: Language;
  /** The text of a file that came with it, by its path, or by its address for a page of the web; null where there is none. */
  textOf(name: string): string | null;
  hasFile(path: string): boolean;
  /** Elements, and comparisons of rules with them, where somebody waits for less than a whole page. */
  readonly most?: { readonly elements: number; readonly comparisons: number };
}
