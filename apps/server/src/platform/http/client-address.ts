import { BlockList, isIP } from "node:net";
import { WrongSetting } from "../wrong-setting.ts";

/** Reads addresses and CIDR ranges of the proxies whose `X-Forwarded-For` is believed. */
export function trustedProxies(entries: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = "", bits] = entry.split(/\/(.*)/s);
    const version = isIP(address);
    const family = version === 6 ? "ipv6" : "ipv4";
    // A range whose length is missing or mistyped must not come to mean everybody.
    const isRange = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 6 ? 128 : 32));
    if (version === 0 || !isRange) throw new WrongSetting(`VITRINE_TRUSTED_PROXIES: not an address or range: ${entry}`);
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (address) => list.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
}

/** An IPv4 address inside an IPv6 one is itself, however it is written: `::ffff:1.2.3.4` and `::ffff:102:304`. */
export function plainAddress(address: string | undefined): string {
  if (!address?.includes(":")) return address ?? "";
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1] ?? address;
  const [, high, low] = /^\[::ffff:([\da-f]{1,4}):([\da-f]{1,4})\]$/.exec(URL.parse(`http://[${address}]`)?.hostname ?? "") ?? [];
  if (high === undefined || low === undefined) return address;
  return [high, low]
    .map((pair) => Number.parseInt(pair, 16))
    .flatMap((pair) => [pair >> 8, pair & 255])
    .join(".");
}

/**
 * Who really asks: the connection's other end, or, behind trusted proxies, the last address in
 * `X-Forwarded-For` that none of them is. A header from anybody else is ignored.
 */
export function clientAddress(
  remote: string | undefined,
  forwardedFor: string | undefined,
  isTrusted: (address: string) => boolean,
): string {
  let address = plainAddress(remote);
  if (!forwardedFor || isIP(address) === 0 || !isTrusted(address)) return address;
  const hops = forwardedFor.split(",").map((hop) => plainAddress(hop.trim()));
  for (const hop of hops.reverse()) {
    if (isIP(hop) === 0) break;
    address = hop;
    if (!isTrusted(hop)) break;
  }
  return address;
}

/** What limits count by: the address, or the /64 an IPv6 customer has to himself. */
export function addressBucket(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = "", tail] = address.split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const gap = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array.from({ length: Math.max(gap, 0) }, () => "0"), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group || "0", 16).toString(16))
    .join(":")}::/64`;
}
