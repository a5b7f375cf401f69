import { type DocumentProblem, type DocumentRecord, type PageDocument, recordIn, type Styles, tokensOf } from "@vitrine/document";

type Records = Record<string, DocumentRecord>;

/**
 * Deals with looks that refer to what is gone: a named style or a token that I took away and they use comes back, and a
 * style that they took away goes from the blocks I gave it to. All else that was changed stays. Returns whether there
 * were any.
 */
export function repairReferences(records: Records, theirs: PageDocument, problems: readonly DocumentProblem[]): boolean {
  let hasAny = false;
  for (const problem of problems) {
    const id = referredId(records, problem);
    const there = id === null ? null : recordIn(theirs.records, id);
    if (id === null || recordIn(records, id)) continue;
    if (there) records[id] = there;
    else if (problem.code !== "missing_style" || !takeOff(records, String(problem.path[0]), id)) continue;
    hasAny = true;
  }
  return hasAny;
}

/** What a record refers to that is not there, by the place that the problem names. */
function referredId(records: Records, { code, path }: DocumentProblem): string | null {
  const [at, , ...rest] = path;
  const record = recordIn(records, String(at));
  if (!record || record.type === "token") return null;
  if (code === "missing_style" && record.type === "block") return record.styleIds?.[Number(rest[0])] ?? null;
  if (code !== "missing_token") return null;
  const [breakpoint, state, property] = rest as [keyof Styles, "normal", "color"];
  const value = record.styles[breakpoint]?.[state]?.[property];
  return (value && tokensOf(value).find((id) => !recordIn(records, id))) ?? null;
}

function takeOff(records: Records, blockId: string, styleId: string): boolean {
  const block = recordIn(records, blockId);
  if (block?.type !== "block") return false;
  const { styleIds, ...bare } = block;
  const rest = styleIds?.filter((id) => id !== styleId) ?? [];
  records[blockId] = rest.length > 0 ? { ...bare, styleIds: rest } : bare;
  return true;
}
