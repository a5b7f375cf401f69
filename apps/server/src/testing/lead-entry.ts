import type { LeadEntry } from "@vitrine/contract";
import { systemClock } from "../platform/clock.ts";

/** What the journal holds of a lead; a test says only what it cares about. */
export function leadEntry(given: Partial<LeadEntry> = {}): LeadEntry {
  return {
    kind: "lead",
    id: systemClock.id("lead"),
    at: Date.now(),
    siteId: systemClock.id("site"),
    accountId: systemClock.id("account"),
    pageId: systemClock.id("page"),
    formId: "form",
    formName: "Formulário de contato",
    answers: [
      { name: "name", label: "Nome", input: "text", value: "João da Silva" },
      { name: "email", label: "E-mail", input: "email", value: "joao@example.com" },
    ],
    pageUri: "http://violao.localhost/curso",
    referer: "",
    ip: "203.0.113.7",
    userAgent: "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36",
    isSuspect: false,
    ...given,
  };
}
