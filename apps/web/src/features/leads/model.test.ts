import type { Lead } from "@vitrine/contract";
import { expect, it } from "vitest";
import { answerOf, leadColumns, leadName } from "./model.ts";

type Answer = Lead["answers"][number];

const answer = (name: string, value: string, input = "text", label = name): Answer => ({ name, label, input, value });
const lead = (...answers: Answer[]): Lead => ({
  id: "lea_01kaaaaaaaaaaaaaaaaaaaaaaa",
  siteId: "sit_01kaaaaaaaaaaaaaaaaaaaaaaa",
  pageId: "pag_01kaaaaaaaaaaaaaaaaaaaaaaa",
  formId: "form",
  formName: "Contato",
  status: "completed",
  isContactable: true,
  isSuspect: false,
  answers,
  pageUri: "/",
  referer: "",
  ip: "127.0.0.1",
  userAgent: "",
  step: null,
  question: null,
  count: 1,
  createdAt: "2026-11-21T12:00:00.000Z",
  updatedAt: "2026-11-21T12:00:00.000Z",
});

it("gives a column to what most leads answered, in the order it was asked", () => {
  const leads = [
    lead(answer("nome", "Ana"), answer("email", "a@b.co", "email"), answer("cor", "azul")),
    lead(answer("nome", "Bia"), answer("email", "b@b.co", "email"), answer("utm", "ads", "hidden")),
    lead(answer("nome", "Caio"), answer("email", "c@b.co", "email"), answer("fone", "11", "phone"), answer("cidade", "Rio")),
  ];
  expect(leadColumns(leads).map(({ name }) => name)).toEqual(["nome", "email", "cor", "fone"]);
  expect(leadColumns([])).toEqual([]);
});

it("leaves out a column nobody filled in", () => {
  expect(leadColumns([lead(answer("nome", "Ana"), answer("fone", ""))]).map(({ name }) => name)).toEqual(["nome"]);
});

it("calls a lead by name, then by how to reach it, then by what it wrote", () => {
  expect(leadName(lead(answer("email", "a@b.co", "email"), answer("q1", "Ana", "text", "Seu nome")))).toBe("Ana");
  expect(leadName(lead(answer("cor", "azul"), answer("email", "a@b.co", "email")))).toBe("a@b.co");
  expect(leadName(lead(answer("cor", "azul"), answer("fone", "11 9", "phone")))).toBe("11 9");
  expect(leadName(lead(answer("utm", "x", "hidden"), answer("cor", "azul")))).toBe("azul");
  expect(leadName(lead())).toBe("—");
});

it("reads one answer", () => {
  expect(answerOf(lead(answer("cor", "azul")), "cor", "pt")).toBe("azul");
  expect(answerOf(lead(), "cor", "pt")).toBe("");
});

it("reads numbers and days as people write them", () => {
  const asked = lead(answer("cpf", "52998224725", "cpf"), answer("fone", "+5511912345678", "phone"), answer("dia", "2026-01-31", "date"));
  expect(["cpf", "fone", "dia"].map((name) => answerOf(asked, name, "pt"))).toEqual(["529.982.247-25", "+55 11 91234-5678", "31/01/2026"]);
  expect(leadName(asked)).toBe("+55 11 91234-5678");
});
