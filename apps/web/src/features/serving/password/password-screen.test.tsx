import { fireEvent, screen, waitFor } from "@testing-library/react";
import { ERRORS } from "@vitrine/contract";
import { expect, it } from "vitest";
import { type FakeAnswers, NO_ANSWER } from "../../../testing/fake-api.ts";
import { sampleAccount } from "../../../testing/sample-account.ts";
import { samplePage } from "../../../testing/sample-page.ts";
import { showScreen } from "../../../testing/show-screen.tsx";
import { PasswordScreen } from "./password-screen.tsx";

const page = samplePage({ title: "Aulas", status: "published" });
const open = (serving: NonNullable<FakeAnswers["serving"]>, account = sampleAccount()) =>
  showScreen({
    at: `/pages/${page.id}/password`,
    route: "/pages/$pageId/password",
    screen: PasswordScreen,
    words: ["serving", "billing"],
    account,
    answers: { pages: { get: () => page }, accounts: { me: () => account }, serving },
  });
const NONE = { hasPassword: false, changedAt: null };
const ONE = { hasPassword: true, changedAt: "2026-11-24T12:00:00.000Z" };

/** A server that keeps what it is told. */
function keeping(first: typeof NONE | typeof ONE): NonNullable<FakeAnswers["serving"]> {
  let state: typeof NONE | typeof ONE = first;
  return {
    getPassword: () => state,
    putPassword: ({ password }) => {
      state = password === null ? NONE : ONE;
      return state;
    },
  };
}

it("puts a password on a page and says so", async () => {
  const { api } = await open(keeping(NONE));
  const field = await screen.findByLabelText("Senha");
  fireEvent.change(field, { target: { value: "abc" } });
  fireEvent.submit(field.closest("form") as HTMLFormElement);
  expect(await screen.findByText("Use pelo menos 4 caracteres.")).toBeTruthy();
  fireEvent.change(field, { target: { value: "abre-te" } });
  fireEvent.submit(field.closest("form") as HTMLFormElement);
  expect(await screen.findByText("A página agora pede senha")).toBeTruthy();
  expect(await screen.findByText("Com senha")).toBeTruthy();
  expect(api.asked.filter(({ call }) => call === "serving.putPassword").map(({ input }) => input)).toEqual([
    { id: page.id, password: "abre-te" },
  ]);
});

it("takes it off, and never shows what it was", async () => {
  const { api } = await open(keeping(ONE));
  expect(((await screen.findByLabelText("Nova senha")) as HTMLInputElement).value).toBe("");
  fireEvent.click(screen.getByRole("button", { name: "Tirar a senha" }));
  expect(await screen.findByText("Sem senha")).toBeTruthy();
  expect(api.asked.filter(({ call }) => call === "serving.putPassword").map(({ input }) => input)).toEqual([
    { id: page.id, password: null },
  ]);
});

it("keeps what was typed where nothing answers, and says what the server says", async () => {
  const { api } = await open({ getPassword: () => NONE, putPassword: () => NO_ANSWER });
  const field = (await screen.findByLabelText("Senha")) as HTMLInputElement;
  fireEvent.change(field, { target: { value: "abre-te" } });
  fireEvent.submit(field.closest("form") as HTMLFormElement);
  expect(await screen.findByRole("alert")).toBeTruthy();
  api.answer({ serving: { putPassword: () => ({ refusedFor: "SERVER_ERROR" }) } });
  fireEvent.submit(field.closest("form") as HTMLFormElement);
  await waitFor(() => expect(screen.getByRole("alert").textContent).toContain(ERRORS.SERVER_ERROR.message.pt));
  expect(field.value).toBe("abre-te");
});

it("shows a viewer whether there is one, and nothing to change it with", async () => {
  await open({ getPassword: () => ONE }, sampleAccount({ role: "viewer" }));
  expect(await screen.findByText("Com senha")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /senha/i })).toBeNull();
});
