import type { Account } from "@vitrine/contract";
import { expect, it, vi } from "vitest";
import { makeQueryClient } from "../../platform/calls/query-client.ts";
import { tellListeners } from "../../platform/live/live-topics.ts";
import { ACCOUNT_KEY, currentUser } from "../../platform/person/current-user.ts";
import { fakeApi } from "../../testing/fake-api.ts";
import { sampleAccount } from "../../testing/sample-account.ts";
import type { SessionGuard } from "../access/session-guard.ts";
import { watchLive } from "./watch-live.ts";

/** A window of somebody who is logged in, whose stream stays open and silent. */
function watched(account: Account) {
  const api = fakeApi({ accounts: { me: () => account } });
  const answer = globalThis.fetch;
  const isStream = (asked: Request | string | URL): boolean => String(asked instanceof Request ? asked.url : asked).includes("/api/live");
  vi.stubGlobal("fetch", (asked: Request) => (isStream(asked) ? new Promise(() => undefined) : answer(asked)));
  const queryClient = makeQueryClient();
  queryClient.setQueryData(ACCOUNT_KEY, sampleAccount());
  let access: ReturnType<SessionGuard["access"]> = "valid";
  watchLive(queryClient, { check: async () => undefined, access: () => access });
  return {
    api,
    plan: () => currentUser(queryClient)?.plan.name,
    end: () => {
      access = "ended";
      queryClient.setQueryData(ACCOUNT_KEY, null);
    },
  };
}

const paid = { ...sampleAccount().plan, name: "pro", kind: "paid", isActive: true } as const;

it("shows another plan without a reload, and nothing of somebody else or of who is logged out", async () => {
  const window = watched(sampleAccount({ plan: paid, entitlements: [] }));
  tellListeners("account", null);
  await expect.poll(window.plan).toBe("pro");
  window.api.answer({ accounts: { me: () => sampleAccount({ id: "acc_01kanp0000000000000000000b" }) } });
  tellListeners("account", null);
  await expect.poll(() => window.api.asked.length).toBe(2);
  expect(window.plan()).toBe("pro");
  window.end();
  tellListeners("account", null);
  await new Promise((resolve) => setTimeout(resolve));
  expect([window.api.asked.length, window.plan()]).toEqual([2, undefined]);
});
