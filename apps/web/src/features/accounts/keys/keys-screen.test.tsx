import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { sampleAccount } from "../../../testing/sample-account.ts";
import { showScreen } from "../../../testing/show-screen.tsx";
import { KeysScreen } from "./keys-screen.tsx";

it("makes no more keys than the fifty there can be", async () => {
  const key = {
    scopes: ["leads:read" as const],
    hint: "vtr_0000",
    createdAt: "2026-03-01T12:00:00.000Z",
    lastUsedAt: null,
    expiresAt: null,
  };
  const items = Array.from({ length: 50 }, (_, n) => ({ ...key, id: `key_01kanp${String(n).padStart(20, "0")}`, name: `Chave ${n}` }));
  await showScreen({
    at: "/account/keys",
    screen: KeysScreen,
    words: ["accounts"],
    account: sampleAccount(),
    answers: { accounts: { keys: () => ({ items, nextCursor: null }) } },
  });
  expect(await screen.findByText(/^Sua conta tem 50 chaves, o máximo\./)).toBeTruthy();
  expect(screen.getAllByRole("row")).toHaveLength(51);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Criar chave" }).disabled).toBe(true);
});
