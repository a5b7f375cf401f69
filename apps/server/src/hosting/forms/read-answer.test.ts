import type { FormSpec, FormTerms } from "@vitrine/contract";
import { describe, expect, test } from "vitest";
import { TERMS } from "../testing/test-site.ts";
import { checkSubmission } from "./check-submission.ts";

type Field = FormSpec["fields"][number];

/** What comes of a field's answer: what is kept of it, or what is wrong. */
function answer(field: Partial<Field>, sent: Readonly<Record<string, string>>, terms: FormTerms = TERMS): string {
  const asked: Field = { name: "a", label: "A", input: "text", isRequired: false, options: [], ...field };
  const spec: FormSpec = { name: "F", after: "message", redirectTo: "", thanks: "", fields: [asked] };
  const { answers, problems } = checkSubmission(spec, terms, new Map(Object.entries(sent)));
  return problems ? `! ${problems.get("a")}` : (answers[0]?.value ?? "");
}

describe("numbers that have a form", () => {
  test.each<[Field["input"], string, string]>([
    ["cpf", "529.982.247-25", "52998224725"],
    ["cpf", "529.982.247-26", "! cpf"],
    ["cnpj", "12.abc.345/01de-35", "12ABC34501DE35"],
    ["cnpj", "529.982.247-25", "! cnpj"],
    ["cpf-cnpj", "11.222.333/0001-81", "11222333000181"],
    ["cpf-cnpj", "1", "! cpf-cnpj"],
    ["cep", "01310-100", "01310100"],
    ["cep", "0131", "! cep"],
    ["cep", "", ""],
    ["cpf", "1".repeat(501), "! tooLong"],
  ])("%s: %s is %s", (input, sent, kept) => expect(answer({ input }, { a: sent })).toBe(kept));
});

describe("numbers, days and times", () => {
  test.each<[Partial<Field>, string, string]>([
    [{ input: "number" }, "12345678901234567890.10", "12345678901234567890.10"],
    [{ input: "number" }, "1e3", "1e3"],
    [{ input: "number" }, "1e999", "! number"],
    [{ input: "number" }, "1,5", "! number"],
    [{ input: "number" }, "Infinity", "! number"],
    [{ input: "number" }, "0x10", "! number"],
    [{ input: "number", min: "1", max: "10" }, "10", "10"],
    [{ input: "number", min: "1", max: "10" }, "0.99", "! between"],
    [{ input: "number", max: "-5" }, "-4", "! atMost"],
    [{ input: "date" }, "2028-02-29", "2028-02-29"],
    [{ input: "date" }, "2026-02-29", "! date"],
    [{ input: "date" }, "31/01/2026", "! date"],
    [{ input: "date", min: "2026-01-31" }, "2026-01-30", "! atLeast"],
    [{ input: "time" }, "23:59", "23:59"],
    [{ input: "time" }, "24:00", "! time"],
    [{ input: "date", isRequired: true }, "", "! required"],
  ])("%o: %s is %s", (field, sent, kept) => expect(answer(field, { a: sent })).toBe(kept));
});

describe("telephones", () => {
  const called = { input: "phone", hasCountry: true } as const;

  test("a number is kept with its country: the one that was chosen, else the page's", () => {
    expect(answer(called, { a: "(11) 91234-5678" })).toBe("+5511912345678");
    expect(answer(called, { a: "212 555-0100", "_country-a": "1" })).toBe("+12125550100");
    expect(answer(called, { a: "212 555-0100" }, { ...TERMS, language: "en" })).toBe("+12125550100");
    expect(answer(called, { a: "+351 912 345 678", "_country-a": "1" })).toBe("+351912345678");
    expect(answer(called, { a: "11 91234-5678", "_country-a": "<script>" })).toBe("+5511912345678");
    expect(answer(called, { a: "91234-5678" })).toBe("! phone");
  });

  test("a form that did not ask for the country keeps what was typed, as ever", () => {
    expect(answer({ input: "phone" }, { a: "(11) 91234-5678" })).toBe("(11) 91234-5678");
    expect(answer({ input: "phone" }, { a: "1234567" })).toBe("! phone");
  });
});

describe("what is chosen", () => {
  const options = ["Vendas, e anúncios", "E-mail", "Vendas "];
  const boxes = { input: "checkboxes", options } as const;

  test("several boxes are kept in the field's order, whatever order and way they come in", () => {
    expect(answer(boxes, { "a.1": "E-mail", "a.0": "Vendas, e anúncios" })).toBe("Vendas, e anúncios, E-mail");
    expect(answer(boxes, { a: "E-mail, Vendas" })).toBe("E-mail, Vendas");
    expect(answer(boxes, { a: "Vendas, e anúncios" })).toBe("Vendas, e anúncios");
    expect(answer(boxes, { "a.7": "E-mail", "a.8": "E-mail", a: "" })).toBe("E-mail");
  });

  test("a box that the field does not have is refused, and none where one has to be", () => {
    expect(answer(boxes, { "a.0": "<b>" })).toBe("! option");
    expect(answer({ ...boxes, isRequired: true }, { "b.0": "E-mail" })).toBe("! required");
    expect(answer(boxes, {})).toBe("");
  });

  test("one is of those there are", () => {
    expect(answer({ input: "radio", options }, { a: "E-mail" })).toBe("E-mail");
    expect(answer({ input: "radio", options }, { a: "Outro" })).toBe("! option");
  });

  test.each(["select", "radio"] as const)("an option of a %s that ends in a blank is taken as it is sent", (input) => {
    expect(answer({ input, options }, { a: "Vendas " })).toBe("Vendas");
  });

  test("a great many boxes that nobody asked for take no time", () => {
    const sent = Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`a.${index}`, "E-mail"]));
    expect(answer(boxes, sent)).toBe("E-mail");
  });
});
