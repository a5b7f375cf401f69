import { describe, expect, it } from "vitest";
import { repairLink } from "./repair-link.ts";

describe("repairLink", () => {
  it.each([
    ["loja.com.br", "https://loja.com.br"],
    ["loja.com.br/oferta?utm=1", "https://loja.com.br/oferta?utm=1"],
    [" ana@loja.com ", "mailto:ana@loja.com"],
    ["(11) 99999-9999", "tel:11999999999"],
    ["+55 11 99999-9999", "tel:+5511999999999"],
    ["https://loja.com", "https://loja.com"],
    ["#planos", "#planos"],
    ["/obrigado", "/obrigado"],
    ["javascript:alert(1)", "javascript:alert(1)"],
    ["comprar agora", "comprar agora"],
    ["", ""],
  ])("reads %j as %j", (typed, meant) => {
    expect(repairLink(typed)).toBe(meant);
  });
});
