import type { IncomingMessage } from "node:http";

/**
 * The name in a `Host` header as names are compared: small letters, no port, no dot at the end. A server reached
 * through a tunnel or a proxy sees other ports than its own; the name alone decides. What is no port stays, so that
 * the whole is nobody's name.
 */
export function hostName(host: string | undefined): string {
  if (host === undefined) return "";
  let end = host.length;
  const port = host.lastIndexOf(":");
  if (port >= 0 && isPort(host, port + 1)) end = port;
  if (end > 0 && host.charCodeAt(end - 1) === 0x2e) end -= 1;
  return (end === host.length ? host : host.slice(0, end)).toLowerCase();
}

function isPort(host: string, start: number): boolean {
  for (let i = start; i < host.length; i++) if (host.charCodeAt(i) < 0x30 || host.charCodeAt(i) > 0x39) return false;
  return true;
}

const NAMEABLE = /^[^\s,/?#@\\]*$/;

/** Whether a text may name a host, with or without a port. */
export function isHostText(text: string): boolean {
  return NAMEABLE.test(text);
}

/** Whether a request names its host once, by what may be one; without any it is for whoever is asked (HTTP/1.0). */
export function hasOneHost({ headers: { host = "" }, rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i];
    if (name?.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return hosts < 2 && isHostText(host);
}
