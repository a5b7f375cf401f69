import type { Finding, SourceFile } from "../source-files.ts";

/** Slices whose tables are about people themselves: what they are, how they get in, what they are on. */
const ABOUT_PEOPLE: ReadonlySet<string> = new Set(["accounts", "audit", "billing", "factors", "legal", "sessions"]);

const STORE = /^apps\/server\/src\/features\/([^/]+)\/(?:.+\/)?[a-z-]+-store\.ts$/;
const ROUTES = /^apps\/server\/src\/features\/[^/]+\/(?:.+\/)?routes\.ts$/;

/** A row told by its account alone: in a query builder, or in SQL that is written out. */
const BY_ACCOUNT = /\b(?:eq|inArray)\(\s*\w+\.accountId\s*,|\baccount_id\s*(?:=|IN\b)/;

/**
 * What an account has is looked up through a reach, which says whose it is and which sites it ends at; a store that
 * compares accounts by itself would show an editor of one site all the others.
 */
export function reachRules(files: readonly SourceFile[]): Finding[] {
  return files.flatMap(({ path, text }) => {
    const slice = STORE.exec(path)?.[1];
    if (slice !== undefined && !ABOUT_PEOPLE.has(slice) && BY_ACCOUNT.test(text)) {
      return [{ path, message: "compares an account's id: take a Reach and hold the query to it with within(reach, table)" }];
    }
    if (ROUTES.test(path) && /\bwholeAccount\b/.test(text)) {
      return [{ path, message: "reaches for a whole account: a call reaches as far as requireCaller(context) says" }];
    }
    return [];
  });
}
