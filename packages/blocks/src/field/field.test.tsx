import { expect, test } from "vitest";
import { refusedProps, renderKind } from "../testing/render-kind.tsx";
import { autocompleteToken } from "./autocomplete.ts";

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
  const html = renderKind("field", { input: "phone", name: "phone" });
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
