import { isIP } from "node:net";
import { OutgoingRefused } from "./outgoing-refused.ts";

/** What may be asked. */
export interface UrlRules {
  readonly ports: readonly number[];
  isAllowed(address: string): boolean;
  /** Whether the operator has named this origin himself: then it may be anywhere. */
  isTrusted(url: URL): boolean;
}

const USUAL_PORTS = { "http:": 80, "https:": 443 } as const;

/**
 * Reads an address the one way it is read from then on, and refuses what may not be asked. A name is looked at
 * again when it is resolved; an address that is spelled out is judged here.
 */
export function checkUrl(text: string, base: URL | undefined, rules: UrlRules): URL {
  if (!URL.canParse(text, base?.href)) throw new OutgoingRefused("url");
  const url = new URL(text, base?.href);
  if (url.protocol !== "http:" && url.protocol !== "https:") throw new OutgoingRefused("scheme");
  if (url.username !== "" || url.password !== "") throw new OutgoingRefused("credentials");
  url.hash = "";
  if (rules.isTrusted(url)) return url;
  if (!rules.ports.includes(url.port === "" ? USUAL_PORTS[url.protocol] : Number(url.port))) throw new OutgoingRefused("port");
  const literal = url.hostname.replace(/^\[|\]$/g, "");
  if (isIP(literal) !== 0 && !rules.isAllowed(literal)) throw new OutgoingRefused("address");
  return url;
}
