import type { VisitorRequest } from "../hosting/replies/visitor-http.ts";
import type { Config } from "../platform/config.ts";
import { clientAddress, plainAddress, trustedProxies } from "../platform/http/client-address.ts";
import type { PassedOn } from "../platform/link/internal-headers.ts";

/** Says who sent a request and how, behind the proxies that are trusted. */
export interface WhoAsks {
  addressOf(request: VisitorRequest): string;
  schemeOf(request: VisitorRequest): PassedOn["scheme"];
}

/** A header as one text, however often it came. */
function joined(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header.join(",") : header;
}

export function whoAsks({ trustedProxies: proxies }: Pick<Config, "trustedProxies">): WhoAsks {
  const isTrusted = trustedProxies(proxies);
  return {
    addressOf: ({ socket, headers }) => clientAddress(socket.remoteAddress, joined(headers["x-forwarded-for"]), isTrusted),
    schemeOf({ socket, headers }) {
      if (socket.encrypted) return "https";
      const said = joined(headers["x-forwarded-proto"])?.split(",").at(-1)?.trim().toLowerCase();
      return said === "https" && isTrusted(plainAddress(socket.remoteAddress)) ? "https" : "http";
    },
  };
}
