import { type CallRules, contract, type Plan } from "@vitrine/contract";
import { expect, test } from "vitest";
import { draftOf, EDITABLE_ENTITLEMENTS, NEW_PLAN, readDraft } from "./plan-draft.ts";

const elite: Plan = {
  id: "elite",
  kind: "paid",
  period: "yearly",
  names: { pt: "Elite", en: "Elite", es: "Élite" },
  aliases: ["Elite Anual", "elite-2024"],
  entitlements: ["createSite", "publish"],
  siteCap: 20,
  trialDays: null,
  price: { cents: 99_790, currency: "BRL" },
  isOffered: true,
};

test("a plan that is opened and saved is the same plan", () => {
  expect(readDraft(draftOf(elite))).toEqual({ plan: elite });
  const trial: Plan = { ...elite, id: "trial", kind: "trial", period: "trial", trialDays: 14, siteCap: null, price: null };
  expect(readDraft(draftOf(trial))).toEqual({ plan: trial });
});

test.each([
  ["97", 9_700],
  ["97,9", 9_790],
  ["97.90", 9_790],
  ["0", 0],
])("a price of %s is %i cents", (price, cents) => {
  expect(readDraft({ ...draftOf(elite), price })).toMatchObject({ plan: { price: { cents } } });
});

test("what means nothing yet is named", () => {
  expect(readDraft(NEW_PLAN)).toEqual({ wrong: ["id", "pt", "en", "es"] });
  expect(readDraft({ ...draftOf(elite), id: "Élite!", siteCap: "-1", price: "barato" })).toEqual({ wrong: ["id", "siteCap", "price"] });
  expect(readDraft({ ...draftOf(elite), period: "trial", trialDays: "0" })).toEqual({ wrong: ["trialDays"] });
});

test("whatever a call needs of a plan can be given to one, and to nobody by a word that does nothing", () => {
  const needed = Object.values(contract).flatMap((calls) =>
    Object.values(calls).flatMap((call) => {
      const { needs } = (call as unknown as { readonly "~orpc": { readonly meta: CallRules } })["~orpc"].meta;
      return needs ? [needs] : [];
    }),
  );
  expect(EDITABLE_ENTITLEMENTS.toSorted()).toEqual([...new Set(needed)].sort());
});
