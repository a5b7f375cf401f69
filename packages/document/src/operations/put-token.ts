import type { TokenRecord } from "../records.ts";
import type { StyleValue } from "../style/values.ts";
import { tokenUses, withoutToken } from "../tokens/token-uses.ts";
import { type Operation, OperationRefused } from "./operation.ts";

/** Adds a token, or changes one; everything that refers to it follows. */
export function putToken(...tokens: readonly TokenRecord[]): Operation {
  return (transaction) => {
    for (const token of tokens) transaction.put(token);
  };
}

/** Removes a token; refused by the rules while a style still refers to it. */
export function removeToken(id: string): Operation {
  return (transaction) => {
    if (transaction.get(id)?.type === "token") transaction.remove(id);
  };
}

/**
 * Removes a token that is in use: whatever refers to it refers to another of its kind from then on, or, with `null`,
 * keeps the look it has by the plain value. A font has no plain value.
 */
export function replaceToken(id: string, byId: string | null): Operation {
  return (transaction) => {
    const token = transaction.get(id);
    const by = byId === null ? null : transaction.get(byId);
    if (token?.type !== "token" || id === byId)
      throw new OperationRefused({ code: "not_found", path: [id], detail: "there is no such token" });
    const instead =
      by === null ? plainValue(token) : by?.type === "token" && by.kind === token.kind ? ({ type: "token", id: by.id } as const) : null;
    if (!instead)
      throw new OperationRefused({ code: "missing_token", path: [byId ?? id], detail: `there is no ${token.kind} in its place` });
    for (const record of tokenUses(transaction, id)) transaction.put({ ...record, styles: withoutToken(record.styles, id, instead) });
    transaction.remove(id);
  };
}

/** What a style says to look as the token makes it look; null for a font, which is always one of the page's. */
export function plainValue(token: TokenRecord): StyleValue | null {
  if (token.kind === "font") return null;
  return token.kind === "color" ? { type: "color", value: token.value } : token.value;
}
