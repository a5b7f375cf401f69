import type { IncomingMessage } from "node:http";

const PLANES = ["dashboard", "uploads", "readiness", "alive", "streams"] as const;

/**
 * What of the application a request is for. `alive` asks whether it speaks at all, and is answered 204 at once;
 * `streams` is the line on which both say what concerns the streams that the front holds open.
 */
export type AppPlane = (typeof PLANES)[number];

/** What the front has judged of a request that it passes on. */
export interface PassedOn {
  /** Who sent it, behind the proxies that are trusted. */
  readonly address: string;
  readonly scheme: "http" | "https";
  readonly plane: AppPlane;
}

/** What a header between the two begins with, in small letters; the front lets none in from outside. */
export const INTERNAL_PREFIX = "x-vitrine-";

const ADDRESS = `${INTERNAL_PREFIX}address`;
const SCHEME = `${INTERNAL_PREFIX}scheme`;
const PLANE = `${INTERNAL_PREFIX}plane`;

/** The headers the front sets, names and values in turn. */
export function internalHeaders({ address, scheme, plane }: PassedOn): string[] {
  return [ADDRESS, address, SCHEME, scheme, PLANE, plane];
}

/**
 * What the front says of a request. It is believed, because nobody else reaches the application's socket.
 * @throws Error for a request that the front has not passed on
 */
export function readInternalHeaders({ headers }: IncomingMessage): PassedOn {
  const { [ADDRESS]: address, [SCHEME]: scheme } = headers;
  const plane = PLANES.find((known) => known === headers[PLANE]);
  if (typeof address !== "string" || (scheme !== "http" && scheme !== "https") || !plane)
    throw new Error("a request that did not come through the front");
  return { address, scheme, plane };
}
