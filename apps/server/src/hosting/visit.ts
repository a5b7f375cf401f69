import type { VisitorRequest, VisitorResponse } from "./replies/visitor-http.ts";
import type { HostedSite } from "./sites/site.ts";

/** Says who sent a request, behind the proxies that are trusted. */
export type AddressOf = (request: VisitorRequest) => string;

/** A request for one of the addresses under `/_v/`, which every site has beside its pages. */
export interface Visit {
  readonly site: HostedSite;
  /** Without the query. */
  readonly path: string;
  readonly request: VisitorRequest;
  readonly response: VisitorResponse;
  readonly addressOf: AddressOf;
}

/** One kind of address under `/_v/`. */
export type OwnRoute = (visit: Visit) => void | Promise<void>;

export function isRead(request: VisitorRequest): boolean {
  return request.method === "GET" || request.method === "HEAD";
}
