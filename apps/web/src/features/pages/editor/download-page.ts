import type { Page } from "@vitrine/contract";
import type { DownloadKind, DownloadOutcome } from "../../../builder/builder-props.ts";
import { fileFromServer } from "../../../platform/calls/call-server.ts";
import { problemOf } from "../../../platform/calls/problem.ts";

/** How long a browser may take to begin with a file that it was given, in milliseconds. */
const HELD_MS = 60_000;

const FILES = {
  zip: { path: "/pages/{id}/export.zip", type: "application/zip" },
  json: { path: "/pages/{id}/project.json", type: "application/json" },
} as const;

/**
 * Has the browser keep a page as it is saved: a zip archive, or a project in JSON. `offlineWords` is said when nothing answers.
 * @param page its address is what the file is called by.
 */
export async function downloadPage(
  page: Pick<Page, "id" | "slug">,
  offlineWords: string,
  signal: AbortSignal,
  kind: DownloadKind,
): Promise<DownloadOutcome> {
  try {
    const { path, type } = FILES[kind];
    const file = await fileFromServer(path, { id: page.id }, { signal });
    // A network's own page may answer in the server's place.
    if (!file.type.startsWith(type)) return { kind: "refused", message: offlineWords };
    const link = document.createElement("a");
    link.href = URL.createObjectURL(file);
    link.download = `${page.slug.replaceAll("/", "-") || "index"}.${kind}`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), HELD_MS);
    return { kind: "downloaded" };
  } catch (error) {
    return { kind: "refused", message: problemOf(error).message || offlineWords };
  }
}
