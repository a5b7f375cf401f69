import type { CaptchaAction, CaptchaPuzzle } from "@vitrine/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Platform } from "../../platform/platform.ts";
import { solveCaptcha, solvePuzzle } from "../../testing/solve-captcha.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { checkCaptcha } from "./check-captcha.ts";
import { issuePuzzle } from "./issue-puzzle.ts";

let server: TestServer;
let platform: Platform;
beforeAll(async () => {
  server = await startTestServer();
  platform = server.running.platform;
});
afterAll(() => server.stop());

/** `passes`, or the code of the refusal. */
async function outcome(solution: string | undefined, action: CaptchaAction = "login", at: Platform = platform): Promise<string> {
  try {
    await checkCaptcha(at, { action, solution, clientAddress: "198.51.100.7" });
    return "passes";
  } catch (error) {
    return (error as { code: string }).code;
  }
}

const later = (ms: number): Platform => ({ ...platform, clock: { ...platform.clock, now: () => platform.clock.now() + ms } });
const unpack = (solution: string) => JSON.parse(Buffer.from(solution, "base64").toString("utf8"));
const pack = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString("base64");
const remembered = async () =>
  (await platform.database.queries.execute("SELECT nonce FROM captcha_solutions")).rows.map((row) => row.nonce);

test("a solution passes for what it was made for", async () => {
  for (const action of ["signup", "login", "recover"] as const)
    expect(await outcome(await solveCaptcha(server, action), action)).toBe("passes");
});

test("without a solution the call is told that one is required", async () => {
  expect([await outcome(undefined), await outcome("")]).toEqual(["CAPTCHA_REQUIRED", "CAPTCHA_REQUIRED"]);
});

test("a solution passes once", async () => {
  const solution = await solveCaptcha(server, "login");
  expect([await outcome(solution), await outcome(solution), await outcome(solution)]).toEqual(["passes", "CAPTCHA_WRONG", "CAPTCHA_WRONG"]);
});

test("a solution written differently is still the same solution", async () => {
  const payload = unpack(await solveCaptcha(server, "login"));
  expect(await outcome(pack(payload))).toBe("passes");
  const { parameters, signature } = payload.challenge;
  const turned = { signature, parameters: Object.fromEntries(Object.entries(parameters).reverse()) };
  for (const again of [
    pack({ ...payload, challenge: turned }),
    Buffer.from(JSON.stringify(payload, null, 2)).toString("base64url"),
    pack({ ...payload, solution: { ...payload.solution, counter: payload.solution.counter + 1 } }),
    pack({ ...payload, more: 1 }),
  ]) {
    expect(await outcome(again)).toBe("CAPTCHA_WRONG");
  }
});

test("of a solution sent twenty times at once exactly one passes", async () => {
  const solution = await solveCaptcha(server, "login");
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => outcome(solution)));
  expect(outcomes.filter((each) => each === "passes")).toHaveLength(1);
});

test("a solution made for one action is worth nothing for another, and is not used up by the attempt", async () => {
  const solution = await solveCaptcha(server, "signup");
  expect([await outcome(solution, "login"), await outcome(solution, "recover")]).toEqual(["CAPTCHA_WRONG", "CAPTCHA_WRONG"]);
  expect(await outcome(solution, "signup")).toBe("passes");
});

test("a solution is good for ten minutes", async () => {
  const ago = (ms: number) => issuePuzzle(later(-ms), "login");
  expect(await outcome(await solvePuzzle(await ago(9 * 60_000)))).toBe("passes");
  expect(await outcome(await solvePuzzle(await ago(10 * 60_000 + 1_000)))).toBe("CAPTCHA_WRONG");
  expect(await outcome(await solveCaptcha(server, "login"), "login", later(10 * 60_000 + 1_000))).toBe("CAPTCHA_WRONG");
});

describe("a forged puzzle", () => {
  const forge = async (change: (challenge: CaptchaPuzzle) => unknown): Promise<string> => {
    const payload = unpack(await solveCaptcha(server, "login"));
    return pack({ ...payload, challenge: change(payload.challenge) });
  };
  const parameters = (more: object) => forge((challenge) => ({ ...challenge, parameters: { ...challenge.parameters, ...more } }));

  test.each([
    ["made easier", { cost: 1 }],
    ["with a shorter key", { keyPrefix: "" }],
    ["with a longer life", { expiresAt: 4_000_000_000 }],
    ["of another action", { data: { action: "signup" } }],
    ["of another number", { nonce: "0".repeat(32) }],
    ["whose answer is not ours", { keySignature: "0".repeat(64) }],
    ["of another algorithm", { algorithm: "SHA-256" }],
    ["that costs us dear", { cost: 2_000_000_000 }],
  ])("%s does not pass", async (_name, more) => {
    const before = await remembered();
    expect(await outcome(await parameters(more))).toBe("CAPTCHA_WRONG");
    expect(await remembered()).toEqual(before);
  });

  test("unsigned, or signed under another secret, does not pass", async () => {
    expect(await outcome(await forge(({ signature: _none, ...rest }) => rest))).toBe("CAPTCHA_WRONG");
    expect(await outcome(await forge((challenge) => ({ ...challenge, signature: "" })))).toBe("CAPTCHA_WRONG");
    const foreign = { ...platform, secrets: { ...platform.secrets, mac: () => "f".repeat(64) } };
    expect(await outcome(await solvePuzzle(await issuePuzzle(foreign, "login")))).toBe("CAPTCHA_WRONG");
  });

  test("unsolved, or wrongly solved, does not pass", async () => {
    const challenge = await issuePuzzle(platform, "login");
    const { keyPrefix } = challenge.parameters;
    for (const solution of [undefined, {}, { counter: 1, derivedKey: keyPrefix }, { counter: 1, derivedKey: keyPrefix.padEnd(64, "0") }]) {
      expect(await outcome(pack({ challenge, solution }))).toBe("CAPTCHA_WRONG");
    }
  });

  test.each(["x", "{}", "bnVsbA==", "W10=", "\u0000", "=".repeat(8_000), pack({ challenge: { parameters: { __proto__: null } } })])(
    "that is nonsense does not pass: %j",
    async (solution) => {
      expect(await outcome(solution)).toBe("CAPTCHA_WRONG");
    },
  );
});

test("solutions are forgotten once they could not be sent again", async () => {
  const solution = await solveCaptcha(server, "login");
  expect(await outcome(solution)).toBe("passes");
  const { nonce } = unpack(solution).challenge.parameters;
  expect(await remembered()).toContain(nonce);
  const at = later(12 * 60_000);
  expect(await outcome(await solvePuzzle(await issuePuzzle(at, "login")), "login", at)).toBe("passes");
  expect(await remembered()).not.toContain(nonce);
});

describe("asking for a challenge", () => {
  const ask = (path: string, method = "GET") => server.send("localhost", path, { method });

  test("needs a known action and nothing else", async () => {
    for (const query of ["", "?action=", "?action=admin", "?action=login&action=signup", "?action=login&cost=1"]) {
      expect((await ask(`/api/captcha/challenge${query}`)).json().code, query).toBe("INVALID_INPUT");
    }
  });

  test("gives a new puzzle each time, which nobody may keep", async () => {
    const [one, two] = [await ask("/api/captcha/challenge?action=login"), await ask("/api/captcha/challenge?action=login")];
    expect(one.headers["cache-control"]).toBe("no-store");
    expect(one.json().challenge.parameters.nonce).not.toBe(two.json().challenge.parameters.nonce);
  });

  test.each([
    "/api//captcha/challenge?action=login",
    "/api/captcha//challenge?action=login",
    "//api//captcha//challenge?action=login",
    "/api/captcha%2Fchallenge?action=login",
    "/api/%63aptcha/./challenge/../challenge?action=login",
    "/API/captcha/challenge?action=login",
    "/api/captcha/challenge.?action=login",
    "/api/captcha/challenge/?action=login",
    "/api/captcha/challenge;a=b?action=login",
  ])("by way of %s gives what is not there, or a puzzle like any other", async (path) => {
    const reply = await ask(path);
    const isPuzzle = reply.headers["content-type"]?.startsWith("application/json") && reply.status === 200;
    if (!isPuzzle) expect(reply.text).not.toContain("signature");
    else expect(reply.json().challenge.parameters).toMatchObject({ data: { action: "login" }, algorithm: "PBKDF2/SHA-256", cost: 2_500 });
    expect([404, 405]).toContain((await ask(path, "POST")).status);
  });
});
