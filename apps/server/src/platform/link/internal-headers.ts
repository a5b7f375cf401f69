import type { IncomingMessage } from "node:http";

/** What of the application a request is for. */
export type AppPlane = "dashboard" | "uploads" | "readiness" | "alive";

/** What the front has judged of a request that it passes on. */
export interface PassedOn {
  /** Who sent it, behind the proxies that are trusted. */
  readonly address: string;
  readonly scheme: "http" | "https";
  readonly plane: AppPlane;
}

export const INTERNAL_PREFIX = "x-vitrine-";

export function readInternalHeaders({ headers }: IncomingMessage): PassedOn {
  const { "x-vitrine-address": address = "", "x-vitrine-scheme": scheme, "x-vitrine-plane": plane } = headers;
  return { address: String(address), scheme: scheme === "https" ? "https" : "http", plane: plane as AppPlane };
}
