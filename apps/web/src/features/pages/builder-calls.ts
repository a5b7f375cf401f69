import type { Page } from "@vitrine/contract";
import type { PageDocument } from "@vitrine/document";
import type { PublishOutcome, PublishRequest, RenameOutcome, SaveOutcome, SaveRequest } from "../../builder/builder-props.ts";
import { client } from "../../platform/client.ts";
import { type Problem, problemOf } from "../../platform/problem.ts";
import { takenAddressOf } from "./taken-address.ts";

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

/** What a page is after a call that changed it, for whoever shows it. */
type OnChanged = (page: Page) => void;

/** Publishes a page. `offlineWords` is said when nothing answers. */
export async function publishPage(
  pageId: string,
  request: PublishRequest,
  offlineWords: string,
  onChanged: OnChanged,
): Promise<PublishOutcome> {
  try {
    const { url, page } = await client.publishing.publish({ id: pageId, ...request });
    onChanged(page);
    return { kind: "published", url };
  } catch (error) {
    const taken = takenAddressOf(error);
    if (taken) return { kind: "taken", ...taken };
    const { message, fields } = problemOf(error);
    const badSlug = fields.find(({ path }) => path === "slug");
    return badSlug ? { kind: "bad_slug", message: badSlug.message } : { kind: "refused", message: message || offlineWords };
  }
}

/** Gives a page another name. `offlineWords` is said when nothing answers. */
export async function renamePage(pageId: string, title: string, offlineWords: string, onChanged: OnChanged): Promise<RenameOutcome> {
  try {
    onChanged(await client.pages.update({ id: pageId, title }));
    return { kind: "renamed" };
  } catch (error) {
    const { message, fields } = problemOf(error);
    return { kind: "refused", message: fields[0]?.message || message || offlineWords };
  }
}
