import type { BlockRecord } from "@vitrine/document";
import { knownDefinition } from "../definitions.ts";
import { sha256 } from "./sha256.ts";

/** Blocks do not change: one that is changed is another record. */
const known = new WeakMap<BlockRecord, string | null>();

/**
 * What a block brings that its account must have seen before visitors get it, as one value: the same of the same code,
 * another of any other. Null for a block without such a thing. It is made of what is there and stands nowhere in the
 * document, so that nothing that arrives can carry it.
 */
export function codeSeal(block: BlockRecord): string | null {
  const made = known.get(block);
  if (made !== undefined) return made;
  const code = knownDefinition(block)?.ownCode?.(block.props) ?? null;
  const seal = code && sha256(JSON.stringify([block.kind, ...code]));
  known.set(block, seal);
  return seal;
}
