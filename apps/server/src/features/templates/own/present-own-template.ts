import type { OwnTemplate } from "@vitrine/contract";
import type { OwnTemplateRow } from "./own-template-store.ts";

/** A template of an account as its people see it. */
export function presentOwnTemplate({ id, kind, name, category, language, createdAt, changedAt }: OwnTemplateRow): OwnTemplate {
  return {
    id,
    isOwn: true,
    kind,
    name,
    category,
    language,
    createdAt: createdAt.toISOString(),
    changedAt: changedAt.toISOString(),
  };
}
