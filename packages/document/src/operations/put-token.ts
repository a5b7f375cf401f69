import type { TokenRecord } from "../records.ts";
import type { Operation } from "./operation.ts";

/** Adds a colour or font token, or changes one; everything that refers to it follows. */
export function putToken(token: TokenRecord): Operation {
  return (transaction) => transaction.put(token);
}

/** Removes a token; refused by the rules while a style still refers to it. */
export function removeToken(id: string): Operation {
  return (transaction) => {
    if (transaction.get(id)?.type === "token") transaction.remove(id);
  };
}
