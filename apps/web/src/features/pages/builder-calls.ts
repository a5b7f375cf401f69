import type { PageDocument } from "@vitrine/document";
import type { PublishOutcome, SaveOutcome, SaveRequest } from "../../builder/builder-props.ts";
import { client } from "../../platform/client.ts";
import { type Problem, problemOf } from "../../platform/problem.ts";

/** What of the service being away looks like from here; a save is worth trying again. */
const AWAY: readonly Problem["code"][] = ["OFFLINE", "UNAVAILABLE", "SERVER_ERROR", "TOO_MANY_REQUESTS"];

/** Saves one change of a page's document. */
export async function saveChange(pageId: string, { baseVersion, operationId, diff }: SaveRequest): Promise<SaveOutcome> {
  try {
    const { version } = await client.pages.operate({ id: pageId, baseVersion, operationId, diff: { ...diff } });
    return { kind: "saved", version };
  } catch (error) {
    const { code, message, data } = problemOf(error);
    if (code === "STALE_VERSION") {
      const newer = data as { version: number; document: PageDocument };
      return { kind: "conflict", version: newer.version, document: newer.document };
    }
    if (code === "NOT_SIGNED_IN") return { kind: "signed_out" };
    return AWAY.includes(code) ? { kind: "offline" } : { kind: "refused", message };
  }
}

/** Publishes a page. `offlineWords` is said when nothing answers. */
export async function publishPage(pageId: string, overwrite: boolean, offlineWords: string): Promise<PublishOutcome> {
  try {
    const { url } = await client.publishing.publish({ id: pageId, overwrite });
    return { kind: "published", url };
  } catch (error) {
    const { code, message } = problemOf(error);
    return { kind: code === "SLUG_TAKEN" ? "taken" : "refused", message: message || offlineWords };
  }
}
