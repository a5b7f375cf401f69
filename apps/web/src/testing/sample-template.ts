import type { OwnTemplate, Template } from "@vitrine/contract";

/** A template of the product, as a test does not care. */
export function sampleTemplate(is: Partial<Template> = {}): Template {
  return {
    id: "sales",
    isOwn: false,
    category: "sales",
    language: "pt",
    name: "Página de vendas",
    description: "Uma página com vídeo",
    pageKind: "landing",
    pageType: "sales",
    orientation: "horizontal",
    layout: "responsive",
    country: "BR",
    thumbnailUrl: "/templates/sales-pt.webp",
    bytes: 38_200,
    ...is,
  };
}

/** A template that an account has kept. */
export function sampleOwnTemplate(is: Partial<OwnTemplate> = {}): OwnTemplate {
  return {
    id: "tpl_01k9zv3q7m0000000000000000",
    isOwn: true,
    kind: "page",
    name: "Minha página de vendas",
    category: null,
    language: "pt",
    createdAt: "2026-11-20T12:00:00.000Z",
    changedAt: "2026-11-20T12:00:00.000Z",
    ...is,
  };
}
