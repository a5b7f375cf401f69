import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { listOutbox } from "../../../platform/mail/read-outbox.ts";
import { checkFactor } from "../check-factor.ts";
import { type FactorFixture, factorFixture, outcomeOf, type TestAccount } from "../testing/factor-fixture.ts";
import { factorCodeState } from "./factor-code-state.ts";
import { sendFactorCode } from "./send-factor-code.ts";
import { setEmailFactor } from "./set-email-factor.ts";

const FROM = {
  userAgent: "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36",
  clientAddress: "",
};
const MINUTE_MS = 60_000;

let fixture: FactorFixture;
let ana: TestAccount;
beforeAll(async () => {
  fixture = await factorFixture();
});
afterAll(() => fixture.stop());
beforeEach(async () => {
  ana = await fixture.newAccount();
  await setEmailFactor(fixture.platform, { onTwoFactorOff: async () => {} }, { accountId: ana.accountId, from: FROM }, true);
});

/** Each test's log-ins are its own. */
const own = (boundTo: string) => `${boundTo}-${ana.accountId}`;
const ask = (boundTo: string, purpose: "log_in" | "proof" = "log_in", receiver = ana) =>
  sendFactorCode(fixture.platform, receiver, { purpose, boundTo: own(boundTo), from: FROM });
const stateOf = (boundTo: string) => factorCodeState(fixture.platform, own(boundTo));
const answer = (boundTo: string, code: string, purpose: "log_in" | "proof" = "log_in") =>
  outcomeOf(
    checkFactor(
      fixture.platform,
      { accountId: ana.accountId },
      { purpose, boundTo: own(boundTo), proof: { method: "email", code }, from: FROM },
    ),
  );
const another = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, "0");
/** Asks for a code as often as it takes, and reads it out of the one e-mail that came. */
async function newCode(boundTo: string): Promise<string> {
  const before = await codes();
  if ((await outcomeOf(ask(boundTo))) !== "right") {
    fixture.advance(30_000);
    await ask(boundTo);
  }
  const [code = ""] = (await codes()).filter((one) => !before.includes(one));
  return code;
}
const codes = async () => (await fixture.messagesTo(ana.email)).flatMap(({ code }) => code ?? []);

describe("a code", () => {
  test("is six digits in an e-mail, counts for ten minutes and may be asked for again after half a minute", async () => {
    const sent = await ask("pre_a");
    expect(sent).toEqual({ resendSeconds: 30, expiresAt: new Date(fixture.platform.clock.now() + 10 * MINUTE_MS).toISOString() });
    expect(await fixture.codeTo(ana.email)).toMatch(/^\d{6}$/);
    // Its e-mail is not sent later than that either.
    const messages = (await listOutbox(fixture.platform, 1_000)).filter(
      ({ to, message }) => to === ana.email && message?.code !== undefined,
    );
    expect(messages.map(({ expiresAt }) => expiresAt?.toISOString())).toEqual([sent.expiresAt]);
    expect(await answer("pre_a", await fixture.codeTo(ana.email))).toBe("right");
  });

  test("counts to the last second of its ten minutes, and not after", async () => {
    const [ofA, ofB] = [await newCode("pre_a"), await newCode("pre_b")];
    fixture.advance(10 * MINUTE_MS - 1);
    expect(await answer("pre_a", ofA)).toBe("right");
    fixture.advance(1);
    expect(await answer("pre_b", ofB)).toBe("CODE_EXPIRED");
  });

  test("counts once", async () => {
    await ask("pre_a");
    const code = await fixture.codeTo(ana.email);
    expect([await answer("pre_a", code), await answer("pre_a", code)]).toEqual(["right", "CODE_EXPIRED"]);
  });

  test("sent twenty times at once is taken exactly once", async () => {
    await ask("pre_a");
    const code = await fixture.codeTo(ana.email);
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => answer("pre_a", code)));
    expect(outcomes.toSorted()).toEqual([...Array.from({ length: 19 }, () => "CODE_EXPIRED"), "right"].toSorted());
  });

  test("counts no more once another was sent in its place", async () => {
    await ask("pre_a");
    const first = await fixture.codeTo(ana.email);
    fixture.advance(30_000);
    await ask("pre_a");
    const second = await fixture.codeTo(ana.email);
    if (first !== second) expect(await answer("pre_a", first)).toBe("CODE_WRONG 4");
    expect(await answer("pre_a", second)).toBe("right");
  });

  test("of one log-in is a wrong answer in another, and counted as one", async () => {
    const [ofA, ofB] = [await newCode("pre_a"), await newCode("pre_b")];
    expect(await answer("pre_b", ofA)).toBe("CODE_WRONG 4");
    expect(await answer("pre_b", another(ofB))).toBe("CODE_WRONG 3");
    expect(await answer("pre_c", ofA)).toBe("CODE_EXPIRED");
    // Three wrong answers of the ten an hour: also the one given where no code was sent.
    const { rows } = await fixture.platform.database.queries.execute(
      sql`SELECT count(*)::int AS count FROM factor_failures WHERE account_id = ${ana.accountId}`,
    );
    expect(rows[0]?.count).toBe(3);
    expect(await answer("pre_a", ofA)).toBe("right");
  });

  test("for one purpose is worth nothing for another", async () => {
    await ask("ses_a", "proof");
    const code = await fixture.codeTo(ana.email);
    expect(await answer("ses_a", code, "log_in")).toBe("CODE_EXPIRED");
    expect(await answer("ses_a", code, "proof")).toBe("right");
  });

  test("of somebody else's account is worth nothing", async () => {
    await ask("pre_a");
    const code = await fixture.codeTo(ana.email);
    const bia = await fixture.newAccount();
    const hooks = { onTwoFactorOff: async () => {} };
    await setEmailFactor(fixture.platform, hooks, { accountId: bia.accountId, from: FROM }, true);
    const proof = { method: "email", code } as const;
    const stolen = checkFactor(
      fixture.platform,
      { accountId: bia.accountId },
      { purpose: "log_in", boundTo: own("pre_a"), proof, from: FROM },
    );
    expect(await outcomeOf(stolen)).toBe("CODE_EXPIRED");
    expect(await answer("pre_a", code)).toBe("right");
  });

  test("is in no row of the database, neither as it is nor hashed without a key", async () => {
    await ask("pre_a");
    const code = await fixture.codeTo(ana.email);
    const { rows } = await fixture.platform.database.queries.execute(sql`SELECT * FROM factor_codes WHERE account_id = ${ana.accountId}`);
    expect(JSON.stringify(rows)).not.toContain(`"${code}"`);
    expect(rows[0]?.code_mac).toMatch(/^[0-9a-f]{64}$/);
    const { rows: messages } = await fixture.platform.database.queries.execute(sql`SELECT * FROM outbox WHERE recipient = ${ana.email}`);
    expect(JSON.stringify(messages)).not.toContain(code);
  });
});

describe("wrong answers", () => {
  test("five use a code up: then the right one is refused too, and a new one is needed", async () => {
    await ask("pre_a");
    const code = await fixture.codeTo(ana.email);
    const outcomes: string[] = [];
    for (let n = 1; n <= 6; n++) outcomes.push(await answer("pre_a", another(code, n)));
    expect(outcomes).toEqual(["CODE_WRONG 4", "CODE_WRONG 3", "CODE_WRONG 2", "CODE_WRONG 1", "CODE_ATTEMPTS", "CODE_ATTEMPTS"]);
    expect(await answer("pre_a", code)).toBe("CODE_ATTEMPTS");
    fixture.advance(30_000);
    await ask("pre_a");
    expect(await answer("pre_a", await fixture.codeTo(ana.email))).toBe("right");
  });

  test("given at the same moment are all counted", async () => {
    await ask("pre_a");
    const code = await fixture.codeTo(ana.email);
    const outcomes = await Promise.all(Array.from({ length: 12 }, (_, n) => answer("pre_a", another(code, n + 1))));
    expect(outcomes.filter((outcome) => outcome.startsWith("CODE_WRONG"))).toHaveLength(4);
    expect(await answer("pre_a", code)).toBe("CODE_ATTEMPTS");
  });

  test("ten an hour over all log-ins make an account wait; a new log-in changes nothing, the hour does", async () => {
    const outcomes: string[] = [];
    for (const boundTo of ["pre_a", "pre_b", "pre_c"]) {
      await ask(boundTo);
      const code = await fixture.codeTo(ana.email);
      for (let n = 1; n <= 4; n++) outcomes.push(await answer(boundTo, another(code, n)));
    }
    expect(outcomes.slice(7)).toEqual([
      "CODE_WRONG 1",
      "CODE_WRONG 1",
      "TOO_MANY_REQUESTS 3600",
      "TOO_MANY_REQUESTS 3600",
      "TOO_MANY_REQUESTS 3600",
    ]);
    await ask("pre_d");
    expect(await answer("pre_d", await fixture.codeTo(ana.email))).toBe("TOO_MANY_REQUESTS 3600");
    fixture.advance(60 * MINUTE_MS - 1_000);
    expect(await answer("pre_d", "000000")).toBe("TOO_MANY_REQUESTS 1");
    fixture.advance(1_000);
    await ask("pre_e");
    expect(await answer("pre_e", await fixture.codeTo(ana.email))).toBe("right");
  });
});

describe("another code", () => {
  test("is to be had after 30, 60 and then always 120 seconds; nothing is sent before", async () => {
    const waits: unknown[] = [];
    for (const wait of [30, 60, 120, 120]) {
      waits.push((await ask("pre_a")).resendSeconds);
      const sent = (await codes()).length;
      fixture.advance(1_000);
      expect(await outcomeOf(ask("pre_a"))).toBe(`CODE_WAIT ${wait - 1}`);
      expect((await stateOf("pre_a"))?.resendSeconds).toBe(wait - 1);
      fixture.advance((wait - 1) * 1_000 - 1);
      expect(await outcomeOf(ask("pre_a"))).toBe("CODE_WAIT 1");
      expect(await codes()).toHaveLength(sent);
      fixture.advance(1);
    }
    expect(waits).toEqual([30, 60, 120, 120]);
  });

  test("asked for a hundred times at once is sent once", async () => {
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => outcomeOf(ask("pre_a"))));
    expect(outcomes.filter((outcome) => outcome === "right")).toHaveLength(1);
    expect(new Set(outcomes)).toEqual(new Set(["right", "CODE_WAIT 30"]));
    expect(await codes()).toHaveLength(1);
  });

  test("is sent ten times an hour to an account, however many log-ins ask", async () => {
    for (let n = 0; n < 9; n++) await ask(`pre_${n}`);
    expect((await ask("pre_9")).resendSeconds).toBe(3_600);
    expect(await outcomeOf(ask("pre_10"))).toBe("CODE_WAIT 3600");
    fixture.advance(60 * MINUTE_MS - 1);
    expect(await outcomeOf(ask("pre_10"))).toBe("CODE_WAIT 1");
    fixture.advance(1);
    expect(await outcomeOf(ask("pre_10"))).toBe("right");
  });

  test("the bound of one account is not another's", async () => {
    for (let n = 0; n < 10; n++) await ask(`pre_${n}`);
    const bia = await fixture.newAccount();
    await setEmailFactor(fixture.platform, { onTwoFactorOff: async () => {} }, { accountId: bia.accountId, from: FROM }, true);
    expect(await outcomeOf(ask("pre_bia", "log_in", bia))).toBe("right");
  });
});

describe("a clock that jumps", () => {
  const DAY_MS = 24 * 60 * MINUTE_MS;

  test.each([-DAY_MS, -11 * MINUTE_MS, -2 * MINUTE_MS])(
    "set back by %d ms lets no code count longer; another is soon to be had",
    async (jump) => {
      await ask("pre_a");
      const code = await fixture.codeTo(ana.email);
      fixture.advance(jump);
      expect(await stateOf("pre_a")).toBeNull();
      expect(await answer("pre_a", code)).toBe("CODE_EXPIRED");
      // Nor when the clock comes back to where it was.
      fixture.advance(-jump);
      expect(await answer("pre_a", code)).toBe("CODE_EXPIRED");
      fixture.advance(jump);
      expect(await answer("pre_a", await newCode("pre_a"))).toBe("right");
      fixture.advance(-jump);
    },
  );

  test("by less than a minute, as between two nodes, loses nobody's code", async () => {
    await ask("pre_a");
    fixture.advance(-30_000);
    expect((await stateOf("pre_a"))?.resendSeconds).toBe(30);
    expect(await answer("pre_a", await fixture.codeTo(ana.email))).toBe("right");
    fixture.advance(30_000);
  });

  test("ahead ends codes and waits, and nothing else", async () => {
    await ask("pre_a");
    const code = await fixture.codeTo(ana.email);
    fixture.advance(DAY_MS);
    expect(await answer("pre_a", code)).toBe("CODE_EXPIRED");
    expect(await outcomeOf(ask("pre_a"))).toBe("right");
  });

  test("set back makes nobody wait longer than an hour", async () => {
    for (let n = 0; n < 10; n++) {
      await ask(`pre_${n}`);
      await answer(`pre_${n}`, another(await fixture.codeTo(ana.email)));
    }
    fixture.advance(-DAY_MS);
    expect(await answer("pre_0", "123456")).toBe("TOO_MANY_REQUESTS 3600");
    expect(await outcomeOf(ask("pre_x"))).toBe("CODE_WAIT 3600");
    fixture.advance(60 * MINUTE_MS);
    expect(await answer("pre_x", await newCode("pre_x"))).toBe("right");
    fixture.advance(DAY_MS);
  });
});

test("no code is sent where codes by e-mail do not count, nor to what is no address", async () => {
  const bia = await fixture.newAccount();
  expect(await outcomeOf(ask("pre_a", "log_in", bia))).toBe("FACTOR_MISSING");
  // Somebody without second factors shows with the mailbox that it is they.
  expect(await outcomeOf(ask("ses_a", "proof", bia))).toBe("right");
  expect(await outcomeOf(ask("pre_b", "log_in", { ...ana, email: "two@example.com, three@example.com" }))).toBe("CODE_NOT_SENT");
  expect(await outcomeOf(ask("pre_b"))).toBe("right");
});

test("the state of a code is known until it has been used", async () => {
  expect(await stateOf("pre_state")).toBeNull();
  const sent = await ask("pre_state");
  expect(await stateOf("pre_state")).toEqual(sent);
  await answer("pre_state", await fixture.codeTo(ana.email));
  expect(await stateOf("pre_state")).toBeNull();
});

test.each([
  ["pt", "Seu código para entrar no Vitrine", "Aparelho", "Lugar", "Brasil (200.160.2.3)"],
  ["en", "Your code to log in to Vitrine", "Device", "Place", "Brazil (200.160.2.3)"],
  ["es", "Tu código para entrar en Vitrine", "Dispositivo", "Lugar", "Brasil (200.160.2.3)"],
] as const)(
  "the message in %s has the code large and nowhere else, and says which device asked from where",
  async (language, subject, device, place, country) => {
    const receiver = await fixture.newAccount({ language });
    await setEmailFactor(fixture.platform, { onTwoFactorOff: async () => {} }, { accountId: receiver.accountId, from: FROM }, true);
    const from = { ...FROM, clientAddress: "200.160.2.3" };
    await sendFactorCode(fixture.platform, receiver, { purpose: "log_in", boundTo: `pre_${language}`, from });
    const message = (await fixture.messagesTo(receiver.email)).find(({ code }) => code !== undefined);
    expect(message).toMatchObject({
      subject,
      heading: subject,
      facts: [
        { label: device, value: "Chrome · Windows" },
        { label: place, value: country },
      ],
    });
    expect(JSON.stringify({ ...message, code: "" })).not.toContain(message?.code);
    expect(message?.footnote).toBeTruthy();
  },
);
