import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { type FakeAnswers, NO_ANSWER } from "../../../testing/fake-api.ts";
import { sampleAccount } from "../../../testing/sample-account.ts";
import { type Shown, showScreen } from "../../../testing/show-screen.tsx";
import { solvedCaptcha } from "../../../testing/solved-captcha.ts";
import { LogInScreen } from "./log-in-screen.tsx";

const SESSION_ID = "ses_01kanp00000000000000000001";

function atTheDoor(sessions: NonNullable<FakeAnswers["sessions"]>): Promise<Shown> {
  const options = () => ({ google: false, supportEmail: null, country: "BR" });
  const answers = {
    ...solvedCaptcha(),
    accounts: { me: () => sampleAccount() },
    sessions: { options, create: () => ({ success: true as const, sessionId: SESSION_ID }), ...sessions },
  };
  return showScreen({ at: "/login", screen: LogInScreen, words: ["sessions", "legal"], answers });
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: "input" });
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

function logIn(email = "ana@example.com", password = "Segredo#2026"): void {
  type("E-mail", email);
  type("Senha", password);
  press("Entrar");
}

it("opens a session with what was typed, and goes on to the first screen", async () => {
  const { api, path } = await atTheDoor({ logIn: () => ({ next: "session" }) });
  logIn();
  await waitFor(() => expect(path()).toBe("/"));
  const asked = Object.fromEntries(api.asked.map(({ call, input }) => [call, input]));
  expect(asked["sessions.logIn"]).toMatchObject({ email: "ana@example.com", password: "Segredo#2026", remember: true });
  expect(asked["sessions.create"]).toMatchObject({ persistenceType: "local", trustDevice: false });
});

it("keeps a session for this window alone where one is not to be remembered", async () => {
  const { api, path } = await atTheDoor({ logIn: () => ({ next: "session" }) });
  fireEvent.click(screen.getByRole("checkbox"));
  logIn();
  await waitFor(() => expect(path()).toBe("/"));
  expect(api.asked.find(({ call }) => call === "sessions.create")?.input).toMatchObject({ persistenceType: "session" });
});

it("asks for nothing while the e-mail is none or the password is missing", async () => {
  const { api } = await atTheDoor({});
  logIn("ana@", "");
  expect(await screen.findByText("Confira o e-mail: falta algo nele.")).toBeTruthy();
  expect(screen.getByText("Escreva sua senha.")).toBeTruthy();
  expect(api.asked.map(({ call }) => call)).not.toContain("sessions.logIn");
});

it("says at the password that it is wrong, and keeps what was typed", async () => {
  await atTheDoor({ logIn: () => ({ refusedFor: "WRONG_CREDENTIALS" }) });
  logIn();
  await waitFor(() => expect(field("Senha").getAttribute("aria-invalid")).toBe("true"));
  expect([field("E-mail").value, field("Senha").value]).toEqual(["ana@example.com", "Segredo#2026"]);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Entrar" }).disabled).toBe(false);
});

it("says that nothing answers, keeps what was typed, and takes the next try", async () => {
  const { api, path } = await atTheDoor({ logIn: () => NO_ANSWER });
  logIn();
  expect(await screen.findByText(/Sem resposta do servidor\. O que você escreveu continua aqui/)).toBeTruthy();
  expect(field("Senha").value).toBe("Segredo#2026");
  api.answer({ sessions: { logIn: () => ({ next: "session" }) } });
  press("Entrar");
  await waitFor(() => expect(path()).toBe("/"));
});

it("counts down where many are logging in, and sends nothing meanwhile", async () => {
  const { api } = await atTheDoor({ logIn: () => ({ refusedFor: "LOG_IN_BUSY", data: { seconds: 7 } }) });
  logIn();
  expect(await screen.findByText(/Muita gente está entrando agora\. Tentamos de novo em 7 segundos/)).toBeTruthy();
  press("Entrar");
  expect(api.asked.filter(({ call }) => call === "sessions.logIn")).toHaveLength(1);
});

it("goes to the second step where the account asks for one", async () => {
  const expiresAt = new Date(Date.now() + 600_000).toISOString();
  const { path } = await atTheDoor({
    logIn: () => ({ next: "two_factor", methods: ["app"], sentTo: null, code: null, expiresAt }),
  });
  logIn();
  await waitFor(() => expect(path()).toBe("/verify"));
});
