import { routes } from "virtual:contract-routes";
import type { ContractRouterClient } from "@orpc/contract";
import type { JsonifiedClient } from "@orpc/openapi-client";
import type { Contract } from "@vitrine/contract";
import { queriesOf } from "./call-queries.ts";
import type { CallContext } from "./call-server.ts";
import { callsOf } from "./calls-of.ts";

const calls = callsOf(routes);

/** Every call of the API, typed by the contract. Rejects with `RefusedCall`, or `NoAnswer`. */
export const client = calls as unknown as JsonifiedClient<ContractRouterClient<Contract, CallContext>>;

/** The same calls as options for queries, and their keys. */
export const api = queriesOf<typeof client>(calls);
