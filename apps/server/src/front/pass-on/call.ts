import type { ClientRequest, IncomingMessage, ServerResponse } from "node:http";
import type { AppPlane } from "../../platform/link/internal-headers.ts";
import type { RequestHead } from "./heads/request-head.ts";

/** A request on its way to the application, until its answer begins or somebody gives up. Times are `performance.now()`. */
export interface Call {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly head: RequestHead;
  readonly plane: AppPlane;
  readonly cameAt: number;
  /** Since when it waits without having been sent; null for one that never did. */
  waitsSince: number | null;
  /** What goes to the application, once it does. */
  sent: ClientRequest | null;
  isSentAgain: boolean;
  /** Has no more of the body go to the application. */
  stopBody: () => void;
}

/** A call that has just come. */
export function newCall(come: Pick<Call, "request" | "response" | "head" | "plane">): Call {
  return { ...come, cameAt: performance.now(), waitsSince: null, sent: null, isSentAgain: false, stopBody: () => {} };
}
