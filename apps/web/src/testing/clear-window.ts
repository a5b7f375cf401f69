import { cleanup, configure } from "@testing-library/react";
import { afterAll, beforeAll, vi } from "vitest";
import { connection } from "../platform/calls/connection.ts";
import { startMessages } from "../platform/language/i18n.ts";

// A machine with other work takes its time: what is there is seen at the first look, and waits for nothing.
configure({ asyncUtilTimeout: 15_000 });

/** A worker has one window for all its test files: each finds it as if it had just been opened, in Portuguese. */
beforeAll(async () => {
  // The window of the tests does not know the word: it offers no passkey, which is a browser's to make.
  Object.assign(globalThis, { isSecureContext: false });
  localStorage.clear();
  sessionStorage.clear();
  document.head.replaceChildren();
  document.body.replaceChildren();
  history.replaceState(null, "", "/");
  connection.noteAnswer();
  await startMessages("pt");
});

afterAll(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
