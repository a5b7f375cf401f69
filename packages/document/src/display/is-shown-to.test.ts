import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type DisplayCondition,
  type DisplayRule,
  displayRule,
  VISITOR_BROWSERS,
  VISITOR_DEVICES,
  VISITOR_SYSTEMS,
} from "./display-rule.ts";
import { isShownTo, type VisitorFacts } from "./is-shown-to.ts";

const NOON = Date.parse("2027-03-01T12:00:00Z");
const HOUR = 3_600_000;

const someone: VisitorFacts = { browser: "chrome", device: "phone", system: "android", now: NOON, query: [], isReturning: false };

function rule(conditions: readonly DisplayCondition[], more: Partial<DisplayRule> = {}): DisplayRule {
  return { effect: "show", match: "all", withoutScript: "hide", ...more, conditions: [...conditions] };
}

function holds(condition: DisplayCondition, facts: Partial<VisitorFacts>): boolean {
  return isShownTo(rule([condition]), { ...someone, ...facts });
}

const moments = fc.date({ min: new Date("2000-01-01"), max: new Date("2100-01-01"), noInvalidDate: true });
const text = (max: number) => fc.string({ maxLength: max, unit: "binary" });
const conditions: fc.Arbitrary<DisplayCondition> = fc.oneof(
  fc.record({
    type: fc.constant("browser" as const),
    verb: fc.constantFrom("is" as const, "isNot" as const),
    values: fc.uniqueArray(fc.constantFrom(...VISITOR_BROWSERS), { minLength: 1 }),
  }),
  fc.record({
    type: fc.constant("device" as const),
    verb: fc.constantFrom("is" as const, "isNot" as const),
    values: fc.uniqueArray(fc.constantFrom(...VISITOR_DEVICES), { minLength: 1 }),
  }),
  fc.record({
    type: fc.constant("system" as const),
    verb: fc.constantFrom("is" as const, "isNot" as const),
    values: fc.uniqueArray(fc.constantFrom(...VISITOR_SYSTEMS), { minLength: 1 }),
  }),
  fc
    .tuple(fc.constantFrom("between" as const, "notBetween" as const), moments, fc.integer({ min: 1, max: 1e9 }))
    .map(([verb, from, ms]) => ({
      type: "time" as const,
      verb,
      from: from.toISOString(),
      to: new Date(from.getTime() + ms).toISOString(),
    })),
  fc.record({
    type: fc.constant("query" as const),
    verb: fc.constantFrom("is", "isNot", "contains", "isThere", "isNotThere") as fc.Arbitrary<"is">,
    key: fc.oneof(fc.constantFrom("__proto__", "constructor", "utm_source"), text(20)).filter((key) => key.trim() !== ""),
    value: text(20),
  }),
  fc.record({ type: fc.constant("visit" as const), verb: fc.constantFrom("first" as const, "returning" as const) }),
);
const facts: fc.Arbitrary<VisitorFacts> = fc.record({
  browser: fc.constantFrom(null, ...VISITOR_BROWSERS),
  device: fc.constantFrom(...VISITOR_DEVICES),
  system: fc.constantFrom(null, ...VISITOR_SYSTEMS),
  now: moments.map((moment) => moment.getTime()),
  query: fc.array(fc.tuple(fc.oneof(fc.constantFrom("__proto__", "utm_source"), text(20)), text(20)), { maxLength: 5 }),
  isReturning: fc.boolean(),
});

describe("any rule, for anybody", () => {
  test("all is every one, any is some one, and hide is the contrary of show", () => {
    fc.assert(
      fc.property(fc.array(conditions, { minLength: 1, maxLength: 10 }), facts, (list, who) => {
        const each = list.map((condition) => holds(condition, who));
        expect(isShownTo(rule(list), who)).toBe(each.every(Boolean));
        expect(isShownTo(rule(list, { match: "any" }), who)).toBe(each.some(Boolean));
        for (const match of ["all", "any"] as const) {
          expect(isShownTo(rule(list, { match, effect: "hide" }), who)).toBe(!isShownTo(rule(list, { match }), who));
        }
      }),
    );
  });

  test("what is accepted comes back as it was, and decides the same", () => {
    fc.assert(
      fc.property(fc.array(conditions, { minLength: 1, maxLength: 10 }), facts, (list, who) => {
        const read = displayRule.parse(JSON.parse(JSON.stringify(rule(list))));
        expect(read).toEqual(rule(list));
        expect(isShownTo(read, who)).toBe(isShownTo(rule(list), who));
      }),
    );
  });
});

describe("time", () => {
  const between = (from: string, to: string): DisplayCondition => ({ type: "time", verb: "between", from, to });

  test("begins with its first moment and ends before its last", () => {
    const day = between("2027-03-01T12:00:00Z", "2027-03-01T13:00:00Z");
    expect([-1, 0, HOUR - 1, HOUR].map((ms) => holds(day, { now: NOON + ms }))).toEqual([false, true, true, false]);
    expect([-1, 0, HOUR - 1, HOUR].map((ms) => holds({ ...day, verb: "notBetween" } as DisplayCondition, { now: NOON + ms }))).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  test("an end may be open, and an offset is kept to", () => {
    expect([-1, 0].map((ms) => holds(between("2027-03-01T09:00:00-03:00", ""), { now: NOON + ms }))).toEqual([false, true]);
    expect([-1, 0].map((ms) => holds(between("", "2027-03-01T09:00:00-03:00"), { now: NOON + ms }))).toEqual([true, false]);
  });

  test("goes by the visitor's clock, right or not", () => {
    const hour = between("2027-03-01T12:00:00Z", "2027-03-01T13:00:00Z");
    expect([-HOUR, HOUR].map((ms) => holds(hour, { now: NOON + ms }))).toEqual([false, false]);
  });
});

describe("query", () => {
  const ask = (verb: "is" | "isNot" | "contains" | "isThere" | "isNotThere", key: string, value = ""): DisplayCondition => ({
    type: "query",
    verb,
    key,
    value,
  });
  const asked = (query: VisitorFacts["query"]) => (condition: DisplayCondition) => holds(condition, { query });

  test("capitals make no difference, in keys or values", () => {
    const from = asked([["UTM_Source", "Facebook_Ads"]]);
    expect(
      [ask("is", "utm_source", "facebook_ads"), ask("contains", "utm_source", "BOOK"), ask("isThere", "Utm_source")].map(from),
    ).toEqual([true, true, true]);
    expect(
      [ask("isNot", "utm_source", "facebook_ads"), ask("is", "utm_source", "facebook"), ask("isNotThere", "utm_source")].map(from),
    ).toEqual([false, false, false]);
  });

  test("one that is not there is nothing: not that value, and not a part of any", () => {
    expect([ask("isNot", "a", "x"), ask("isNotThere", "a"), ask("is", "a", ""), ask("contains", "a", "")].map(asked([]))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test("blanks around them and two spellings of an accent make no difference", () => {
    const from = asked([
      ["utm_source", "Instagram "],
      ["oferta", "promoc\u0327a\u0303o"],
    ]);
    expect(
      [ask("is", " utm_source", "instagram"), ask("is", "oferta", " promo\u00e7\u00e3o"), ask("contains", "oferta", "\u00c7\u00c3O ")].map(
        from,
      ),
    ).toEqual([true, true, true]);
    expect([ask("isNotThere", "utm_source "), ask("isNot", "utm_source", "instagram")].map(from)).toEqual([false, false]);
    expect(ask("is", "utm_source", "insta gram")).not.toSatisfy(from);
  });

  test("brackets belong to the name of a key", () => {
    const from = asked([["filtro[cor]", "azul"]]);
    expect([ask("is", "filtro[cor]", "azul"), ask("isThere", "filtro"), ask("isThere", "filtro[]")].map(from)).toEqual([
      true,
      false,
      false,
    ]);
  });

  test("one given twice is either of its values", () => {
    const from = asked([
      ["a", "1"],
      ["a", "2"],
    ]);
    expect([ask("is", "a", "1"), ask("is", "a", "2"), ask("isNot", "a", "2"), ask("is", "a", "3")].map(from)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test("names of what every object has are names like others", () => {
    for (const key of ["__proto__", "constructor", "toString", "hasOwnProperty"]) {
      expect([key, holds(ask("isThere", key), {}), holds(ask("isThere", key), { query: [[key, "1"]] })]).toEqual([key, false, true]);
    }
  });
});
