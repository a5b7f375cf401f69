import { PROJECT_FORMAT, type ProjectFile } from "@vitrine/contract";
import type { Reach } from "../../../platform/acting/reach.ts";
import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { readPageDocument } from "../../pages/index.ts";

/** A page as it is saved, to take along: an import makes the same document of it. @throws Refusal */
export async function readProject({ database }: Platform, reach: Reach, id: string): Promise<ProjectFile> {
  const found = await readPageDocument(database, reach, id);
  if (!found) throw new Refusal("NOT_FOUND");
  const { page, document } = found;
  return { format: PROJECT_FORMAT, version: 1, title: page.title, slug: page.slug, document: { ...document } };
}
