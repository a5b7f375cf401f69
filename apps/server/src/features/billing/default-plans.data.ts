import type { Entitlement, Plan } from "@vitrine/contract";

const HOSTED: Entitlement[] = ["createSite", "builder", "edit", "duplicate", "variants", "publish", "chat", "domains"];
const YEARLY: Entitlement[] = [...HOSTED, "projects"];

interface Row extends Pick<Plan, "id" | "kind" | "period" | "names"> {
  readonly aliases?: string[];
  readonly entitlements: Entitlement[];
  readonly siteCap: number | null;
  readonly trialDays?: number;
  readonly isOffered?: boolean;
}

function row({ aliases = [], trialDays, isOffered = false, ...rest }: Row): Plan {
  return { ...rest, aliases, trialDays: trialDays ?? null, isOffered, price: null };
}

/** The plan table of a new installation; from then on it is the operator's. Site caps as the specification lists them. */
export const DEFAULT_PLANS: readonly Plan[] = [
  row({
    id: "free",
    kind: "free",
    period: "none",
    names: { pt: "Gratuito", en: "Free", es: "Gratis" },
    aliases: ["gratis", "gratuito"],
    entitlements: [],
    siteCap: 0,
  }),
  row({
    id: "trial",
    kind: "trial",
    period: "trial",
    names: { pt: "Teste", en: "Trial", es: "Prueba" },
    aliases: ["teste", "teste-gratis", "prueba"],
    entitlements: HOSTED,
    siteCap: 10,
    trialDays: 14,
  }),
  row({
    id: "premium",
    kind: "paid",
    period: "monthly",
    names: { pt: "Premium", en: "Premium", es: "Premium" },
    entitlements: HOSTED,
    siteCap: 10,
    isOffered: true,
  }),
  row({
    id: "elite",
    kind: "paid",
    period: "yearly",
    names: { pt: "Elite", en: "Elite", es: "Elite" },
    entitlements: YEARLY,
    siteCap: 20,
    isOffered: true,
  }),
  row({
    id: "enterprise",
    kind: "paid",
    period: "yearly",
    names: { pt: "Enterprise", en: "Enterprise", es: "Enterprise" },
    entitlements: YEARLY,
    siteCap: 5,
    isOffered: true,
  }),
  row({
    id: "lifetime",
    kind: "paid",
    period: "lifetime",
    names: { pt: "Vitalício", en: "Lifetime", es: "Vitalicio" },
    entitlements: [...YEARLY, "images"],
    siteCap: null,
  }),
  row({
    id: "churned",
    kind: "churned",
    period: "none",
    names: { pt: "Encerrado", en: "Churned", es: "Finalizado" },
    aliases: ["cancelado"],
    entitlements: [],
    siteCap: 0,
  }),
];
