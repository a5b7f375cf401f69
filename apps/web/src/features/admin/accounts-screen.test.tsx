import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { AdminAccount } from "@vitrine/contract";
import { expect, it } from "vitest";
import type { FakeAnswers } from "../../testing/fake-api.ts";
import { sampleAccount } from "../../testing/sample-account.ts";
import { type Shown, showScreen } from "../../testing/show-screen.tsx";
import { AccountsScreen } from "./accounts-screen.tsx";

function row(n: number, more: Partial<AdminAccount> = {}): AdminAccount {
  const { email: _, ...account } = sampleAccount();
  return {
    id: `acc_01kanp${String(n).padStart(20, "0")}`,
    email: `pessoa${n}@example.com`,
    isEmailConfirmed: true,
    name: `Pessoa ${n}`,
    username: null,
    phone: null,
    plan: account.plan,
    meta: account.meta,
    ...{ isAdmin: false, isSpecial: false, newSetup: true, canClone: false, hasTwoFactor: false, aff: null, src: null },
    createdAt: "2026-03-01T12:00:00.000Z",
    ...{ lastSeenAt: null, deletesAt: null },
    ...more,
  };
}

const show = (accounts: NonNullable<NonNullable<FakeAnswers["admin"]>["accounts"]>): Promise<Shown> =>
  showScreen({
    at: "/admin",
    screen: AccountsScreen,
    words: ["admin", "billing", "security"],
    account: sampleAccount({ isAdmin: true }),
    answers: {
      admin: { accounts, events: () => ({ items: [], nextCursor: null }) },
      sites: { excess: () => ({ isHeld: false, items: [] }) },
      billing: { planTable: () => ({ items: [], nextCursor: null }) },
    },
  });

it("shows who is on which plan, and more when it is asked for", async () => {
  const { api } = await show(({ cursor }) => (cursor ? { items: [row(2)], nextCursor: null } : { items: [row(1)], nextCursor: "next" }));
  const first = (await screen.findByRole("button", { name: "Pessoa 1" })).closest("tr") ?? expect.fail();
  expect(within(first).getByText("pessoa1@example.com")).toBeTruthy();
  expect(within(first).getByText("—"), "never seen").toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Mostrar mais" }));
  expect(await screen.findByRole("button", { name: "Pessoa 2" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Mostrar mais" })).toBeNull();
  expect(api.asked.map(({ input }) => input)).toEqual([{ limit: 50 }, { limit: 50, cursor: "next" }]);
});

it("says that nobody was found, and offers to look without the filters", async () => {
  await show(() => ({ items: [], nextCursor: null }));
  expect(await screen.findByRole("heading", { level: 2 })).toBeTruthy();
  expect(screen.queryByRole("table")).toBeNull();
});

it("shows somebody who may not be here what they may not, and no second try", async () => {
  await show(() => ({ refusedFor: "FORBIDDEN" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Sua conta não vê esta parte");
  expect(screen.queryByRole("button", { name: "Tentar de novo" })).toBeNull();
});

it("opens an account beside the list", async () => {
  await show(() => ({ items: [row(1)], nextCursor: null }));
  fireEvent.click(await screen.findByRole("button", { name: "Pessoa 1" }));
  const drawer = await screen.findByRole("dialog");
  await waitFor(() => expect(drawer.textContent).toContain("pessoa1@example.com"));
});
