import type { Entitlement, Plan, PlanKind, PlanPeriod } from "@vitrine/contract";

/** A plan as a form holds it: numbers and lists as text. */
export interface PlanDraft {
  readonly id: string;
  readonly kind: PlanKind;
  readonly period: PlanPeriod;
  readonly pt: string;
  readonly en: string;
  readonly es: string;
  /** Names with commas between them. */
  readonly aliases: string;
  /** Empty for no limit. */
  readonly siteCap: string;
  /** Days; only a trial has them. */
  readonly trialDays: string;
  /** In whole units with a decimal comma or point; empty for no price. */
  readonly price: string;
  readonly currency: NonNullable<Plan["price"]>["currency"];
  readonly isOffered: boolean;
  readonly entitlements: readonly Entitlement[];
}

/** What of a plan does something today. */
export const EDITABLE_ENTITLEMENTS = [
  "createSite",
  "builder",
  "edit",
  "duplicate",
  "variants",
  "publish",
  "domains",
  "clone",
] as const satisfies readonly Entitlement[];

export const NEW_PLAN: PlanDraft = {
  id: "",
  kind: "paid",
  period: "monthly",
  pt: "",
  en: "",
  es: "",
  aliases: "",
  siteCap: "10",
  trialDays: "",
  price: "",
  currency: "BRL",
  isOffered: true,
  // Cloning is what support opens to one account at a time, unless a plan says otherwise.
  entitlements: EDITABLE_ENTITLEMENTS.filter((each) => each !== "clone"),
};

export function draftOf(plan: Plan): PlanDraft {
  const { names, aliases, siteCap, trialDays, price, entitlements, ...rest } = plan;
  return {
    ...rest,
    ...names,
    aliases: aliases.join(", "),
    siteCap: siteCap === null ? "" : String(siteCap),
    trialDays: trialDays === null ? "" : String(trialDays),
    price: price ? (price.cents / 100).toFixed(2) : "",
    currency: price?.currency ?? "BRL",
    entitlements,
  };
}

export type DraftField = "id" | "pt" | "en" | "es" | "siteCap" | "trialDays" | "price";

/** The plan a draft means, or the fields that mean nothing yet. */
export function readDraft(draft: PlanDraft): { readonly plan: Plan } | { readonly wrong: readonly DraftField[] } {
  const wrong: DraftField[] = [];
  const text = (field: DraftField & keyof PlanDraft): string => String(draft[field]).trim();
  if (!/^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$/.test(text("id"))) wrong.push("id");
  for (const field of ["pt", "en", "es"] as const) if (text(field) === "") wrong.push(field);
  const whole = (field: "siteCap" | "trialDays"): number | null => {
    if (text(field) === "") return null;
    if (!/^\d{1,6}$/.test(text(field))) wrong.push(field);
    return Number(text(field));
  };
  const siteCap = whole("siteCap");
  const trialDays = draft.period === "trial" ? whole("trialDays") : null;
  if (draft.period === "trial" && (trialDays === null || trialDays < 1) && !wrong.includes("trialDays")) wrong.push("trialDays");
  const price = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(text("price"));
  if (text("price") !== "" && !price) wrong.push("price");
  if (wrong.length > 0) return { wrong };
  return {
    plan: {
      id: text("id"),
      kind: draft.kind,
      period: draft.period,
      names: { pt: text("pt"), en: text("en"), es: text("es") },
      aliases: draft.aliases
        .split(",")
        .map((alias) => alias.trim())
        .filter(Boolean),
      entitlements: [...draft.entitlements],
      siteCap,
      trialDays,
      price: price ? { cents: Number(price[1]) * 100 + Number((price[2] ?? "").padEnd(2, "0")), currency: draft.currency } : null,
      isOffered: draft.isOffered,
    },
  };
}
