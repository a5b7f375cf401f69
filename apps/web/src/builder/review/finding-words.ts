import { blockDefinition } from "@vitrine/blocks";
import type { Finding } from "@vitrine/checks";
import { ancestors, type DocumentTree, type Language, PAGE_ID, PAGE_SLOT } from "@vitrine/document";
import type { MessageValues, Text } from "../../platform/language/message-types.ts";
import { blockName } from "../editor/block-name.ts";
import { kilobytes } from "../header/weight/kilobytes.ts";

/** What is told of a finding: what it is, and what to do about it. */
export interface FindingWords {
  readonly title: string;
  readonly advice: string;
  /** The block by its name and its section's, so that one finds it: "Vídeo · Seção 3"; empty for the page as a whole. */
  readonly place: string;
}

export function findingWords(finding: Finding, tree: DocumentTree, language: Language, t: Text<"review">): FindingWords {
  const { code, blockId } = finding;
  const values = spokenValues(finding, language);
  const block = blockId === undefined ? undefined : tree.block(blockId);
  const own = code === "unfinished" && block ? blockDefinition(block.kind)?.messages[language].unfinished : undefined;
  return {
    title: t(`title.${code}`, values),
    advice: own ?? t(`advice.${code}`, values),
    place: block ? placeOf(tree, block.id, language) : "",
  };
}

/** Bytes as kilobytes, ratios with their digit, counts as they are. */
function spokenValues({ code, values = {} }: Finding, language: Language): MessageValues {
  const digits = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const isBytes = code === "image_heavy" || code === "over_budget";
  const spoken = ([name, value]: [string, string | number]): [string, string] => [
    name,
    typeof value === "string" ? value : isBytes ? kilobytes(value, language) : digits.format(value),
  ];
  return Object.fromEntries(Object.entries(values).map(spoken));
}

function placeOf(tree: DocumentTree, id: string, language: Language): string {
  const block = tree.block(id);
  if (!block) return "";
  const section = ancestors(tree, id).at(-1);
  if (!section) return blockName(block, language);
  const number = tree.children(PAGE_ID, PAGE_SLOT).findIndex((each) => each.id === section.id) + 1;
  return `${blockName(block, language)} · ${section.name ?? `${blockName(section, language)} ${number}`}`;
}
