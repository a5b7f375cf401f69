import type { Account } from "@vitrine/contract";
import type { EntryId } from "./slices.ts";

type Rule = (viewer: Pick<Account, "plan" | "isAdmin">) => boolean;

const always: Rule = () => true;
/** Free and churned plans come without the page builder; every other one has it. */
const hasBuilder: Rule = ({ plan }) => !/free|gr[aá]tis|gratuit|churned/i.test(plan.name);

/** Who sees which sidebar entry: a slice's new entry does not compile until it has a row here. */
export const ENTRY_RULES: Readonly<Record<EntryId, Rule>> = {
  home: always,
  newPage: hasBuilder,
  pages: hasBuilder,
  sites: always,
  leads: always,
};

/** Those of the entries that an account sees. */
export function visibleEntries<Entry extends { readonly id: EntryId }>(entries: readonly Entry[], viewer: Parameters<Rule>[0]): Entry[] {
  return entries.filter(({ id }) => ENTRY_RULES[id](viewer));
}
