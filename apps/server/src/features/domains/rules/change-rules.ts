import { domainToASCII } from "node:url";
import type { Queries } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { findSites, lockSite } from "../../sites/index.ts";
import { type DomainRow, listDomainsUnder, lockDomain, updateDomain } from "../domain-store.ts";
import { writeHostParts } from "../host-part.ts";
import { makeLooks } from "../looks/look-queue.ts";
import { leaveSite } from "../main-domain.ts";
import { tellDomain } from "../tell-domain.ts";
import { deleteRule, insertRule } from "./rule-store.ts";

/** What an operator enters, as a rule keeps it: null for what no domain could be or include. */
export function readRule(kind: "name" | "word", text: string): string | null {
  const plain = text.trim().toLowerCase();
  if (kind === "word") return /^[\p{L}\p{N}-]{2,60}$/u.test(plain) ? plain : null;
  const name = domainToASCII(plain.replace(/\.$/, ""));
  return /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(name) ? name : null;
}

/**
 * Forbids a name and all that is under it, or allows it again. Those that are connected are served no more when it returns,
 * or are looked at again.
 * @returns how many of them there are; null where the rule was so already
 */
export async function changeNameRule(platform: Platform, name: string, isForbidden: boolean): Promise<number | null> {
  const { database, clock } = platform;
  const changed = await database.transaction(async (queries) => {
    const now = new Date(clock.now());
    const rule = { kind: "name", value: name } as const;
    const isNew = isForbidden ? await insertRule(queries, { ...rule, createdAt: now }) : await deleteRule(queries, rule);
    if (!isNew) return null;
    const rows = await listDomainsUnder(queries, name);
    // Sites before domains, and in one order, as everybody else does it.
    for (const siteId of [...new Set(rows.map((row) => row.siteId))].sort()) await lockSite(queries, siteId);
    for (const row of rows) await change(platform, queries, row, { isForbidden, now });
    return rows;
  });
  for (const row of changed ?? []) {
    await writeHostParts(platform, row.name);
    tellDomain(platform, row);
  }
  return changed?.length ?? null;
}

async function change(
  platform: Platform,
  queries: Queries,
  { id }: DomainRow,
  { isForbidden, now }: { readonly isForbidden: boolean; readonly now: Date },
): Promise<void> {
  const row = await lockDomain(queries, id);
  if (!row) return;
  const round = row.round + 1;
  const ended = isForbidden ? { completedAt: null, state: "pending" as const, isForbidden } : {};
  await updateDomain(queries, id, { ...ended, round, attempts: 0, askedAt: now, nextCheckAt: now });
  const [site] = await findSites(queries, [row.siteId]);
  if (site && isForbidden) await leaveSite(platform, queries, site, row);
  await makeLooks(platform, queries, { id, accountId: row.accountId, round });
}

/**
 * Prohibits a word in names that are connected from now on, or permits it again.
 * @returns whether that is new
 */
export async function changeWordRule({ database, clock }: Platform, word: string, isProhibited: boolean): Promise<boolean> {
  const rule = { kind: "word", value: word } as const;
  return isProhibited ? insertRule(database.queries, { ...rule, createdAt: new Date(clock.now()) }) : deleteRule(database.queries, rule);
}
