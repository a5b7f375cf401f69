import { setImmediate as turn } from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readableRequest } from "../readable-request.ts";
import { largeBodies } from "./large-bodies.ts";

const RULES = { maxBody: 4_000_000 } as Parameters<typeof readableRequest>[1];

beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

/** A queue with one place, and a body in it that comes as it is told to. */
function fixture() {
  const bodies = largeBodies({ everybody: 1, patience: 600_000 });
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  writer.closed.catch(() => undefined);
  const init = { method: "POST", headers: { "content-type": "application/json" }, body: readable, duplex: "half" } as const;
  const done = bodies.letIn("a", 1, async () => {
    const pace = bodies.watch();
    const request = await readableRequest(new Request("http://localhost/api/x", init), RULES, pace).finally(() => pace.end());
    return (await request.text()).length;
  });
  done.catch(() => undefined);
  const send = async (text: string): Promise<void> => {
    await writer.write(new TextEncoder().encode(text)).catch(() => undefined);
    await turn();
  };
  /** Lets seconds pass, at each of which so many bytes come. */
  const trickle = async (seconds: number, bytes: number): Promise<void> => {
    for (let second = 0; second < seconds; second++) {
      if (bytes > 0) await send(" ".repeat(bytes));
      await vi.advanceTimersByTimeAsync(1_000);
    }
  };
  return { bodies, done, send, trickle, end: () => writer.close() };
}

test("a body that comes a few bytes a second gives its place to whoever waits, and is told to come back", async () => {
  const { bodies, done, send, trickle } = fixture();
  await send('{"a":"');
  const other = bodies.letIn("b", 1, async () => "read");
  await trickle(16, 3);
  await expect(done).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS", details: { values: { seconds: 5 } } });
  expect(await other).toBe("read");
});

test("one that sends nothing at all does too, also after a quick beginning", async () => {
  const { bodies, done, send, trickle } = fixture();
  await send(`{"a":"${"b".repeat(300_000)}`);
  const other = bodies.letIn("b", 1, async () => "read");
  let isOver = false;
  done.catch(() => {
    isOver = true;
  });
  await trickle(16, 0);
  expect(isOver, "its first window was quick").toBe(false);
  await trickle(15, 0);
  await expect(done).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  expect(await other).toBe("read");
});

test("a slow line that nobody waits behind, and one that is just quick enough, are taken", async () => {
  const alone = fixture();
  await alone.send('{"a":"');
  await alone.trickle(90, 3);
  await alone.send('"}');
  await alone.end();
  expect(await alone.done).toBe(8 + 90 * 3);

  const quick = fixture();
  await quick.send('{"a":"');
  const other = quick.bodies.letIn("b", 1, async () => "read");
  await quick.trickle(60, 16_200);
  await quick.send('"}');
  await quick.end();
  expect(await quick.done).toBe(8 + 60 * 16_200);
  expect(await other).toBe("read");
});
