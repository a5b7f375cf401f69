import { randomBytes } from "node:crypto";
import { contract, makeId } from "@vitrine/contract";
import { expect, test } from "vitest";
import { readConfig } from "../../config.ts";
import { answerApi } from "./answer-api.ts";
import { openApi } from "./api.ts";

test("a caller who hangs up in the middle of a body is no fault of ours", async () => {
  const config = readConfig({ PORT: "3999", VITRINE_DATA: "/nowhere" });
  const clock = { now: Date.now, id: (kind: Parameters<typeof makeId>[0]) => makeId(kind, Date.now(), randomBytes(16)) };
  const logged: string[] = [];
  const log = (_level: string, event: string) => void logged.push(event);
  const api = openApi(
    contract as never,
    { publicUrl: config.publicUrl, version: "test", sessionCookie: "vitrine" },
    {
      log,
      clock,
      recordSupportAction: () => expect.fail("nobody acts for anybody"),
    },
  );
  const answer = answerApi({ config, clock, log, api, identify: async () => null });
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"email":'));
      controller.error(new Error("aborted"));
    },
  });
  const request = new Request(`${config.publicUrl}/api/auth/login`, {
    method: "POST",
    headers: { origin: config.publicUrl, "content-type": "application/json" },
    body,
    duplex: "half",
  } as RequestInit);
  const response = await answer(request, "192.0.2.1");
  expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([400, "INVALID_INPUT"]);
  expect(logged).toEqual([]);
});
