import ipaddr from "ipaddr.js";

/** Every address of the public IPv6 internet starts like this; all the rest is special, or not given out. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR("2000::/3");

/** Whether an IP address is somebody's on the public internet: not this machine, not a network behind it, not special. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== "unicast") return false;
  return parsed.kind() === "ipv4" || parsed.match(GLOBAL_IPV6);
}
