import type { PageRecord } from "@vitrine/document";
import type { Text } from "../../../platform/language/message-types.ts";
import { judgeSettings, type SettingProblem } from "./judge-settings.ts";

const KNOWN = [
  "anchor",
  "bad_host",
  "delay",
  "fill_both",
  "language_tag",
  "link_exists",
  "meta_exists",
  "meta_name",
  "meta_never",
  "name_exists",
  "repeated",
  "unsafe_link",
] as const;

/** The settings that say what a meta tag would say, as their schema names them. */
const META_FIELD = /^meta_([A-Za-z]+)$/;

/** What is wrong with settings, in words for people, by the path that it is about; the first where there are several. */
export function settingProblems(page: PageRecord, t: Text<"page-settings">): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  for (const problem of judgeSettings(page)) {
    if (!words.has(problem.path)) words.set(problem.path, wordsOf(problem, page, t));
  }
  return words;
}

function wordsOf({ path, code }: SettingProblem, page: PageRecord, t: Text<"page-settings">): string {
  if (code === "lacks") {
    const platform = t(`optimizer.platforms.${page.optimizeFor ?? "none"}`);
    return t(path === "hiddenFromSearch" ? "problems.hides" : "problems.lacks", { platform });
  }
  const known = KNOWN.find((each) => each === code);
  if (known) return t(`problems.${known}`);
  return t(META_FIELD.test(code) ? "problems.ownField" : "problems.invalid");
}
