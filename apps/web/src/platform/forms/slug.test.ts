import { siteName, slug } from "@vitrine/contract";
import fc from "fast-check";
import { expect, it } from "vitest";
import { slugFrom } from "./slug.ts";

it("keeps what a title says and drops what an address cannot hold", () => {
  expect(slugFrom("Promoção de Verão 2x1")).toBe("promocao-de-verao-2x1");
  expect(slugFrom("  ¡Última oportunidad!  ")).toBe("ultima-oportunidad");
  expect(slugFrom("Café & Prosa")).toBe("cafe-e-prosa");
  expect(slugFrom("🎁🎁")).toBe("");
  expect(slugFrom("a".repeat(80))).toHaveLength(60);
  expect(slugFrom(`${"a".repeat(59)} b`)).toBe("a".repeat(59));
});

it("is taken by the server whatever the title, as a path and as a site's name", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 90 }), (title) => {
      const made = slugFrom(title);
      if (made === "" || made === "api") return;
      expect(slug.safeParse(made).success).toBe(true);
      if (!made.startsWith("xn--")) expect(siteName.safeParse(made).success).toBe(true);
    }),
  );
});
