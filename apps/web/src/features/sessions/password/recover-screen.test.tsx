import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { showScreen } from "../../../testing/show-screen.tsx";
import { solvedCaptcha } from "../../../testing/solved-captcha.ts";
import { RecoverScreen } from "./recover-screen.tsx";
import { ResetScreen } from "./reset-screen.tsx";

it("never says whether there is an account, and keeps what was typed for another link", async () => {
  const { api } = await showScreen({
    at: "/recover",
    screen: RecoverScreen,
    words: ["sessions", "legal"],
    answers: { ...solvedCaptcha(), sessions: { recover: () => ({ success: true }) } },
  });
  fireEvent.change(screen.getByLabelText("E-mail"), { target: { value: "ninguem@example.com" } });
  fireEvent.click(screen.getByRole("button", { name: "Enviar link" }));
  expect(await screen.findByText("Se houver uma conta com ninguem@example.com, o link chega em instantes.")).toBeTruthy();
  expect(api.asked.find(({ call }) => call === "sessions.recover")?.input).toMatchObject({ email: "ninguem@example.com" });
  fireEvent.click(screen.getByRole("button", { name: "Pedir outro link" }));
  expect(screen.getByLabelText<HTMLInputElement>("E-mail").value).toBe("ninguem@example.com");
});

it("leads from a link that came incomplete to another one", async () => {
  const { path } = await showScreen({ at: "/reset", screen: ResetScreen, words: ["sessions", "legal"], answers: {} });
  fireEvent.click(screen.getByRole("link", { name: "Pedir outro link" }));
  await waitFor(() => expect(path()).toBe("/recover"));
});
