import { isUtf8 } from "node:buffer";
import type { IncomingMessage } from "node:http";

/**
 * Makes a request's target a path with a query. One in absolute form (`GET http://shop.example/page`, as clients
 * of a proxy send it) names its own host, which counts more than the header. False for what is no target of ours.
 */
export function readTarget(request: IncomingMessage): boolean {
  const target = request.url ?? "";
  if (target.charCodeAt(0) === 0x2f) return true;
  if (!/^https?:\/\//i.test(target) || !URL.canParse(target)) return false;
  const { host, pathname, search } = new URL(target);
  request.headers.host = host;
  request.url = pathname + search;
  return true;
}

/** Whether a part of an address is text once its `%`-signs are read. */
export function isText(part: string): boolean {
  if (!part.includes("%")) return true;
  const bytes = part.replace(/%([0-9a-f]{2})/gi, (_sign, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return isUtf8(Buffer.from(bytes, "latin1"));
}
