import { afterEach, expect, it } from "vitest";
import { forgetSessionId, keepSessionId, onSessionIdChange, sessionId } from "./session-id.ts";

afterEach(forgetSessionId);

it("keeps the handle over restarts where it is remembered, and for the tab otherwise, under one key", () => {
  expect(sessionId()).toBeNull();
  keepSessionId("ses_a", "local");
  expect([sessionId(), localStorage.getItem("vitrine.session"), sessionStorage.length]).toEqual(["ses_a", "ses_a", 0]);
  keepSessionId("ses_b", "session");
  expect([sessionId(), localStorage.getItem("vitrine.session"), sessionStorage.getItem("vitrine.session")]).toEqual([
    "ses_b",
    null,
    "ses_b",
  ]);
  forgetSessionId();
  expect(sessionId()).toBeNull();
});

it("tells what another tab does, and nothing of other keys", () => {
  const heard: (string | null)[] = [];
  const stop = onSessionIdChange((id) => heard.push(id));
  const say = (key: string, newValue: string | null): boolean =>
    dispatchEvent(new StorageEvent("storage", { key, newValue, storageArea: localStorage }));
  say("vitrine.session", "ses_c");
  say("vitrine.theme", "dark");
  say("vitrine.session", null);
  stop();
  say("vitrine.session", "ses_d");
  expect(heard).toEqual(["ses_c", null]);
});
