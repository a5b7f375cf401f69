import type { Domain } from "@vitrine/contract";
import type { Text } from "../../../platform/language/message-types.ts";
import { sortRecords } from "./domain-progress.ts";

/** How far a domain is, in a few words. */
export function summaryOf({ state, problem, records }: Domain, t: Text<"domains">): string {
  if (problem) return problem.message;
  if (state === "completed") return t("look.completed");
  const left = sortRecords(records).left.length;
  return state === "pending" && left > 0 ? t("entries.left", { count: left }) : t("entries.looking");
}
