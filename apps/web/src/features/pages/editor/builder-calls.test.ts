import type { ErrorCode } from "@vitrine/contract";
import { afterEach, expect, it, vi } from "vitest";
import { client } from "../../../platform/calls/client.ts";
import { NoAnswer } from "../../../platform/calls/no-answer.ts";
import { RefusedCall } from "../../../platform/calls/problem.ts";
import { sampleAccount } from "../../../testing/sample-account.ts";
import { callsInTurn, saveChange } from "./builder-calls.ts";

const calls = { operate: vi.spyOn(client.pages, "operate"), me: vi.spyOn(client.accounts, "me") };

const page = { id: "pag_1", accountId: "acc_1" };
const request = { baseVersion: 3, operationId: "operation-1", diff: {} };
const refusal = (code: ErrorCode) => new RefusedCall({ code, requestId: "req_1" });

function save(): ReturnType<typeof saveChange> {
  return saveChange(page, request, new AbortController().signal);
}

afterEach(() => {
  calls.operate.mockReset();
  calls.me.mockReset();
});

it.each([
  ["a session that ran out", refusal("SESSION_EXPIRED"), "signed_out"],
  ["a session that is gone", refusal("NOT_SIGNED_IN"), "signed_out"],
  ["no answer", new NoAnswer("reset"), "offline"],
  ["a fault of our own", new TypeError("x is not a function"), "failed"],
  ["a fault of the server's", refusal("SERVER_ERROR"), "failed"],
  ["a page of the proxy's", new RefusedCall({ code: "UNAVAILABLE" }), "failed"],
  ["a role that was taken away", refusal("ROLE_REQUIRED"), "barred"],
  ["a plan that has ended", refusal("PLAN_REQUIRED"), "barred"],
  ["a refusal", refusal("INVALID_DOCUMENT"), "refused"],
])("takes %s for what it is", async (_, error, kind) => {
  calls.operate.mockRejectedValue(error);
  expect((await save()).kind).toBe(kind);
});

it("takes nothing for saved that the server did not say", async () => {
  calls.operate.mockResolvedValue({} as { version: number });
  expect(await save()).toEqual({ kind: "offline" });
});

it.each([
  ["deleted, where the account is the one that opened it", () => calls.me.mockResolvedValue(sampleAccount({ id: "acc_1" })), "gone"],
  [
    "another account's, where somebody else is logged in now",
    () => calls.me.mockResolvedValue(sampleAccount({ id: "acc_2" })),
    "other_account",
  ],
  ["nobody's, where the session ended meanwhile", () => calls.me.mockRejectedValue(refusal("SESSION_EXPIRED")), "signed_out"],
  ["not known yet, where nothing answers", () => calls.me.mockRejectedValue(new NoAnswer("reset")), "offline"],
])("looks who is here before it calls a page that is not found %s", async (_, prepare, kind) => {
  calls.operate.mockRejectedValue(refusal("NOT_FOUND"));
  prepare();
  expect(await save()).toEqual({ kind });
});

it("publishes a page once the name that was typed before is its own, and also where it was refused", async () => {
  const inTurn = callsInTurn();
  const done: string[] = [];
  const { promise: named, resolve } = Promise.withResolvers<string>();
  const renamed = inTurn(() => named.finally(() => done.push("named")));
  const published = inTurn(async () => done.push("published"));
  await Promise.resolve();
  expect(done).toEqual([]);
  resolve("here");
  expect(await renamed).toBe("here");
  await published;
  expect(done).toEqual(["named", "published"]);

  const refused = inTurn(() => Promise.reject(new Error("refused")));
  const after = inTurn(async () => "published");
  await expect(refused).rejects.toThrow("refused");
  expect(await after).toBe("published");
});
