import { type OwnTemplate, SECTION_CATEGORIES, TEMPLATE_CATEGORIES } from "@vitrine/contract";
import type { Reach } from "../../../platform/acting/reach.ts";
import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { lockOwnTemplate, type OwnTemplateRow, updateOwnTemplate } from "./own-template-store.ts";
import { pageContent, sectionContent } from "./read-content.ts";

export interface TemplateChanges {
  readonly id: string;
  readonly name?: string | undefined;
  readonly category?: OwnTemplate["category"] | undefined;
  readonly document?: unknown;
  readonly fragment?: unknown;
}

const CATEGORIES: Readonly<Record<OwnTemplate["kind"], readonly string[]>> = { page: TEMPLATE_CATEGORIES, section: SECTION_CATEGORIES };

/** Changes what a template is called, what it is for, or what is in it. Pages that were made of it stay as they are. @throws Refusal */
export async function changeTemplate({ database, clock }: Platform, reach: Reach, changes: TemplateChanges): Promise<OwnTemplateRow> {
  const { id, name, category, document, fragment } = changes;
  // Before anything is held: a large one takes its time.
  const content = document !== undefined ? pageContent(document) : fragment !== undefined ? sectionContent(fragment) : {};
  return database.transaction(async (queries) => {
    const row = await lockOwnTemplate(queries, reach, id);
    if (!row) throw new Refusal("TEMPLATE_NOT_FOUND", { fields: [{ path: "id", code: "invalid" }] });
    if (category && !CATEGORIES[row.kind].includes(category)) throw ofOtherKind("category");
    if (row.kind === "section" && document !== undefined) throw ofOtherKind("document");
    if (row.kind === "page" && fragment !== undefined) throw ofOtherKind("fragment");
    const changed = {
      name: name ?? row.name,
      category: category === undefined ? row.category : category,
      changedAt: new Date(clock.now()),
      ...content,
    };
    await updateOwnTemplate(queries, id, changed);
    return { ...row, ...changed };
  });
}

function ofOtherKind(path: string): Refusal {
  return new Refusal("INVALID_INPUT", { fields: [{ path, code: "other_kind" }] });
}
