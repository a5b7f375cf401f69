import { expect, test } from "vitest";
import { countryOf } from "./country-of.ts";

test.each([
  ["200.147.3.157", "BR"],
  ["::ffff:200.147.3.157", "BR"],
  ["2804:14c::1", "BR"],
  ["8.8.8.8", "US"],
])("%s is in %s", (address, country) => {
  expect(countryOf(address)).toBe(country);
});

test.each(["127.0.0.1", "::1", "10.1.2.3", "192.168.0.1", "::ffff:10.0.0.1", "fd00::1", "203.0.113.9", "", "nowhere"])(
  "%j is in no country",
  (address) => {
    expect(countryOf(address)).toBeNull();
  },
);
