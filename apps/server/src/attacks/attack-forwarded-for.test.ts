import { describe, expect, test } from "vitest";
import { addressBucket, clientAddress, trustedProxies } from "../platform/http/client-address.ts";

const isTrusted = trustedProxies(["127.0.0.1", "10.0.0.0/8", "2001:db8:ffff::/48"]);
const PROXY = "10.0.0.1";

describe("who asks is not to be forged", () => {
  test.each<[what: string, remote: string, header: string, who: string]>([
    ["a header from somebody who is no trusted proxy", "203.0.113.7", "198.51.100.1", "203.0.113.7"],
    ["a header that names a trusted proxy, from somebody who is none", "203.0.113.7", "127.0.0.1", "203.0.113.7"],
    ["an address put in front of the one the proxy saw", PROXY, "198.51.100.1, 203.0.113.7", "203.0.113.7"],
    ["many of them, behind two proxies", PROXY, "1.1.1.1, 127.0.0.1, 198.51.100.1, 203.0.113.7, 10.0.0.2", "203.0.113.7"],
    ["a trusted address put in front", PROXY, "10.0.0.9, 203.0.113.7", "203.0.113.7"],
    ["nonsense in front", PROXY, "<script>, 203.0.113.7", "203.0.113.7"],
    ["nonsense last", PROXY, "203.0.113.7, unknown", PROXY],
    ["an empty last entry", PROXY, "203.0.113.7,", PROXY],
    ["an address with a line break in it", PROXY, "203.0.113.7\r\n127.0.0.1", PROXY],
    ["a proxy's address written as IPv6, by somebody who is none", "2001:db8::1", "127.0.0.1", "2001:db8::1"],
  ])("%s", (_what, remote, header, who) => {
    expect(clientAddress(remote, header, isTrusted)).toBe(who);
  });

  test("a proxy that speaks IPv6, and one whose IPv4 address comes as IPv6, are trusted as they are named", () => {
    expect(clientAddress("2001:db8:ffff::5", "203.0.113.7", isTrusted)).toBe("203.0.113.7");
    for (const remote of ["::ffff:10.0.0.1", "::FFFF:10.0.0.1", "::ffff:a00:1", "0:0:0:0:0:ffff:a00:1"]) {
      expect(clientAddress(remote, "203.0.113.7", isTrusted), remote).toBe("203.0.113.7");
    }
  });

  test.each(["10.0.0.0/", "10.0.0.0/ ", "10.0.0.0/8/0", "10.0.0.0/33", "::1/129", "10.0.0.0/x", "proxy.example", "300.1.1.1", ""])(
    "%j does not come to mean a range of proxies",
    (entry) => {
      expect(() => trustedProxies([entry])).toThrow("VITRINE_TRUSTED_PROXIES");
    },
  );
});

describe("an address is one for limits, however it is written", () => {
  test.each(["203.0.113.7", "::ffff:203.0.113.7", "::FFFF:203.0.113.7", "::ffff:cb00:7107", "0:0:0:0:0:FFFF:CB00:7107"])(
    "%s",
    (written) => {
      expect(addressBucket(clientAddress(written, undefined, isTrusted))).toBe("203.0.113.7");
      expect(addressBucket(clientAddress(PROXY, written, isTrusted))).toBe("203.0.113.7");
    },
  );

  test.each(["2001:db8:1:2::1", "2001:0DB8:0001:0002:ffff:ffff:ffff:ffff", "2001:db8:1:2:a::", "2001:db8:1:2::1.2.3.4"])(
    "%s, of one /64",
    (written) => expect(addressBucket(clientAddress(PROXY, written, isTrusted))).toBe("2001:db8:1:2::/64"),
  );

  test("two IPv4 addresses inside IPv6 are two, and so are two /64", () => {
    const bucket = (address: string) => addressBucket(clientAddress(address, undefined, isTrusted));
    expect(bucket("::ffff:203.0.113.7")).not.toBe(bucket("::ffff:203.0.113.8"));
    expect(bucket("2001:db8:1:2::1")).not.toBe(bucket("2001:db8:1:3::1"));
  });
});
