import { fireEvent, screen, within } from "@testing-library/react";
import { FIELD_MESSAGES } from "@vitrine/contract";
import { expect, it } from "vitest";
import type { FakeAnswers, Refusal } from "../../../testing/fake-api.ts";
import { sampleAccount } from "../../../testing/sample-account.ts";
import { type Shown, showScreen } from "../../../testing/show-screen.tsx";
import { ProfileScreen } from "./profile-screen.tsx";

const open = (accounts: NonNullable<FakeAnswers["accounts"]>, account = sampleAccount()): Promise<Shown> =>
  showScreen({
    at: "/account",
    screen: ProfileScreen,
    words: ["accounts"],
    account,
    // The country of a number that is typed without one.
    answers: { accounts, sessions: { options: () => ({ google: false, supportEmail: null, country: "BR" }) } },
  });

/** What the server says of a field that it cannot take. */
const wrongAt = (path: "phone" | "username", code: "bad_phone" | "username_reserved"): Refusal => ({
  refusedFor: "INVALID_INPUT",
  fields: [{ path, code, message: FIELD_MESSAGES[code].pt }],
});

function type(field: HTMLElement, value: string): void {
  fireEvent.change(field, { target: { value } });
  const { form } = field as HTMLInputElement;
  if (form) fireEvent.submit(form);
}

it("keeps what was typed where a phone is none, and where a save fails", async () => {
  const { api } = await open({ update: () => wrongAt("phone", "bad_phone") });
  const phone = screen.getByLabelText<HTMLInputElement>("Telefone");
  type(phone, "12345");
  expect(await screen.findByRole("textbox", { name: "Telefone", description: /Confira o telefone/ })).toBe(phone);
  expect(phone.value).toBe("12345");
  api.answer({ accounts: { update: () => ({ refusedFor: "SERVER_ERROR" }) } });
  type(phone, "+34 912 345 678");
  const section = within(screen.getByRole("region", { name: "Seus dados" }));
  expect((await section.findByRole("alert")).textContent).toContain("req_fake");
  expect(phone.value).toBe("+34 912 345 678");
  expect(section.getByText("Alterações não salvas")).toBeTruthy();
});

it("says at its field that a username is taken, or reserved, and leaves it there", async () => {
  const { api } = await open({
    update: () => ({ refusedFor: "USERNAME_TAKEN", fields: [{ path: "username", code: "invalid", message: "" }] }),
  });
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Nome de usuário" });
  type(field, "ana_souza");
  expect(await screen.findByRole("textbox", { name: "Nome de usuário", description: /já está em uso/ })).toBe(field);
  expect(field.value).toBe("ana_souza");
  api.answer({ accounts: { update: () => wrongAt("username", "username_reserved") } });
  type(field, "suporte");
  expect(await screen.findByRole("textbox", { name: "Nome de usuário", description: /reservado/ })).toBe(field);
  const saves = api.asked.filter(({ call }) => call === "accounts.update");
  expect(saves.map(({ input }) => input)).toEqual([{ username: "ana_souza" }, { username: "suporte" }]);
});

it("says at its field that an e-mail address has an account already", async () => {
  await open({ changeEmail: () => ({ refusedFor: "EMAIL_TAKEN" }) }, sampleAccount({ isEmailConfirmed: false }));
  expect(screen.getByText("Não confirmado")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Trocar e-mail" }));
  fireEvent.change(screen.getByLabelText("Novo e-mail"), { target: { value: "rui@example.com" } });
  type(screen.getByLabelText("Repita o novo e-mail"), "rui@example.com");
  expect(await screen.findByRole("textbox", { name: "Novo e-mail", description: /Já existe uma conta/ })).toBeTruthy();
});
