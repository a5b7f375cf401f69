import { expect, test } from "vitest";
import { matchesTag, negotiateEncoding } from "./negotiate.ts";

test.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip", "gzip"],
  ["gzip, deflate, br, zstd", "br"],
  ["GZIP", "gzip"],
  ["br;q=0.2, gzip;q=0.8", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0.0,gzip;q=0.000", "identity"],
  ["*", "br"],
  ["br;q=0, *", "gzip"],
  ["*;q=0", "identity"],
  ["identity;q=1, gzip;q=0.5", "identity"],
  ["gzip ; q=0.5 , identity ; q=0.1", "gzip"],
  ["brotli, xgzip", "identity"],
  ["gzip;q=nonsense", "identity"],
  [", ,;", "identity"],
])("%j is answered with %s", (header, encoding) => {
  expect(negotiateEncoding(header)).toBe(encoding);
  expect(negotiateEncoding(header)).toBe(encoding);
});

test("a tag is found in a list, weak or strong, and only whole", () => {
  for (const header of ['"a"', 'W/"a"', '"b", "a"', '"b",W/"a"', "*"]) expect(matchesTag(header, '"a"'), header).toBe(true);
  for (const header of [undefined, "", '"ab"', "a", '"A"', 'w/"a"', '"b"']) expect(matchesTag(header, '"a"'), header).toBe(false);
});
