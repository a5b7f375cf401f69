import { sameJson } from "../changes/same-json.ts";
import type { TokenRecord } from "../records.ts";
import type { Transaction } from "../store.ts";
import type { Operation } from "./operation.ts";

function put(transaction: Transaction, token: TokenRecord): void {
  const there = transaction.get(token.id);
  // Another thing of the page has the id, or a token of another kind, which stays of the kind it is.
  if (there && (there.type !== "token" || there.kind !== token.kind)) return;
  const followed = { ...token, site: true } as const;
  if (!sameJson(there, followed)) transaction.put(followed);
}

/** Gives a page the tokens of its site's style, in the place of its own where it has them: it follows that from then on. */
export function adoptSiteStyle(tokens: readonly TokenRecord[]): Operation {
  return (transaction) => {
    for (const token of tokens) put(transaction, token);
  };
}

/**
 * Brings a page that follows its site's style up to what that is now; another page stays as it is. What somebody has
 * changed for this page alone stays too, and what is no longer the site's stays as the page's own.
 */
export function followSiteStyle(tokens: readonly TokenRecord[]): Operation {
  return (transaction) => {
    const followed = transaction.tokens().filter(({ site }) => site);
    if (followed.length === 0) return;
    const ofSite = new Map(tokens.map(({ id, kind }) => [id, kind]));
    for (const { site: _site, ...token } of followed) if (ofSite.get(token.id) !== token.kind) transaction.put(token);
    for (const token of tokens) {
      const there = transaction.get(token.id);
      if (!there || (there.type === "token" && there.site)) put(transaction, token);
    }
  };
}

/** Lets a page go its own way: its tokens keep the values they have. */
export function leaveSiteStyle(): Operation {
  return (transaction) => {
    for (const { site, ...token } of transaction.tokens()) if (site) transaction.put(token);
  };
}
