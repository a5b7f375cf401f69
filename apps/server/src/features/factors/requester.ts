import type { RequestContext } from "../../platform/request-context.ts";

/** Whose browser and address a request came from: for e-mails and the log of events. */
export type Requester = Pick<RequestContext, "userAgent" | "clientAddress"> & Partial<Pick<RequestContext, "caller">>;

/** An owner who changes the account's own factors. */
export interface Owner {
  readonly accountId: string;
  readonly from: Requester;
}
