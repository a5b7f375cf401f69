import { optimizerLacks, type PageRecord, pageRecord } from "@vitrine/document";
import type { SettingName } from "../settings-home.ts";
import { settingOf } from "./setting-groups.ts";

/** Why a setting cannot be what it is: what its words are chosen by. `lacks`: what the page is optimised for needs another. */
export interface SettingProblem {
  /** The setting, or a path into it: `canonicalLinks.0.name`. */
  readonly path: string;
  readonly code: string;
}

/** Everything about a page's settings that it would be refused for, in the order of its fields. */
export function judgeSettings(page: PageRecord): SettingProblem[] {
  return [...whatCannotBe(page), ...optimizerLacks(page).map((path) => ({ path, code: "lacks" }))];
}

/** Whether a setting is one that a page's document can have: it is not kept in one otherwise. */
export function canBe(page: PageRecord, name: SettingName): boolean {
  return whatCannotBe(page).every(({ path }) => settingOf(path) !== name);
}

function whatCannotBe(page: PageRecord): SettingProblem[] {
  const read = pageRecord.safeParse(page);
  const wrong = read.success ? [] : read.error.issues.map(({ path, message }) => ({ path: path.join("."), code: message }));
  return wrong.filter(({ path }) => settingOf(path) !== null);
}
