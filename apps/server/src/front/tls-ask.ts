import { isIP } from "node:net";
import { parse } from "tldts";
import type { VisitorRequest } from "../hosting/replies/visitor-http.ts";
import type { HostDirectory } from "../hosting/sites/host-directory.ts";
import { plainAddress } from "../platform/http/client-address.ts";
import type { PlatformNames } from "./platform-names.ts";

/** Whether a proxy in front may have a certificate made for a name: it asks before each that it does not have. */
export interface TlsAsk {
  /** Whether a request is this question, and from whom it may come: a program on this machine, not on behalf of anybody. */
  isAsked(host: string, request: VisitorRequest): boolean;
  /** Whether a name may have one. Rejects where that cannot be found out. */
  isKnown(request: VisitorRequest): Promise<boolean>;
}

const PATH = "/internal/tls-ask?";
/** As what a program on this machine calls it: what a proxy passes on names the host that was asked for. */
const HERE: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]"]);
const MOST_CHARACTERS = 1_000;
const FORWARDED = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via"];

export function tlsAsk(hosts: HostDirectory, names: PlatformNames): TlsAsk {
  return {
    isAsked: (host, { url = "", method, headers, socket }) =>
      url.startsWith(PATH) &&
      HERE.has(host) &&
      url.length <= MOST_CHARACTERS &&
      method === "GET" &&
      isLoopback(plainAddress(socket.remoteAddress)) &&
      FORWARDED.every((name) => headers[name] === undefined),
    async isKnown({ url = "" }) {
      const asked = new URLSearchParams(url.slice(PATH.length)).getAll("domain");
      const name = asked[0]?.toLowerCase().replace(/\.$/, "");
      if (asked.length !== 1 || name === undefined || names.has(name) || !isRegistrable(name)) return false;
      return (await hosts.find(name)) !== null;
    },
  };
}

function isLoopback(address: string): boolean {
  return address === "::1" || (isIP(address) === 4 && address.startsWith("127."));
}

/** Whether somebody can have registered a name, or the one it is under: no address, no single label, no public suffix. */
function isRegistrable(name: string): boolean {
  const { isIp, domain } = parse(name, { allowPrivateDomains: true });
  return isIp === false && domain !== null;
}
