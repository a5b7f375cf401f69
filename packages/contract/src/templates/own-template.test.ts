import { expect, test } from "vitest";
import { OWN_TEMPLATE_NAME_MOST, ownTemplateName } from "./own-template.ts";

test("a name is what can be seen of it, and emojis stay whole", () => {
  expect(ownTemplateName.parse("  Oferta\nde\tmaio ")).toBe("Oferta de maio");
  expect(ownTemplateName.parse("\u202egpj.atrefo\u200b")).toBe("gpj.atrefo");
  expect(ownTemplateName.parse("Família 👩‍👩‍👧‍👦🔥")).toBe("Família 👩‍👩‍👧‍👦🔥");
});

test.each(["", "   ", "\u200b", "\u202e \ufeff", "\u200d"])("a name of nothing that is seen is none: %j", (name) => {
  const { error } = ownTemplateName.safeParse(name);
  expect(error?.issues.map(({ message }) => message)).toEqual(["required"]);
});

test("a name has its most characters", () => {
  expect(ownTemplateName.safeParse("a".repeat(OWN_TEMPLATE_NAME_MOST)).success).toBe(true);
  expect(ownTemplateName.safeParse("a".repeat(OWN_TEMPLATE_NAME_MOST + 1)).success).toBe(false);
});
