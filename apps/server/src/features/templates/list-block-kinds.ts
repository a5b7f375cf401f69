import { BLOCK_DEFINITIONS, BLOCK_KINDS } from "@vitrine/blocks";
import type { BlockKindReply } from "@vitrine/contract";
import { z } from "zod";

let listed: readonly BlockKindReply[] | null = null;

/** Every kind by name. They are the same as long as the server runs: made at the first look, and kept. */
export function listBlockKinds(): readonly BlockKindReply[] {
  listed ??= BLOCK_KINDS.map((name) => {
    const { category, version, slots, props } = BLOCK_DEFINITIONS[name];
    const rules = Object.entries(slots).map(([slot, rule]) => [slot, { ...rule, accepts: [...rule.accepts] }]);
    // A check of our own, which no schema can say, leaves the rest of what it is about standing.
    const schema = z.toJSONSchema(props, { io: "input", unrepresentable: "any" });
    return { name, category, version, slots: Object.fromEntries(rules), schema: { ...schema } };
  });
  return listed;
}
