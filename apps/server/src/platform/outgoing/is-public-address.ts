import ipaddr from "ipaddr.js";

/** Every address of the public internet's IPv6 starts like this; all the rest is special, or not given out. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR("2000::/3");

/**
 * Public by their number, and yet answered by a cloud's own inside to whatever runs in it: Azure's host (metadata,
 * certificates, name service) and IBM Cloud's service networks. What the other clouds answer on is special by its
 * number: 169.254/16, 100.64/10, 192.0.0/24 and fc00::/7.
 */
const INSIDE_CLOUDS = ["168.63.129.16/32", "161.26.0.0/16", "166.8.0.0/14"].map((range) => ipaddr.IPv4.parseCIDR(range));

/** Whether an IP address is somebody's on the public internet: not this machine, not a network behind it, not special. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== "unicast") return false;
  if (parsed instanceof ipaddr.IPv4) return !INSIDE_CLOUDS.some((range) => parsed.match(range));
  return parsed.match(GLOBAL_IPV6);
}
