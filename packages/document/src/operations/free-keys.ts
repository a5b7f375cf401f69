import type { BlockCatalog } from "../catalog.ts";
import type { Json } from "../reading/json.ts";
import type { BlockRecord } from "../records.ts";
import type { Transaction } from "../store.ts";
import { ancestors, subtree } from "../tree.ts";

const MOST_CHARACTERS = 40;

/** The same key where nobody has it, else with the first number that is free: `email`, `email_2`, `email_3`. */
function freeKey(key: string, taken: ReadonlySet<string>): string {
  const base = key.replace(/_\d+$/, "");
  let free = key;
  for (let count = 2; taken.has(free); count++) {
    const end = `_${count}`;
    free = base.slice(0, MOST_CHARACTERS - end.length) + end;
  }
  return free;
}

/**
 * Gives blocks that were put into a block another key where one that stood there before has theirs: two fields of a form
 * under one key would be one answer. What comes with the whole form keeps its keys, and with them whatever names those.
 */
export function freeKeys(transaction: Transaction, catalog: BlockCatalog, put: readonly BlockRecord[]): void {
  let ids: Set<string> | undefined;
  const takenIn = new Map<string, Set<string>>();
  const keyOf = ({ kind, props }: BlockRecord): Json | undefined => props[catalog.get(kind)?.keyProp ?? ""];
  for (const { id, kind } of put) {
    const { keyProp, within = [] } = catalog.get(kind) ?? {};
    const block = keyProp === undefined ? undefined : transaction.block(id);
    const key = block && keyOf(block);
    if (!block || keyProp === undefined || typeof key !== "string") continue;
    const home = ancestors(transaction, id).find((each) => within.includes(each.kind));
    ids ??= new Set(put.map((each) => each.id));
    if (!home || ids.has(home.id)) continue;
    const others = ids;
    const taken =
      takenIn.get(home.id) ??
      new Set(
        subtree(transaction, home.id)
          .filter((each) => !others.has(each.id))
          .map(keyOf)
          .filter((each) => typeof each === "string"),
      );
    const free = freeKey(key, taken);
    takenIn.set(home.id, taken.add(free));
    if (free !== key) transaction.put({ ...block, props: { ...block.props, [keyProp]: free } });
  }
}
