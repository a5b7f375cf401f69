import type { OwnTemplate } from "@vitrine/contract";
import type { Reach } from "../../../platform/acting/reach.ts";
import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { countOwnTemplates, insertOwnTemplate, lockTemplatesOf, type OwnTemplateRow } from "./own-template-store.ts";
import { pageContent, sectionContent } from "./read-content.ts";

/** Templates an account may keep. */
export const MOST_TEMPLATES = 200;

export type NewTemplate = Pick<OwnTemplate, "name" | "category"> &
  ({ readonly kind: "page"; readonly document: unknown } | { readonly kind: "section"; readonly fragment: unknown });

/** Keeps a page, or blocks of one, as a template of the account. @throws Refusal */
export async function keepTemplate({ database, clock }: Platform, reach: Reach, input: NewTemplate): Promise<OwnTemplateRow> {
  const content = input.kind === "page" ? pageContent(input.document) : sectionContent(input.fragment);
  const now = new Date(clock.now());
  const row = {
    id: clock.id("template"),
    accountId: reach.accountId,
    kind: input.kind,
    name: input.name,
    category: input.category,
    ...content,
    createdAt: now,
    changedAt: now,
  };
  await database.transaction(async (queries) => {
    await lockTemplatesOf(queries, reach);
    if ((await countOwnTemplates(queries, reach)) >= MOST_TEMPLATES) {
      throw new Refusal("TEMPLATE_LIMIT", { values: { limit: MOST_TEMPLATES } });
    }
    await insertOwnTemplate(queries, row);
  });
  return row;
}
