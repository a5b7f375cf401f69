import { isWebAddress } from "@vitrine/document";

/** An https or http address in its parts; `path` begins with `/`, `query` is without its `?`. */
export interface AddressParts {
  readonly isSecure: boolean;
  /** In small letters; with the port where one is given. */
  readonly host: string;
  readonly path: string;
  readonly query: string;
}

const ADDRESS = /^(https?):\/\/([^/?#]+)([^?#]*)(?:\?([^#]*))?(?:#.*)?$/i;
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+([a-z][a-z0-9-]*[a-z0-9])(?::\d+)?$/;
/** Names that lead to the visitor's own machine or network. */
const INNER = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|arpa)(?::\d+)?$/;
/** `..` as browsers read it, which also know it written with `%2e`. */
const UPWARDS = /\/(?:\.|%2e){1,2}(?:\/|$)/i;

/**
 * The parts of an address that a page on the web may have; null for everything else: no numbers for a host, however
 * they are written, none of the visitor's own network, no credentials, no way upwards in the path.
 */
export function readAddress(url: string): AddressParts | null {
  if (!isWebAddress(url)) return null;
  const [, scheme = "", host = "", path = "", query = ""] = ADDRESS.exec(url) ?? [];
  const name = host.toLowerCase();
  if (!HOST.test(name) || INNER.test(name) || UPWARDS.test(path)) return null;
  return { isSecure: scheme.toLowerCase() === "https", host: name, path: path || "/", query };
}

/** A value of a query, read; the empty string where it has none or one that cannot be read. */
export function queryValue(query: string, name: string): string {
  const found = query.split("&").find((each) => each.startsWith(`${name}=`));
  return decoded(found?.slice(name.length + 1) ?? "");
}

/** A part of an address as words; the empty string for what is none. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part.replaceAll("+", " "));
  } catch {
    return "";
  }
}
