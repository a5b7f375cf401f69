import type { IncomingMessage, ServerResponse } from "node:http";
import type { PassOnLimits } from "../limits.ts";

type Lingering = Pick<PassOnLimits, "lingers" | "lingersBytes">;

/** Whether a request has a body of which not all has come. */
export function isStillComing({ complete, headers }: IncomingMessage): boolean {
  return !complete && (headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0);
}

/**
 * Ends an answer all of which is written. Where its request's body is still coming, that is read for nobody first, for
 * a while: a connection that is closed upon somebody who writes takes from him the answer he has not read.
 */
export function endWithBody(request: IncomingMessage, response: ServerResponse, { lingers, lingersBytes }: Lingering): void {
  if (!isStillComing(request) || request.destroyed) {
    request.resume();
    response.end();
    return;
  }
  let left = lingersBytes;
  const end = (): void => {
    clearTimeout(timer);
    request.removeListener("data", count).removeListener("end", end);
    response.removeListener("close", end).end();
  };
  const count = (chunk: Buffer): void => {
    left -= chunk.length;
    if (left < 0) end();
  };
  const timer = setTimeout(end, lingers);
  request.on("data", count).once("end", end);
  response.once("close", end);
  request.resume();
}
