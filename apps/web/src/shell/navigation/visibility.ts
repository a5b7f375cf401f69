import type { Account } from "@vitrine/contract";
import type { EntryId } from "./nav-entries.ts";

type Viewer = Pick<Account, "entitlements" | "isAdmin">;
type Rule = (viewer: Viewer) => boolean;

const always: Rule = () => true;
const hasBuilder: Rule = ({ entitlements }) => entitlements.includes("builder");

/** Who sees which sidebar entry: a slice's new entry does not compile until it has a row here. */
export const ENTRY_RULES: Readonly<Record<EntryId, Rule>> = {
  home: always,
  newPage: hasBuilder,
  pages: hasBuilder,
  sites: always,
  leads: always,
  subscribe: always,
};

/** Those of the entries that an account sees. */
export function visibleEntries<Entry extends { readonly id: EntryId }>(entries: readonly Entry[], viewer: Viewer): Entry[] {
  return entries.filter(({ id }) => ENTRY_RULES[id](viewer));
}
