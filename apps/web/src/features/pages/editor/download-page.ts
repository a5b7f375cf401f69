import type { Page } from "@vitrine/contract";
import type { DownloadOutcome } from "../../../builder/builder-props.ts";
import { fileFromServer } from "../../../platform/calls/call-server.ts";
import { problemOf } from "../../../platform/calls/problem.ts";

/** How long a browser may take to begin with a file that it was given, in milliseconds. */
const HELD_MS = 60_000;

/**
 * Has the browser keep a page as it is saved, as a zip archive. `offlineWords` is said when nothing answers.
 * @param page its address is what the file is called by.
 */
export async function downloadPage(page: Pick<Page, "id" | "slug">, offlineWords: string, signal: AbortSignal): Promise<DownloadOutcome> {
  try {
    const file = await fileFromServer("/pages/{id}/export.zip", { id: page.id }, { signal });
    // A network's own page may answer in the server's place.
    if (file.type !== "application/zip") return { kind: "refused", message: offlineWords };
    const link = document.createElement("a");
    link.href = URL.createObjectURL(file);
    link.download = `${page.slug.replaceAll("/", "-") || "index"}.zip`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), HELD_MS);
    return { kind: "downloaded" };
  } catch (error) {
    return { kind: "refused", message: problemOf(error).message || offlineWords };
  }
}
