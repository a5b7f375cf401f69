import { PROJECT_FORMAT, type ProjectFile, projectFile } from "@vitrine/contract";
import { Refusal } from "../../../platform/refusal.ts";

/**
 * The project that a file's JSON is; its document is checked where a page is made of it.
 * @throws Refusal
 */
export function projectIn(text: string): ProjectFile {
  let sent: unknown;
  try {
    sent = JSON.parse(text);
  } catch {
    throw new Refusal("INVALID_HTML");
  }
  const isProject = typeof sent === "object" && sent !== null && "format" in sent && sent.format === PROJECT_FORMAT;
  const read = isProject ? projectFile.safeParse(sent) : null;
  if (!read?.success) throw new Refusal("INVALID_HTML");
  return read.data;
}
