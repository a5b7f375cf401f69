import { QueryClient } from "@tanstack/react-query";
import type { Account } from "@vitrine/contract";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ACCOUNT_KEY, currentUser, waitForUser } from "./current-user.ts";

const ana = { id: "acc_1", email: "ana@example.com" } as Account;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("goes on at the first look, fifty milliseconds apart, that finds out who is here", async () => {
  const queryClient = new QueryClient();
  let found: Account | null | undefined;
  void waitForUser(queryClient).then((user) => {
    found = user;
  });
  await vi.advanceTimersByTimeAsync(49);
  queryClient.setQueryData(ACCOUNT_KEY, ana);
  expect([currentUser(queryClient), found]).toEqual([ana, undefined]);
  await vi.advanceTimersByTimeAsync(1);
  expect(found).toBe(ana);
});

it("does not wait once it is known, also that nobody is here", async () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(ACCOUNT_KEY, null);
  expect(await waitForUser(queryClient)).toBeNull();
});

it("gives up after three seconds, in these words", async () => {
  let problem: unknown;
  waitForUser(new QueryClient()).catch((error: unknown) => {
    problem = error;
  });
  await vi.advanceTimersByTimeAsync(2_999);
  expect(problem).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(problem).toEqual(new Error("Timeout waiting for auth.currentUser"));
});
