import { z } from "zod";
import { slug } from "../pages/page.ts";

/** What tells a project file from any other JSON. */
export const PROJECT_FORMAT = "vitrine-project";

/** A page to take along and bring back: its name, its address and its document, which is checked where it is read. */
export const projectFile = z.object({
  format: z.literal(PROJECT_FORMAT),
  version: z.literal(1),
  title: z.string().max(70),
  slug,
  document: z.record(z.string(), z.unknown()),
});
export type ProjectFile = z.infer<typeof projectFile>;
