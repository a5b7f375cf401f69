import { settingOf } from "../../../builder/page-settings/model/setting-groups.ts";
import type { Drafts } from "./settings-drafts.ts";

const KEY = "vitrine.page-settings.";

/** What was not saved in this window before it was left or reloaded. */
export function keptDrafts(pageId: string): Drafts {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY + pageId) ?? "{}");
    if (typeof kept !== "object" || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter(([name]) => settingOf(name) === name)) as Drafts;
  } catch {
    return {};
  }
}

/** Keeps it for as long as the window is there; false where the browser keeps nothing. */
export function keepDrafts(pageId: string, drafts: Drafts): boolean {
  try {
    if (Object.keys(drafts).length === 0) sessionStorage.removeItem(KEY + pageId);
    // What is taken away has no value: it is kept as null.
    else
      sessionStorage.setItem(
        KEY + pageId,
        JSON.stringify(drafts, (_, value: unknown) => (value === undefined ? null : value)),
      );
    return true;
  } catch {
    return false;
  }
}
