import type { ServerResponse } from "node:http";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Deliveries } from "./delivery.ts";
import { signedHeaders } from "./signature.ts";
import { ACCOUNT, type DeliveryFixture, deliveryFixture, START } from "./testing/delivery-fixture.ts";
import { type Received, type Receiver, startReceiver } from "./testing/receiver.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let fixture: DeliveryFixture;
let receiver: Receiver;
let answer: (request: Received, response: ServerResponse) => void;
const ok = (_request: Received, response: ServerResponse): void => void response.end();
const withStatus = (status: number) => (_request: Received, response: ServerResponse) => void response.writeHead(status).end();

beforeAll(async () => {
  fixture = await deliveryFixture();
  receiver = await startReceiver((request, response) => answer(request, response));
});
afterEach(async () => {
  await fixture.clear();
  receiver.received.length = 0;
});
afterAll(async () => {
  await receiver.stop();
  await fixture.stop();
});

const started = (deliveries = fixture.open()): Deliveries => {
  deliveries.start([fixture.webhooks]);
  return deliveries;
};
const queries = () => fixture.database.queries;
const attemptsOf = async (deliveries: Deliveries, endpoint: Parameters<DeliveryFixture["deliveriesOf"]>[0]) => {
  const [first] = await fixture.deliveriesOf(endpoint);
  return deliveries.attemptsOf(queries(), ACCOUNT, first?.id ?? "");
};

describe("what is sent", () => {
  test("arrives once it is committed, signed, under one id, and is never sent where the deed is taken back", async () => {
    answer = ok;
    const deliveries = started();
    const shop = await fixture.endpointAt(deliveries, receiver.url("/hook"));
    const about = { accountId: ACCOUNT, endpointId: shop.id, topic: "lead.completed", contentType: "application/json" };
    const undone = fixture.database.transaction(async (changes) => {
      await deliveries.send(changes, [{ ...about, key: "undone", body: "{}" }]);
      throw new Error("taken back");
    });
    await expect(undone).rejects.toThrow("taken back");
    await fixture.database.transaction((changes) => deliveries.send(changes, [{ ...about, key: "evt_1", body: '{"name":"Conceição"}' }]));
    await fixture.untilStates(shop, ["evt_1 taken"]);
    const [delivery] = await fixture.deliveriesOf(shop);
    const [{ method, path, headers, body } = {} as Received] = receiver.received;
    expect([receiver.received.length, method, path, headers["content-type"], body]).toEqual([
      1,
      "POST",
      "/hook",
      "application/json",
      '{"name":"Conceição"}',
    ]);
    expect(headers).toMatchObject(signedHeaders([shop.secret], delivery?.id ?? "", START, body));
    expect(await attemptsOf(deliveries, shop)).toEqual([
      expect.objectContaining({ number: 1, at: new Date(START), outcome: "taken", status: 200, problem: null, response: "" }),
    ]);
  });

  test("is taken once a key and endpoint, goes to nobody else's endpoint, and comes without waiting for a clock that was set back", async () => {
    answer = ok;
    const deliveries = fixture.open();
    const [one, other] = [
      await fixture.endpointAt(deliveries, receiver.url("/1")),
      await fixture.endpointAt(deliveries, receiver.url("/2")),
    ];
    await fixture.send(deliveries, one, "a", "b", "a");
    await fixture.send(deliveries, one, "a");
    await fixture.send(deliveries, other, "a");
    await fixture.send(deliveries, { ...one, accountId: "acc_2" }, "stolen");
    fixture.clock.pass(-3 * HOUR);
    started(deliveries);
    await fixture.untilStates(one, ["a taken", "b taken"]);
    await fixture.untilStates(other, ["a taken"]);
    expect(receiver.received).toHaveLength(3);
    expect(await deliveries.endpoints.find(queries(), { accountId: "acc_2", endpointId: one.id })).toBeNull();
  });

  test("may be as long as is said, and is refused where it could not be read back", async () => {
    answer = ok;
    const deliveries = started();
    const shop = await fixture.endpointAt(deliveries, receiver.url("/"));
    const about = { accountId: ACCOUNT, endpointId: shop.id, topic: "t", contentType: "text/plain; charset=utf-8" };
    const long = "é".repeat(128 * 1024);
    await deliveries.send(queries(), [{ ...about, key: "long", body: long }]);
    await fixture.untilStates(shop, ["long taken"]);
    expect(receiver.received[0]?.body).toBe(long);
    const many = Array.from({ length: 20 }, (_, n) => ({ ...about, key: `many${n}`, body: long }));
    await fixture.database.transaction((changes) => deliveries.send(changes, many));
    await expect.poll(() => receiver.received.length).toBe(21);
    for (const wrong of [
      { body: `${long}.` },
      { body: "a\0b" },
      { body: "\ud800" },
      { key: "" },
      { key: "k".repeat(201) },
      { topic: "\0" },
    ])
      await expect(deliveries.send(queries(), [{ ...about, key: "k", body: "", ...wrong }])).rejects.toThrow("cannot be kept");
  });

  test("leaves with its account, and goes after thirty days otherwise", async () => {
    answer = ok;
    const deliveries = started();
    const mine = await fixture.endpointAt(deliveries, receiver.url("/"));
    const theirs = await fixture.endpointAt(deliveries, receiver.url("/"), "acc_2");
    await fixture.send(deliveries, mine, "a");
    await fixture.send(deliveries, theirs, "a");
    await fixture.untilStates(mine, ["a taken"]);
    await fixture.untilStates(theirs, ["a taken"]);
    await deliveries.forget("acc_2");
    expect([await fixture.deliveriesOf(theirs), (await fixture.deliveriesOf(mine)).length]).toEqual([[], 1]);
    expect(await deliveries.endpoints.find(queries(), { accountId: "acc_2", endpointId: theirs.id })).toBeNull();
    fixture.clock.pass(30 * DAY - 1);
    await fixture.send(deliveries, mine, "b");
    await fixture.untilStates(mine, ["a taken", "b taken"]);
    fixture.clock.pass(HOUR);
    await fixture.send(deliveries, mine, "c");
    await fixture.untilStates(mine, ["b taken", "c taken"]);
  });
});

describe("what is not taken", () => {
  test("is tried again by the schedule, and not before what the receiver asked for", async () => {
    const answers = [500, 429, 200];
    answer = (_request, response) => void response.writeHead(answers.shift() ?? 0, { "retry-after": "3600" }).end("busy");
    const deliveries = started();
    const shop = await fixture.endpointAt(deliveries, receiver.url("/"));
    await fixture.send(deliveries, shop, "a");
    for (const count of [1, 2]) {
      await expect.poll(async () => (await attemptsOf(deliveries, shop)).length).toBe(count);
      const [waiting] = await fixture.deliveriesOf(shop);
      expect([waiting?.state, waiting?.dueAt]).toEqual(["waiting", new Date(fixture.clock.now() + HOUR)]);
      fixture.clock.pass(HOUR);
      await fixture.send(deliveries, await fixture.endpointAt(deliveries, receiver.url("/other"), "acc_2"));
    }
    await fixture.untilStates(shop, ["a taken"]);
    expect(new Set(receiver.idsAt("/")).size).toBe(1);
    const attempts = await attemptsOf(deliveries, shop);
    expect(attempts.map(({ status, outcome, response }) => [status, outcome, response])).toEqual([
      [500, "failed", "busy"],
      [429, "failed", "busy"],
      [200, "taken", "busy"],
    ]);
  });

  test("has failed after ten attempts, and can be sent again under its id: one, many, or all since a moment", async () => {
    answer = withStatus(500);
    const deliveries = started();
    const shop = await fixture.endpointAt(deliveries, receiver.url("/"));
    await fixture.send(deliveries, shop, "a", "b", "c");
    for (let tries = 1; tries <= 10; tries++) {
      await expect.poll(() => receiver.received.length, { timeout: 5_000 }).toBe(3 * tries);
      await expect.poll(async () => (await fixture.deliveriesOf(shop)).every(({ lease }) => lease === null)).toBe(true);
      fixture.clock.pass(25 * HOUR);
      await fixture.send(deliveries, shop);
      // Ten waits of a day are longer than an endpoint may fail.
      await deliveries.endpoints.enable(queries(), { accountId: ACCOUNT, endpointId: shop.id });
    }
    await fixture.untilStates(shop, ["a failed", "b failed", "c failed"]);
    const all = await fixture.deliveriesOf(shop);
    expect(all.map(({ because, attempts }) => [because, attempts])).toEqual(all.map(() => ["exhausted", 10]));
    answer = ok;
    const [a, b, c] = all.map(({ id }) => id);
    expect(await deliveries.resend(queries(), "acc_2", [a ?? ""])).toBe(0);
    expect(await deliveries.resend(queries(), ACCOUNT, [a ?? "", "dlv_nobody"])).toBe(1);
    await fixture.untilStates(shop, ["a taken", "b failed", "c failed"]);
    const which = { accountId: ACCOUNT, endpointId: shop.id };
    expect(await deliveries.resendSince(queries(), which, new Date(fixture.clock.now()))).toBe(0);
    expect(await deliveries.resendSince(queries(), which, new Date(START))).toBe(2);
    await fixture.untilStates(shop, ["a taken", "b taken", "c taken"]);
    expect(receiver.idsAt().slice(-3).sort()).toEqual([a, b, c].sort());
  });

  test("because an address may not be asked is given up, and no redirect is followed anywhere", async () => {
    const inside = await startReceiver();
    answer = (_request, response) => void response.writeHead(302, { location: inside.url("/secret") }).end();
    const deliveries = started();
    const [within, file, away] = [
      await fixture.endpointAt(deliveries, "http://127.0.0.2/"),
      await fixture.endpointAt(deliveries, "http://169.254.169.254/latest/meta-data"),
      await fixture.endpointAt(deliveries, receiver.url("/")),
    ];
    for (const each of [within, file, away]) await fixture.send(deliveries, each, "a");
    for (const each of [within, file]) await fixture.untilStates(each, ["a failed"]);
    const [blocked] = await fixture.deliveriesOf(within);
    expect([blocked?.because, (await attemptsOf(deliveries, within))[0]?.problem]).toEqual(["blocked", "address"]);
    await expect.poll(async () => (await attemptsOf(deliveries, away))[0]).toMatchObject({ status: 302, outcome: "failed" });
    expect([inside.received, (await fixture.deliveriesOf(away))[0]?.state]).toEqual([[], "waiting"]);
    await inside.stop();
  });

  test("because its request cannot be made up is tried again", async () => {
    answer = ok;
    let token: string | null = null;
    const deliveries = fixture.open();
    deliveries.start([
      {
        ...fixture.webhooks,
        name: "sheets",
        prepare({ target, body }) {
          if (!token) throw new Error("no token");
          return { ...target, headers: { authorization: `Bearer ${token}` }, body };
        },
      },
    ]);
    const sheet = await fixture.endpointAt(deliveries, receiver.url("/"), ACCOUNT, "sheets");
    await fixture.send(deliveries, sheet, "row");
    await expect.poll(async () => (await attemptsOf(deliveries, sheet))[0]).toMatchObject({ outcome: "failed", problem: "unprepared" });
    token = "secret-token";
    fixture.clock.pass(5_000);
    await fixture.send(deliveries, sheet);
    await fixture.untilStates(sheet, ["row taken"]);
    expect(receiver.received.map(({ headers }) => headers.authorization)).toEqual(["Bearer secret-token"]);
    expect(JSON.stringify(await attemptsOf(deliveries, sheet))).not.toContain("secret-token");
  });
});

describe("an answer", () => {
  test("is kept as far as somebody may read it: cut, without controls, without secrets", async () => {
    const deliveries = started();
    const target = { url: receiver.url("/p/key-in-path?token=1"), method: "POST", headers: { "X-Key": "Bearer key-of-theirs" } } as const;
    const shop = await deliveries.endpoints.make(queries(), { accountId: ACCOUNT, kind: "webhooks", target });
    answer = ({ headers }, response) => {
      const echoed = `${shop.secret} ${headers["x-key"]} key-of-theirs`;
      response.end(`\0\u001b[31m${echoed}\r\n\tlinha ✓ \u202e${"é".repeat(4_050)}${shop.secret}`);
    };
    await fixture.send(deliveries, shop, "a");
    await fixture.untilStates(shop, ["a taken"]);
    const [attempt] = await attemptsOf(deliveries, shop);
    expect(attempt?.response).toMatch(/^ {2}\[31m… … …\r\n\tlinha ✓ {2}é+/);
    expect(attempt?.response?.length).toBeLessThanOrEqual(4_096);
    expect(JSON.parse(attempt?.request ?? "")).toMatchObject({ method: "POST", origin: receiver.url(""), headers: { "x-key": "…" } });
    for (const secret of [shop.secret, "key-of-theirs", "key-in-path", "token=1"]) expect(JSON.stringify(attempt)).not.toContain(secret);
  });

  test("of two gigabytes, one that never ends and one that falls silent are taken by their status", async () => {
    answer = ({ path }, response) => {
      if (path === "/huge") response.writeHead(200, { "content-length": 2 * 1024 ** 3 });
      response.write("begun");
      const more = (): void => {
        while (path !== "/silent" && !response.destroyed && response.write(Buffer.alloc(16_384, "x")));
      };
      response.on("drain", more);
      more();
    };
    const deliveries = started();
    for (const path of ["/huge", "/endless", "/silent"]) {
      const shop = await fixture.endpointAt(deliveries, receiver.url(path));
      await fixture.send(deliveries, shop, "a");
      await fixture.untilStates(shop, ["a taken"]);
      expect((await attemptsOf(deliveries, shop))[0]?.response).toMatch(path === "/silent" ? /^begun$/ : /^begunx{4091}$/);
    }
  });
});

describe("an endpoint", () => {
  test("that says it is gone takes no more: what waits has failed, somebody is told once, and all comes back when it is enabled", async () => {
    answer = (_request, response) => void response.writeHead(receiver.received.length === 1 ? 500 : 410).end();
    const deliveries = started();
    const shop = await fixture.endpointAt(deliveries, receiver.url("/"));
    const which = { accountId: ACCOUNT, endpointId: shop.id };
    await fixture.send(deliveries, shop, "waits");
    await expect.poll(() => receiver.received.length).toBe(1);
    await fixture.send(deliveries, shop, "gone");
    await fixture.untilStates(shop, ["gone failed", "waits failed"]);
    await expect.poll(() => fixture.notices).toEqual([{ ...which, because: "gone" }]);
    expect((await fixture.deliveriesOf(shop)).map(({ because }) => because)).toEqual(["gone", "disabled"]);
    await fixture.send(deliveries, shop, "meanwhile");
    await fixture.untilStates(shop, ["gone failed", "meanwhile failed", "waits failed"]);
    expect(await deliveries.resendSince(queries(), which, new Date(START))).toBe(0);
    expect((await deliveries.endpoints.find(queries(), which))?.disabled).toEqual({ at: new Date(START), because: "gone" });
    answer = ok;
    await deliveries.endpoints.enable(queries(), which);
    expect(await deliveries.resendSince(queries(), which, new Date(START))).toBe(3);
    await fixture.untilStates(shop, ["gone taken", "meanwhile taken", "waits taken"]);
  });

  test("that does nothing but fail for five days is disabled, and one that took something in between is not", async () => {
    let status = 500;
    answer = (_request, response) => void response.writeHead(status).end();
    const deliveries = started();
    const shop = await fixture.endpointAt(deliveries, receiver.url("/"));
    const which = { accountId: ACCOUNT, endpointId: shop.id };
    const sendOn = async (day: number, then: number, key: string): Promise<void> => {
      fixture.clock.pass(START + day * DAY - fixture.clock.now());
      status = then;
      const before = receiver.received.length;
      await fixture.send(deliveries, shop, key);
      await expect.poll(() => receiver.received.length, { timeout: 5_000 }).toBeGreaterThan(before);
      await expect.poll(async () => (await fixture.deliveriesOf(shop)).every(({ lease }) => lease === null)).toBe(true);
    };
    await sendOn(0, 500, "a");
    await sendOn(3, 200, "b");
    expect((await deliveries.endpoints.find(queries(), which))?.failingSince).toBeNull();
    await sendOn(4, 500, "c");
    await sendOn(8, 500, "d");
    expect([fixture.notices, (await deliveries.endpoints.find(queries(), which))?.failingSince]).toEqual([[], new Date(START + 4 * DAY)]);
    await sendOn(9, 500, "e");
    await expect.poll(() => fixture.notices).toEqual([{ ...which, because: "failing" }]);
  });

  test("is not disabled where nobody could be told of it, and is at the next failure", async () => {
    answer = withStatus(410);
    let problem: Error | null = new Error("no table");
    const deliveries = fixture.open();
    const onDisabled: typeof fixture.webhooks.onDisabled = async (changes, notice) => {
      if (problem) throw problem;
      await fixture.webhooks.onDisabled(changes, notice);
    };
    deliveries.start([{ ...fixture.webhooks, onDisabled }]);
    const shop = await fixture.endpointAt(deliveries, receiver.url("/"));
    await fixture.send(deliveries, shop, "a");
    await expect.poll(() => fixture.logged).toContain("delivery.not_disabled");
    expect((await deliveries.endpoints.find(queries(), { accountId: ACCOUNT, endpointId: shop.id }))?.disabled).toBeNull();
    problem = null;
    await fixture.send(deliveries, shop, "b");
    await expect.poll(() => fixture.notices.length).toBe(1);
  });

  test("with a new secret is told in both for a day, and its secrets are sealed", async () => {
    answer = ok;
    const deliveries = started();
    const shop = await fixture.endpointAt(deliveries, receiver.url("/"));
    const which = { accountId: ACCOUNT, endpointId: shop.id };
    const rotated = await fixture.database.transaction((changes) => deliveries.endpoints.rotate(changes, which));
    const signatures = async (key: string): Promise<string> => {
      const before = receiver.received.length;
      await fixture.send(deliveries, shop, key);
      await expect.poll(() => receiver.received.length).toBe(before + 1);
      return String(receiver.received.at(-1)?.headers["webhook-signature"]);
    };
    const expected = (secrets: readonly string[]) => {
      const { headers, body } = receiver.received.at(-1) as Received;
      return signedHeaders(secrets, String(headers["webhook-id"]), fixture.clock.now(), body)["webhook-signature"];
    };
    expect(await signatures("a")).toBe(expected([rotated?.secret ?? "", shop.secret]));
    fixture.clock.pass(DAY);
    expect(await signatures("b")).toBe(expected([rotated?.secret ?? ""]));
    const { rows } = await fixture.database.queries.execute("SELECT * FROM delivery_endpoints");
    for (const secret of [shop.secret, rotated?.secret ?? "", receiver.url("/")]) expect(JSON.stringify(rows)).not.toContain(secret);
    expect(
      await fixture.database.transaction((changes) => deliveries.endpoints.rotate(changes, { ...which, accountId: "acc_2" })),
    ).toBeNull();
  });

  test.each([
    [{ url: "ftp://example.com/" }, "url"],
    [{ url: "https://user:pass@example.com/" }, "url"],
    [{ url: "nowhere" }, "url"],
    [{ headers: { Host: "inside" } }, "headers"],
    [{ headers: { "webhook-id": "x" } }, "headers"],
    [{ headers: { "Metadata-Flavor": "Google" } }, "headers"],
    [{ headers: { "x-a": "b\r\nx-c: d" } }, "headers"],
  ] as const)("is not made of %j", async (wrong, part) => {
    const target = { url: "https://example.com/", method: "POST", headers: {}, ...wrong } as const;
    const made = fixture.open().endpoints.make(queries(), { accountId: ACCOUNT, kind: "webhooks", target });
    await expect(made).rejects.toMatchObject({ name: "TargetRefused", part });
  });

  test("that was given a new address is told there from then on, with a GET if it says so", async () => {
    answer = ok;
    const deliveries = fixture.open();
    const shop = await fixture.endpointAt(deliveries, receiver.url("/old"));
    const which = { accountId: ACCOUNT, endpointId: shop.id };
    await fixture.send(deliveries, shop, "a");
    const target = { url: receiver.url("/new"), method: "GET", headers: {} } as const;
    await fixture.database.transaction((changes) => deliveries.endpoints.change(changes, which, target));
    started(deliveries);
    await fixture.untilStates(shop, ["a taken"]);
    const [{ method, path, headers, body } = {} as Received] = receiver.received;
    expect([method, path, body, headers["content-length"]]).toEqual(["GET", "/new", "", undefined]);
    expect(headers).toMatchObject(signedHeaders([shop.secret], String(headers["webhook-id"]), START, ""));
    await deliveries.endpoints.disable(queries(), which);
    await fixture.send(deliveries, shop, "b");
    await fixture.untilStates(shop, ["a taken", "b failed"]);
    await deliveries.endpoints.remove(queries(), which);
    expect(await fixture.deliveriesOf(shop)).toEqual([]);
  });
});
