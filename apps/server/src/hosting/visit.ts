import type { IncomingMessage, ServerResponse } from "node:http";
import type { HostedSite } from "./sites/site.ts";

/** Says who sent a request, behind the proxies that are trusted. */
export type AddressOf = (request: IncomingMessage) => string;

/** A request for one of the addresses under `/_v/`, which every site has beside its pages. */
export interface Visit {
  readonly site: HostedSite;
  /** Without the query. */
  readonly path: string;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly addressOf: AddressOf;
}

/** One kind of address under `/_v/`. */
export type OwnRoute = (visit: Visit) => void | Promise<void>;

export function isRead(request: IncomingMessage): boolean {
  return request.method === "GET" || request.method === "HEAD";
}
