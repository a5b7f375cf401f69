import { expect, test } from "vitest";
import { eventRing } from "./event-ring.ts";

let rings = 0;
const newRing = (most = 4) => eventRing(most, () => `ring${++rings}`);
const names = (found: ReturnType<ReturnType<typeof newRing>["since"]>) => found?.map(({ text }) => /event: (\w+)/.exec(text)?.[1]);
const ALL = new Set(["a", "b"]);

test("whoever comes back is told what came after what he has seen, of his own channels, oldest first", () => {
  const ring = newRing();
  const first = ring.idOf(ring.last);
  const told = [ring.add("a", "one", {}), ring.add("b", "two", {}), ring.add("a", "three", {})];
  expect(names(ring.since(first, ALL))).toEqual(["one", "two", "three"]);
  expect(names(ring.since(first, new Set(["a"])))).toEqual(["one", "three"]);
  expect(names(ring.since(ring.idOf(told[1]?.place ?? 0), ALL))).toEqual(["three"]);
  expect(names(ring.since(ring.idOf(ring.last), ALL))).toEqual([]);
});

test("what is no longer there is not passed over in silence, however often the ring went round", () => {
  const ring = newRing();
  const ids = Array.from({ length: 11 }, (_, n) => ring.idOf(ring.add("a", `e${n}`, {}).place));
  expect(names(ring.since(ids[6] ?? "", ALL))).toEqual(["e7", "e8", "e9", "e10"]);
  for (const id of ids.slice(0, 6)) expect(ring.since(id, ALL)).toBeNull();
});

test("an id that is nonsense, of another ring, or of the future is not known", () => {
  const ring = newRing();
  ring.add("a", "one", {});
  const other = newRing();
  const odd = [
    "",
    "x",
    other.idOf(1),
    ring.idOf(2),
    ring.idOf(-1),
    `${ring.idOf(1)}.1`,
    ring.idOf(1).replace("1", "9".repeat(30)),
    "\u0000.1",
  ];
  expect(odd.map((id) => ring.since(id, ALL))).toEqual(odd.map(() => null));
});

test("once something was missed, nobody goes on where he was: not even who had seen all there was", () => {
  const ring = newRing();
  ring.add("a", "one", {});
  const [id, place] = [ring.idOf(ring.last), ring.last];
  ring.renew();
  expect([ring.since(id, ALL), ring.since(place, ALL)]).toEqual([null, null]);
  const renewed = ring.idOf(ring.last);
  ring.add("b", "two", {});
  expect(names(ring.since(renewed, ALL))).toEqual(["two"]);
});

test("an event is its three lines, whatever is in it", () => {
  const { text } = newRing().add("a", "one", { name: "é\n\ndata: x\r\u2028" });
  expect(text.trimEnd().split(/\r\n|\r|\n/)).toHaveLength(3);
});
