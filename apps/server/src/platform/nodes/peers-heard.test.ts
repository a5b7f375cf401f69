import { expect, test } from "vitest";
import { peersHeard } from "./peers-heard.ts";

test("a node that falls silent is missed for a while; one that says that it goes is not", () => {
  let now = 0;
  const peers = peersHeard(1_000, () => now);
  expect(peers.areAllThere()).toBe(true);
  peers.hear("a");
  peers.hear("b");
  now = 3_500;
  peers.leave("b");
  expect(peers.areAllThere()).toBe(true);
  now = 4_500;
  expect(peers.areAllThere()).toBe(false);
  peers.hear("a");
  expect(peers.areAllThere()).toBe(true);
  now = 64_000;
  expect(peers.areAllThere()).toBe(false);
  // By then whatever it did last has been looked at again, many times.
  now = 65_000;
  expect(peers.areAllThere()).toBe(true);
});
