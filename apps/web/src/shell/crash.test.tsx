import { act, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { connection } from "../platform/calls/connection.ts";
import { CodeMissing } from "../platform/calls/no-answer.ts";
import { showScreen } from "../testing/show-screen.tsx";
import { Crash } from "./crash.tsx";

const retry = () => screen.queryByRole("button", { name: "Tentar de novo" });

test("code that did not come is spoken of once loading anew is known not to help", async () => {
  const error = new CodeMissing(new Error("the part did not come"));
  const looked = Promise.withResolvers<boolean>();
  vi.spyOn(connection, "check").mockReturnValue(looked.promise);
  sessionStorage.setItem("vitrine.reloaded", `${String(error.cause)}\n${Date.now()}`);
  await showScreen({ at: "/pages", screen: () => <Crash error={error} reset={() => undefined} />, words: [], answers: {} });
  expect(retry()).toBeNull();
  await act(async () => looked.resolve(true));
  expect(retry()).not.toBeNull();
});

test("any other fault of a screen is told at once, and can be tried again", async () => {
  const reset = vi.fn();
  await showScreen({ at: "/pages", screen: () => <Crash error={new Error("torn")} reset={reset} />, words: [], answers: {} });
  await act(async () => retry()?.click());
  expect(reset).toHaveBeenCalled();
});
