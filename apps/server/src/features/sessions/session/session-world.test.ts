import fc from "fast-check";
import { afterAll, beforeAll, test } from "vitest";
import { type SessionFixture, sessionFixture } from "../testing/session-fixture.ts";
import { type Action, SessionWorld } from "../testing/session-world.ts";

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const JUMPS_MS = [SECOND_MS, 40 * SECOND_MS, 4 * MINUTE_MS, 6 * MINUTE_MS, 11 * MINUTE_MS, 26 * HOUR_MS, 30 * DAY_MS];

let fixture: SessionFixture;
beforeAll(async () => {
  fixture = await sessionFixture();
});
afterAll(() => fixture.stop());

const browser = fc.nat({ max: 2 });
const jump = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...JUMPS_MS) },
  { weight: 1, arbitrary: fc.constantFrom(...JUMPS_MS.slice(0, -1).map((ms) => -ms)) },
);
const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant("logIn" as const), browser, isRight: fc.nat(9).map((n) => n > 0) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant("verify" as const),
      browser,
      code: fc.constantFrom("newest" as const, "newest" as const, "wrong" as const),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant("create" as const), browser, trustDevice: fc.boolean(), times: fc.integer({ min: 1, max: 3 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("logOut" as const), browser }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("revoke" as const), browser, nth: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("revokeAll" as const), browser }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("reset" as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("changePassword" as const), browser }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("lapse" as const),
      nth: fc.nat(9),
      seenBy: fc.constantFrom("cookie" as const, "handle" as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("comeBack" as const), browser, isLate: fc.boolean() }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant("jump" as const), ms: jump }) },
);

/** From the password to a session, whether or not a code is asked for on the way; long enough after the last code. */
const enter = (at: number): Action[] => [
  { do: "jump", ms: 4 * MINUTE_MS },
  { do: "logIn", browser: at, isRight: true },
  { do: "verify", browser: at, code: "newest" },
  { do: "create", browser: at, trustDevice: true, times: 1 },
];

/** What chance comes by too seldom to count on it. */
const LIVES: readonly Action[][] = [
  // What has run out was seen to, and does not come back with the clock; nor is it lengthened by being used.
  [
    ...enter(0),
    ...enter(1),
    { do: "jump", ms: 26 * HOUR_MS },
    { do: "lapse", nth: 0, seenBy: "handle" },
    { do: "lapse", nth: 0, seenBy: "cookie" },
  ],
  // A device is trusted to the last second and not one longer, and not after a reset.
  [...enter(0), { do: "comeBack", browser: 0, isLate: false }, { do: "comeBack", browser: 0, isLate: true }],
  [...enter(0), { do: "reset" }, { do: "jump", ms: 4 * MINUTE_MS }, { do: "logIn", browser: 0, isRight: true }],
  // Another password leaves one session, under another secret.
  [...enter(0), ...enter(1), { do: "changePassword", browser: 1 }, { do: "revokeAll", browser: 0 }],
];

test.each([
  ["without", false],
  ["with", true],
])(
  "%s a second factor, whatever happens in whatever order: nothing opens without a live session, and what is over stays over",
  async (_name, hasCodes) => {
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 8, maxLength: 30 }), async (actions) => {
        // Each run later than all before, so that no limit and no e-mail of one is met by another.
        fixture.now += 400 * DAY_MS;
        const world = await SessionWorld.open(fixture, { hasCodes, browsers: 3 });
        for (const each of actions) await world.act(each);
      }),
      { numRuns: Number(process.env.VITRINE_PROPERTY_RUNS ?? 12), examples: LIVES.map((actions): [Action[]] => [actions]) },
    );
  },
  300_000,
);
