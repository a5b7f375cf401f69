import { domainToUnicode } from "node:url";
import type { Reach } from "../../platform/acting/reach.ts";
import { type Queries, violates } from "../../platform/database/database.ts";
import type { Platform } from "../../platform/platform.ts";
import { Refusal } from "../../platform/refusal.ts";
import { findSite, type SiteRow } from "../sites/index.ts";
import { countUncompleted, type DomainPurpose, type DomainRow, holdInTurn, insertDomain } from "./domain-store.ts";
import { makeLooks } from "./looks/look-queue.ts";
import { readDomainName, registeredName } from "./read-domain-name.ts";
import { planRecords, targetsOf } from "./records/plan-records.ts";
import { makeToken } from "./records/token.ts";
import { findForbidden, findWordIn } from "./rules/rule-store.ts";
import { tellDomain } from "./tell-domain.ts";

/** Domains of one account that wait for their entries: each is looked at again and again. */
const MOST_UNCOMPLETED = 50;

export interface NewDomain {
  readonly siteId: string;
  readonly text: string;
}

/**
 * Connects a domain to a site: from now on its entries are looked for. Whose it is they show; several accounts may try.
 * @throws Refusal
 */
export async function connectDomain(platform: Platform, reach: Reach, { siteId, text }: NewDomain): Promise<DomainRow> {
  const site = await findSite(platform.database.queries, reach, siteId);
  if (!site) throw new Refusal("NOT_FOUND");
  return addDomain(platform, reach, { site, name: await readNewName(platform, text), purpose: "pages" });
}

/**
 * The domain that somebody means, where it may be connected.
 * @throws Refusal
 */
export async function readNewName({ database, config }: Platform, text: string): Promise<string> {
  const name = readDomainName(text, config);
  if (name === null) throw new Refusal("INVALID_INPUT", { fields: [{ path: "name", code: "bad_domain" }] });
  if ((await findForbidden(database.queries, [name])).has(name)) {
    throw new Refusal("DOMAIN_FORBIDDEN", { fields: [{ path: "name", code: "domain_forbidden" }] });
  }
  if (await findWordIn(database.queries, [name, domainToUnicode(name)])) {
    throw new Refusal("DOMAIN_PROHIBITED", { fields: [{ path: "name", code: "domain_prohibited" }] });
  }
  return name;
}

export interface AddedDomain {
  readonly site: SiteRow;
  readonly name: string;
  readonly purpose: DomainPurpose;
  /** Refuses it within the transaction that adds it. */
  check?(queries: Queries): Promise<void>;
}

/**
 * Adds a domain to a site's, and has it looked at.
 * @throws Refusal
 */
export async function addDomain(platform: Platform, reach: Reach, { site, name, purpose, check }: AddedDomain): Promise<DomainRow> {
  const { database, clock } = platform;
  const now = new Date(clock.now());
  const planned = { name, token: makeToken(), zone: registeredName(name), purpose };
  const row: DomainRow = {
    ...planned,
    ...{
      id: clock.id("domain"),
      accountId: site.accountId,
      siteId: site.id,
      ownedAt: null,
      isForbidden: false,
      state: "checking",
    },
    ...{ completedAt: null, hasCertificate: false, records: planRecords(planned, targetsOf(platform, site.name)), nameservers: [] },
    ...{ attempts: 0, round: 0, askedAt: now, checkedAt: null, nextCheckAt: now, createdAt: now, removingAt: null, unnamedAt: null },
  };
  try {
    await database.transaction(async (queries) => {
      await holdInTurn(queries, `account:${site.accountId}`);
      await check?.(queries);
      if ((await countUncompleted(queries, reach)) >= MOST_UNCOMPLETED)
        throw new Refusal("DOMAIN_LIMIT", { values: { limit: MOST_UNCOMPLETED } });
      await insertDomain(queries, row);
      await makeLooks(platform, queries, row);
    });
  } catch (error) {
    if (!violates(error, "domains_once_an_account")) throw error;
    throw new Refusal("DOMAIN_ADDED", { fields: [{ path: "name", code: "domain_added" }] });
  }
  tellDomain(platform, row);
  return row;
}
