import { BLOCK_DEFINITIONS, BLOCK_KINDS, type BlockKind, type PaletteGroup } from "@vitrine/blocks";
import type { Language } from "@vitrine/document";
import { foldText } from "../../platform/language/fold-text.ts";

export interface PaletteEntry {
  readonly kind: BlockKind;
  readonly label: string;
}

export interface PaletteSection {
  readonly group: PaletteGroup;
  readonly entries: readonly PaletteEntry[];
}

/** Every group, in the order in which they are offered. */
export const PALETTE_GROUPS: readonly PaletteGroup[] = ["layout", "text", "media", "form", "utility"];

/** The kinds of some groups on offer whose name, in any language, contains the words searched for; by group. */
export function paletteSections(language: Language, search: string, groups: readonly PaletteGroup[] = PALETTE_GROUPS): PaletteSection[] {
  const wanted = foldText(search.trim());
  const entries = BLOCK_KINDS.filter((kind) => {
    const { isOffered, messages } = BLOCK_DEFINITIONS[kind];
    return isOffered && (wanted === "" || Object.values(messages).some(({ label }) => foldText(label).includes(wanted)));
  });
  return groups
    .map((group) => ({
      group,
      entries: entries
        .filter((kind) => BLOCK_DEFINITIONS[kind].group === group)
        .sort((a, b) => BLOCK_DEFINITIONS[a].rank - BLOCK_DEFINITIONS[b].rank)
        .map((kind) => ({ kind, label: BLOCK_DEFINITIONS[kind].messages[language].label })),
    }))
    .filter((section) => section.entries.length > 0);
}
