import { fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { showScreen } from "../../../testing/show-screen.tsx";
import { solvedCaptcha } from "../../../testing/solved-captcha.ts";
import { SignUpScreen } from "./sign-up-screen.tsx";

const TYPED = {
  "Nome completo": "Outra Pessoa",
  "E-mail": "ana@example.com",
  Telefone: "81 98888-7777",
  Senha: "Abcdef1!",
  "Repita a senha": "Abcdef1!",
} as const;

it("says at its field that an e-mail address has an account already, and keeps what was typed", async () => {
  const { api } = await showScreen({
    at: "/signup",
    screen: SignUpScreen,
    words: ["sessions", "legal"],
    answers: {
      ...solvedCaptcha(),
      sessions: {
        options: () => ({ google: false, supportEmail: null, country: "BR" }),
        signUp: () => ({ refusedFor: "EMAIL_TAKEN" }),
      },
    },
  });
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: "input" });
  for (const [label, value] of Object.entries(TYPED)) fireEvent.change(field(label), { target: { value } });
  fireEvent.click(screen.getByRole("checkbox", { name: /Li e aceito/ }));
  fireEvent.click(screen.getByRole("button", { name: "Criar conta" }));
  const said = await screen.findByRole("textbox", { name: "E-mail", description: /Já existe uma conta com este e-mail/ });
  expect(said).toBe(field("E-mail"));
  expect(Object.keys(TYPED).map((label) => field(label).value)).toEqual(Object.values(TYPED));
  const asked = api.asked.filter(({ call }) => call === "sessions.signUp");
  expect(asked.map(({ input }) => input)).toMatchObject([{ email: "ana@example.com", acceptTerms: true }]);
});
