/**
 * The name in a `Host` header as names are compared: small letters, no port, no dot at the end. A server reached
 * through a tunnel or a proxy sees other ports than its own; the name alone decides.
 */
export function hostName(host: string | undefined): string {
  if (host === undefined) return "";
  let end = host.length;
  const port = host.lastIndexOf(":");
  if (port >= 0 && host.indexOf("]", port) < 0) end = port;
  if (end > 0 && host.charCodeAt(end - 1) === 0x2e) end -= 1;
  return (end === host.length ? host : host.slice(0, end)).toLowerCase();
}
