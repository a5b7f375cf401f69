import { type Account, ENTITLEMENTS } from "@vitrine/contract";

/** Somebody on a trial with everything in it, save what a test says otherwise. */
export function sampleAccount(more: Partial<Account> = {}): Account {
  return {
    id: "acc_01kanp0000000000000000000a",
    email: "ana@example.com",
    isEmailConfirmed: true,
    pendingEmail: null,
    name: "Ana Souza",
    username: null,
    phone: "+5581999990000",
    pictureId: null,
    language: "pt",
    builderVersion: "3.0",
    plan: {
      name: "trial",
      names: { pt: "Teste grátis", en: "Free trial", es: "Prueba gratis" },
      kind: "trial",
      isActive: true,
      startAt: "2026-03-01T12:00:00.000Z",
      renewalDate: "2999-03-15T12:00:00.000Z",
    },
    role: "owner",
    entitlements: [...ENTITLEMENTS],
    siteCap: null,
    isAdmin: false,
    isSpecial: false,
    meta: { vitrine4: false, vitrine4analytics: false },
    hasPassword: true,
    newSetup: true,
    deletesAt: null,
    support: null,
    createdAt: "2026-03-01T12:00:00.000Z",
    ...more,
  };
}
