import { BLOCK_DEFINITIONS, BLOCK_KINDS, type BlockKind, type PaletteGroup } from "@vitrine/blocks";
import type { Language } from "@vitrine/document";

export interface PaletteEntry {
  readonly kind: BlockKind;
  readonly label: string;
}

export interface PaletteSection {
  readonly group: PaletteGroup;
  readonly entries: readonly PaletteEntry[];
}

const GROUPS: readonly PaletteGroup[] = ["layout", "text", "media", "form", "utility"];

/** Text without accents and case, for searching. */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();
}

/** The kinds on offer whose name, in any language, contains the words searched for; by group. */
export function paletteSections(language: Language, search: string): PaletteSection[] {
  const wanted = plain(search.trim());
  const entries = BLOCK_KINDS.filter((kind) => {
    const { isOffered, messages } = BLOCK_DEFINITIONS[kind];
    return isOffered && (wanted === "" || Object.values(messages).some(({ label }) => plain(label).includes(wanted)));
  });
  return GROUPS.map((group) => ({
    group,
    entries: entries
      .filter((kind) => BLOCK_DEFINITIONS[kind].group === group)
      .map((kind) => ({ kind, label: BLOCK_DEFINITIONS[kind].messages[language].label })),
  })).filter((section) => section.entries.length > 0);
}
