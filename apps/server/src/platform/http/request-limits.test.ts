import { afterAll, beforeAll, expect, test } from "vitest";
import { testMemberships } from "../../testing/test-memberships.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { requestGate } from "./request-limits.ts";

let now = 1_000_000;
const clock = { now: () => now };

function refused(work: () => void): boolean {
  try {
    work();
    return false;
  } catch {
    return true;
  }
}

test("one address is refused past its limit, until its time is over; others are not", () => {
  const gate = requestGate(clock, { address: 3 });
  for (let i = 0; i < 3; i++) gate.address("203.0.113.7");
  expect(() => gate.address("203.0.113.7")).toThrow("TOO_MANY_REQUESTS");
  gate.address("203.0.113.8");
  now += 10_000;
  gate.address("203.0.113.7");
});

test("the addresses of one /64 are one, and so are the two ways of writing an IPv4 address", () => {
  const gate = requestGate(clock, { address: 4 });
  for (const address of ["2001:db8:1:2::1", "2001:db8:1:2::ffff", "2001:0db8:0001:0002:a:b:c:d", "2001:DB8:1:2::9"]) gate.address(address);
  expect(refused(() => gate.address("2001:db8:1:2:dead:beef::"))).toBe(true);
  expect(refused(() => gate.address("2001:db8:1:3::1"))).toBe(false);
});

test("an account is one caller wherever it comes from", () => {
  const gate = requestGate(clock, { account: 2 });
  gate.account("acc_a");
  gate.account("acc_a");
  expect(refused(() => gate.account("acc_a"))).toBe(true);
  expect(refused(() => gate.account("acc_b"))).toBe(false);
});

test("a clock set back keeps nobody waiting for the length of its jump", () => {
  const gate = requestGate(clock, { account: 1 });
  gate.account("acc_a");
  now -= 3_600_000;
  gate.account("acc_a");
});

const memberships = testMemberships();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({}, {}, undefined, { memberships, requests: { account: 20 } });
});
afterAll(() => server.stop());

test("whoever is too fast is told when to come back, and everybody else goes on", async () => {
  const ana = await server.newCaller();
  const bia = await server.newCaller();
  const replies = [];
  for (let i = 0; i < 25; i++) replies.push(await ana.call("GET", "/api/sites"));
  expect(replies.slice(0, 20).every(({ status }) => status === 200)).toBe(true);
  const last = replies[24];
  expect([last?.status, last?.json().code]).toEqual([429, "TOO_MANY_REQUESTS"]);
  expect(Number(last?.headers["retry-after"])).toBeGreaterThan(0);
  expect((await bia.call("GET", "/api/sites")).status).toBe(200);
});

test("people in one account are counted each by himself, and the owner's programs do not use up a member's turn", async () => {
  const owner = await server.newCaller();
  const member = await server.newPerson();
  memberships.put(member.accountId, { accountId: owner.accountId, role: "viewer", sites: null });
  for (let i = 0; i < 21; i++) await owner.call("GET", "/api/sites");
  expect((await owner.call("GET", "/api/sites")).status).toBe(429);
  expect((await member.call("GET", "/api/sites")).status).toBe(200);
  for (let i = 0; i < 20; i++) await member.call("GET", "/api/sites");
  expect((await member.call("GET", "/api/sites")).status).toBe(429);
});
