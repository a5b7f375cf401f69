import type { Page } from "@vitrine/contract";
import type { PageDocument } from "@vitrine/document";
import type { RenameOutcome, SaveOutcome, SaveRequest } from "../../../builder/builder-props.ts";
import { client } from "../../../platform/calls/client.ts";
import { isForStanding, isNobody, type Problem, problemOf } from "../../../platform/calls/problem.ts";

/** What of the service being in trouble looks like from here; a save is worth trying again. */
const IN_TROUBLE: readonly Problem["code"][] = ["UNAVAILABLE", "SERVER_ERROR", "TOO_MANY_REQUESTS", "FAULT"];

export interface OpenPage {
  readonly id: string;
  /** Whose work it is: the account that opened it; null where that is not known. */
  readonly accountId: string | null;
}

/** Saves one change of a page's document. */
export async function saveChange(page: OpenPage, request: SaveRequest, signal: AbortSignal): Promise<SaveOutcome> {
  const { baseVersion, operationId, diff } = request;
  try {
    const { version, isWatched = false } = await client.pages.operate(
      { id: page.id, baseVersion, operationId, diff: { ...diff } },
      { signal },
    );
    // A network's own page may answer in the server's place.
    return Number.isInteger(version) ? { kind: "saved", version, ...(isWatched ? { isWatched } : {}) } : { kind: "offline" };
  } catch (error) {
    const { code, message, data } = problemOf(error);
    if (code === "STALE_VERSION") {
      const newer = data as { version: number; document: PageDocument };
      return { kind: "conflict", version: newer.version, document: newer.document };
    }
    return code === "NOT_FOUND" ? whyNotFound(page.accountId, signal) : (saveOutcomeOf(code) ?? { kind: "refused", message });
  }
}

/**
 * Why what was opened is not found: to the server what is somebody else's is as little there as what was deleted.
 * @param accountId the account that opened it; null where that is not known.
 */
export async function whyNotFound(accountId: string | null, signal?: AbortSignal): Promise<SaveOutcome> {
  try {
    const account = await client.accounts.me(undefined, signal && { signal });
    return { kind: accountId === null || account.id === accountId ? "gone" : "other_account" };
  } catch (error) {
    return saveOutcomeOf(problemOf(error).code) ?? { kind: "failed" };
  }
}

/** What a save comes to that failed for a reason that says nothing of what was sent; null where it is about that. */
export function saveOutcomeOf(code: Problem["code"]): SaveOutcome | null {
  if (isNobody(code)) return { kind: "signed_out" };
  if (code === "OFFLINE") return { kind: "offline" };
  if (isForStanding(code) || code === "FORBIDDEN") return { kind: "barred" };
  return IN_TROUBLE.includes(code) ? { kind: "failed" } : null;
}

/** Makes calls about a page one after the other: one that is published has the name that it was given a moment ago. */
export function callsInTurn(): <Outcome>(call: () => Promise<Outcome>) => Promise<Outcome> {
  let last: Promise<unknown> = Promise.resolve();
  return (call) => {
    const next = last.then(call, call);
    last = next;
    return next;
  };
}

/** What a page is after a call that changed it, for whoever shows it. */
export type OnChanged = (page: Page) => void;

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

/** Makes a page of a document whose own page was deleted, on the same site and with its title and address. */
export function makePageOf(document: PageDocument, { siteId, slug, title, language }: Page): Promise<Page> {
  return client.pages.create({ siteId, slug, title, language, document: { ...document } });
}
