import { blockDefinition } from "@vitrine/blocks";
import { type BlockRecord, type InlineText, type Language, plainText, type RichText } from "@vitrine/document";

const LONGEST_EXCERPT = 48;

/** What a block is called: the name its owner gave it, else its kind's. */
export function blockName(block: BlockRecord, language: Language): string {
  return block.name ?? blockDefinition(block.kind)?.messages[language].label ?? block.kind;
}

/** The first words of a block that has words; empty for others. */
export function blockExcerpt(block: BlockRecord): string {
  for (const prop of Object.keys(blockDefinition(block.kind)?.inlineText ?? {})) {
    const value = block.props[prop];
    if (!Array.isArray(value)) continue;
    // The catalog has checked the prop: what is typed in place is formatted text.
    const text = plainText(value as InlineText | RichText).trim();
    if (text !== "") return text.length > LONGEST_EXCERPT ? `${text.slice(0, LONGEST_EXCERPT).trimEnd()}…` : text;
  }
  return "";
}

/** Name and first words, to tell a block from its neighbours by ear. */
export function blockDescription(block: BlockRecord, language: Language): string {
  const name = blockName(block, language);
  const excerpt = block.name ? "" : blockExcerpt(block);
  return excerpt === "" ? name : `${name} “${excerpt}”`;
}
