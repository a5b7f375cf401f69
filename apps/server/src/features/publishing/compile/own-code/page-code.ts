import { codeSeal, knownDefinition } from "@vitrine/blocks";
import type { BlockRecord, DocumentTree } from "@vitrine/document";
import { runsOrLoads, type WrittenCode, writeCode, writeHeldCode } from "./write-code.ts";

/** The code of its owner that a page brings to visitors. */
export interface PageCode {
  /** Whether a block is left out of the page, with all in it: nobody of the account has switched on what it brings. */
  isOff(block: BlockRecord): boolean;
  /** Blocks that nobody has switched on. */
  readonly offIds: readonly string[];
  /** Fit to stand in the page, by block. */
  readonly written: ReadonlyMap<string, WrittenCode>;
  /** Blocks that are left out although their code is switched on: it cannot stand in a page without breaking it. */
  readonly brokenIds: readonly string[];
}

function blocksOf(tree: DocumentTree): BlockRecord[] {
  return [...tree.records()].filter((record) => record.type === "block");
}

/** What of a page somebody must have switched on, each once. */
export function codeSeals(tree: DocumentTree): string[] {
  return [...new Set(blocksOf(tree).flatMap((block) => codeSeal(block) ?? []))];
}

/**
 * What of it visitors get. On a page that asks for consent, a block that runs or loads something waits in its place until a
 * visitor agrees, unless its owner says that it need not. Code that cannot stand in a page without breaking it is left out like code that is off.
 */
export function pageCode(tree: DocumentTree, approved: ReadonlySet<string>): PageCode {
  const asks = tree.page().consentBanner === true;
  const written = new Map<string, WrittenCode>();
  const off = new Set<string>();
  const brokenIds: string[] = [];
  for (const block of blocksOf(tree)) {
    const seal = codeSeal(block);
    if (seal === null) continue;
    if (!approved.has(seal)) {
      off.add(block.id);
      continue;
    }
    const { code, hosts, beforeConsent } = block.props;
    if (!knownDefinition(block)?.reach?.(block.props).ofOwnCode || typeof code !== "string") continue;
    const plain = writeCode(code);
    const isHeld = asks && beforeConsent !== true && plain !== null && (runsOrLoads(plain) || (Array.isArray(hosts) && hosts.length > 0));
    const fit = isHeld ? writeHeldCode(code) : plain;
    if (fit) {
      written.set(block.id, fit);
      continue;
    }
    off.add(block.id);
    brokenIds.push(block.id);
  }
  const broken = new Set(brokenIds);
  return { isOff: ({ id }) => off.has(id), offIds: [...off].filter((id) => !broken.has(id)), written, brokenIds };
}
