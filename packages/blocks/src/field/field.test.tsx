import type { Json } from "@vitrine/document";
import { expect, test } from "vitest";
import { isBehaving } from "../definitions.ts";
import { BLOCK_DEFINITIONS } from "../registry/definitions.ts";
import { refusedProps, renderKind } from "../testing/render-kind.tsx";
import { autocompleteToken } from "./autocomplete.ts";
import { fieldSeed } from "./field-seed.ts";

const BLOCK = { type: "block", id: "b1", kind: "field", version: 2, parentId: "f", slot: "fields", order: "a0", styles: {} } as const;

test("a field is tied to its label, and marks what is required", () => {
  const html = renderKind("field", { name: "city", label: "City", isRequired: true });
  expect(html).toBe(
    '<div class="v-field"><label class="v-label" for="f-b1">City<span class="v-required" aria-hidden="true"> *</span></label>' +
      '<input id="f-b1" type="text" required="" autoComplete="address-level2" maxLength="500" name="city"/></div>',
  );
});

test("a label that is not shown is still read out", () => {
  expect(renderKind("field", { isLabelShown: false })).toContain('<label class="v-label v-sr" for="f-b1">Your answer</label>');
});

test("a control without a label still has a name", () => {
  expect(renderKind("field", { label: "", placeholder: "Your city" })).toContain(
    '<label class="v-label v-sr" for="f-b1">Your city</label>',
  );
  expect(renderKind("field", { label: "", name: "city" })).toContain('<label class="v-label v-sr" for="f-b1">city</label>');
});

test("phones get the right keyboard and are checked by the browser too", () => {
  const html = renderKind("field", { input: "phone", name: "phone", hasCountry: false });
  expect(html).toContain('type="tel"');
  const pattern = /pattern="([^"]+)"/.exec(html)?.[1] ?? "";
  const phone = new RegExp(`^(?:${pattern})$`, "v");
  for (const good of ["11 91234-5678", "+55 (11) 91234.5678", "12345678"]) expect(good).toMatch(phone);
  for (const bad of ["1234567", "call me maybe", "+"]) expect(bad).not.toMatch(phone);
});

test("a select starts with words, never with an empty line or somebody else's choice", () => {
  const options = ["Small", "Large", "Small"];
  expect(renderKind("field", { input: "select", options, value: "Huge" })).toContain(
    '<option value="" selected="">Choose an option</option><option value="Small">Small</option><option value="Large">Large</option></select>',
  );
  expect(renderKind("field", { input: "select", options, value: "Large", placeholder: "Size" })).toContain(
    '<option value="">Size</option><option value="Small">Small</option><option value="Large" selected="">Large</option>',
  );
});

test("a ticked box answers with a word that people can read", () => {
  expect(renderKind("field", { input: "checkbox", name: "news" }, { language: "pt" })).toContain('name="news" value="Sim"');
  expect(renderKind("field", { input: "checkbox", value: "newsletter" })).toContain('value="newsletter"');
});

test("a hidden field is in the form and nowhere else", () => {
  expect(renderKind("field", { input: "hidden", name: "utm", value: "bio" })).toBe(
    '<div class="v-field" hidden=""><span>Your answer</span><input type="hidden" readOnly="" name="utm" value="bio"/></div>',
  );
});

test("browsers are told what they may fill in", () => {
  expect(autocompleteToken("email", "contact")).toBe("email");
  expect(autocompleteToken("phone", "whatsapp")).toBe("tel");
  expect(autocompleteToken("cep", "x")).toBe("postal-code");
  expect(autocompleteToken("text", "Nome-completo")).toBe("name");
  expect(autocompleteToken("text", "sobrenome")).toBe("family-name");
  expect(autocompleteToken("textarea", "name")).toBeUndefined();
  expect(autocompleteToken("text", "constructor")).toBeUndefined();
});

test("a field names the prop it refuses", () => {
  expect(refusedProps("field", { name: "_website" })).toEqual(["name"]);
  expect(refusedProps("field", { name: "__proto__" })).toEqual(["name"]);
  expect(refusedProps("field", { input: "file" })).toEqual(["input"]);
  expect(refusedProps("field", { options: ["Small", ""] })).toEqual(["options.1"]);
  expect(refusedProps("field", { style: "x" })).toEqual(["style"]);
});

test("a phone with its country is called at home first, and browsers know both parts", () => {
  const html = renderKind("field", { input: "phone", name: "phone" }, { language: "pt" });
  const [, first] = /<select name="_country-phone"[^>]*><option value="(\d+)">/.exec(html) ?? [];
  expect(first).toBe("55");
  expect(html).toContain('aria-label="País do telefone" autoComplete="tel-country-code"');
  expect(html).toContain('autoComplete="tel-national"');
  expect(html).not.toContain("pattern=");
  expect(renderKind("field", { input: "phone" }, { language: "es" })).toContain('<option value="52">+52\u2003\u2003México</option>');
});

test("one of several, or several, are chosen in a group with a name; boxes are sent under names of their own", () => {
  const options = ["Small", "Large", "Small"];
  const radio = renderKind("field", { input: "radio", name: "size", options, value: "Large", isRequired: true, help: "In cups." });
  expect(radio).toContain('role="radiogroup" aria-labelledby="f-b1-label" aria-required="true" aria-describedby="f-b1-help"');
  expect(radio.match(/name="size"/g)).toHaveLength(2);
  expect(radio).toContain('required="" name="size" checked="" value="Large"');
  const boxes = renderKind("field", { input: "checkboxes", name: "size", options, value: "Large, Small", isRequired: true });
  expect([...boxes.matchAll(/ name="([^"]+)" checked="" value="([^"]+)"/g)].map(([, name, value]) => [name, value])).toEqual([
    ["size.0", "Small"],
    ["size.1", "Large"],
  ]);
  expect(boxes).toContain('data-some=""');
  expect(boxes).not.toContain("required=");
});

test("an option with a comma in it may be chosen at first", () => {
  const html = renderKind("field", { input: "checkboxes", options: ["Ads, and mail", "Ads"], value: "Ads, and mail" });
  expect(html).toContain('checked="" value="Ads, and mail"');
  expect(html).not.toContain('checked="" value="Ads"');
});

test("help is read with its control", () => {
  expect(renderKind("field", { help: "As in your passport." })).toContain(
    'aria-describedby="f-b1-help" name="field"/><span class="v-help" id="f-b1-help">As in your passport.</span>',
  );
});

test.each([
  ["cpf", "numeric", "CPF: a digit"],
  ["cep", "numeric", "CEP: it has 8"],
  ["phone", "tel", "Check the phone number"],
])("a %s brings up the right keys, and what is wrong with it", (input, keys, words) => {
  const html = renderKind("field", { input });
  expect(html).toContain(`inputMode="${keys}" data-mask="${input}" data-problem="`);
  expect(html).toContain(words);
});

test("a company's number is written with letters, too", () => {
  expect(renderKind("field", { input: "cnpj" })).toContain('autoCapitalize="characters" spellCheck="false" data-mask="cnpj"');
});

test("limits of numbers and days stand in their control, and nowhere else", () => {
  const limits = { min: "1", max: "1000.5", firstDay: "2026-01-31", lastDay: "" };
  const number = renderKind("field", { input: "number", ...limits }, { language: "pt" });
  expect(number).toContain('inputMode="decimal" step="any" min="1" max="1000.5" data-problem="Aqui vale de 1 a 1.000,5."');
  const date = renderKind("field", { input: "date", ...limits }, { language: "pt" });
  expect(date).toContain('min="2026-01-31" data-problem="Aqui vale a partir de 31/01/2026."');
  expect(renderKind("field", { input: "text", ...limits })).not.toMatch(/ (?:min|max)=/);
});

test("a field that does nothing by itself asks for no script", () => {
  const needs = (props: Readonly<Record<string, Json>>) =>
    isBehaving({ ...BLOCK, props: { ...fieldSeed({ input: "text", name: "a", label: "", isRequired: false }).props, ...props } });
  for (const input of ["text", "email", "textarea", "number", "date", "time", "select", "radio", "checkboxes", "checkbox", "hidden"]) {
    expect([input, needs({ input })]).toEqual([input, false]);
  }
  expect([needs({ input: "phone", hasCountry: false }), needs({ input: "phone" })]).toEqual([false, true]);
  expect([needs({ input: "cpf" }), needs({ prefillKey: "src" })]).toEqual([true, true]);
});

test("a field names the new prop it refuses", () => {
  expect(refusedProps("field", { min: "one", max: "1e9" })).toEqual(["min", "max"]);
  expect(refusedProps("field", { max: "1000000000" })).toEqual(["max"]);
  expect(refusedProps("field", { firstDay: "2026-02-30", lastDay: "tomorrow" })).toEqual(["firstDay", "lastDay"]);
  expect(refusedProps("field", { prefillKey: "a&b" })).toEqual(["prefillKey"]);
});

test("a field tells what is asked, and where its answer goes along, as far as it says so", () => {
  const ask = (props: { [key: string]: Json }) =>
    BLOCK_DEFINITIONS.field.question?.({ ...fieldSeed({ input: "text", name: "a", label: "A", isRequired: false }).props, ...props });
  const plain = { name: "a", label: "A", input: "text", isRequired: false, options: [] };
  expect(ask({ min: "1", firstDay: "2026-01-31" })).toEqual(plain);
  expect(ask({ passKey: "utm" })).toEqual({ ...plain, passKey: "utm" });
  expect(ask({ input: "phone" })).toEqual({ ...plain, input: "phone", hasCountry: true });
  expect(ask({ input: "number", max: "9" })).toEqual({ ...plain, input: "number", max: "9" });
});
