import { LANGUAGES } from "@vitrine/document";
import { describe, expect, test } from "vitest";
import { type Change, changeMessage } from "./change-message.ts";

const NAMED = ["passkey_added", "passkey_removed"] as const;
const PLAIN = ["email_on", "email_off", "app_on", "app_off", "recovery_codes_made", "recovery_code_used"] as const;
const CHANGES: readonly Change[] = [...PLAIN.map((kind) => ({ kind })), ...NAMED.map((kind) => ({ kind, name: "Celular" }))];
const FROM = {
  userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1",
  clientAddress: "127.0.0.1",
};
const AT = new Date("2026-11-21T12:05:00.000Z");

const messageOf = (language: (typeof LANGUAGES)[number], change: Change) =>
  changeMessage(language, { change, from: FROM, at: AT, publicUrl: "https://vitrine.example" });

describe.each(LANGUAGES)("in %s", (language) => {
  test("each change has words of its own, and each e-mail says what to do when it was somebody else", () => {
    const messages = CHANGES.map((change) => messageOf(language, change));
    expect(new Set(messages.map(({ subject }) => subject)).size).toBe(CHANGES.length);
    expect(new Set(messages.map(({ paragraphs }) => paragraphs[0])).size).toBe(CHANGES.length);
    for (const { paragraphs, button } of messages) {
      expect(paragraphs).toHaveLength(2);
      expect(button?.url).toBe("https://vitrine.example/recover");
    }
  });
});

test.each([
  ["pt", "Quando", /^21 de novembro de 2026 às 09:05 \(horário de Brasília\)$/, "Lugar"],
  ["en", "When", /^November 21, 2026 at 12:05\sPM \(UTC\)$/, "Place"],
  // How Spanish joins a day and an hour is told in two ways by the language data of the versions of Node.
  ["es", "Cuándo", /^21 de noviembre de 2026(?:,| a las) 12:05(?:\sp\.\sm\.|\sp\.m\.)? \(UTC\)$/, "Lugar"],
] as const)("the details in %s: which passkey, when, which device, from where", (language, when, moment, place) => {
  const { facts } = messageOf(language, { kind: "passkey_added", name: "Celular" });
  expect(facts?.map(({ value }) => value)).toEqual(["Celular", expect.stringMatching(moment), "Safari · iOS", "127.0.0.1"]);
  expect(facts?.map(({ label }) => label).slice(1, 2)).toEqual([when]);
  expect(facts?.at(-1)?.label).toBe(place);
});
