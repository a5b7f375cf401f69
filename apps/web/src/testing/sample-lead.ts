import type { Lead } from "@vitrine/contract";

/** A lead of a form, told from others by a letter at the end of its id. */
export function sampleLead(letter: string): Lead {
  return {
    id: `lea_01kanp0000000000000000000${letter}`,
    siteId: "sit_01kanp0000000000000000000a",
    pageId: "pag_01kanp0000000000000000000a",
    formId: "form-1",
    formName: "Contato",
    status: "completed",
    isContactable: true,
    isSuspect: false,
    answers: [{ name: "email", label: "E-mail", input: "email", value: "ana@example.com" }],
    pageUri: "https://loja.example/oferta",
    referer: "",
    ip: "192.0.2.1",
    userAgent: "",
    step: null,
    question: null,
    count: 1,
    createdAt: "2026-03-01T12:00:00.000Z",
    updatedAt: "2026-03-01T12:00:00.000Z",
  };
}
