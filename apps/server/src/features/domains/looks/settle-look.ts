import type { Queries } from "../../../platform/database/database.ts";
import type { Platform } from "../../../platform/platform.ts";
import { findSites, lockSite } from "../../sites/index.ts";
import { orderCertificate } from "../certificates/certificate-queue.ts";
import { type CertificateRow, findCertificates, hurryCertificate } from "../certificates/certificate-store.ts";
import { hostsOf } from "../certificates/served-hosts.ts";
import type { FindMailbox } from "../certificates/told/tell-of-endings.ts";
import { type DomainRow, findAnyDomain, findOwner, holdInTurn, lockDomain, updateDomain } from "../domain-store.ts";
import { makeTending } from "../images/tending-queue.ts";
import { tellOfLoss } from "../lost/tell-of-loss.ts";
import { leaveSite, moveSite } from "../main-domain.ts";
import type { Judgement } from "../records/judge-look.ts";
import type { KeptRecord } from "../records/kept-record.ts";
import { findForbidden } from "../rules/rule-store.ts";
import { makeLooks } from "./look-queue.ts";
import { pauseBeforeLook } from "./pace.ts";

export interface Settled {
  readonly row: DomainRow;
  /** Who had the name until now. */
  readonly loser: DomainRow | null;
}

/**
 * Writes down what a look found, and decides whose the name is: a name is had by whose text stands there, and by another
 * than before only once the text of who had it is gone. Null where something else was asked of the domain meanwhile.
 */
export function settleLook(
  platform: Platform,
  findMailbox: FindMailbox,
  { id, name, round }: DomainRow,
  judgement: Judgement,
): Promise<Settled | null> {
  const { database, clock } = platform;
  return database.transaction(async (queries) => {
    await holdInTurn(queries, `name:${name}`);
    const before = await findAnyDomain(queries, id);
    const owner = await findOwner(queries, name);
    // Sites before domains, as whoever deletes a site does it, and in one order.
    const siteIds = [before, owner].flatMap((row) => (row ? [row.siteId] : []));
    for (const siteId of [...new Set(siteIds)].sort()) await lockSite(queries, siteId);
    const row = await lockDomain(queries, id);
    if (!row || row.round !== round) return null;
    const now = new Date(clock.now());
    const claim = judgeClaim(row, owner, judgement.tokens);
    if (claim.loser) {
      await dispossess(platform, queries, claim.loser, now);
      if (claim.loser.accountId !== row.accountId) await tellOfLoss(platform, findMailbox, queries, { loser: claim.loser, at: now });
    }
    const isForbidden = (await findForbidden(queries, [name])).has(name);
    const found = changesOf(row, judgement, claim, { isForbidden, now });
    const hosts = hostsOf({ ...row, ...found });
    const certificates = await findCertificates(queries, hosts);
    // Made while the name was somebody else's, or before it was unlinked: visitors are shown it already.
    const isCertified = certificates.some((certificate) => certificate.host === name && isShown(certificate, now));
    const changes = { ...found, hasCertificate: row.hasCertificate || isCertified };
    await updateDomain(queries, id, changes);
    const isNew = row.completedAt === null && changes.completedAt !== null;
    for (const host of hosts) {
      const certificate = certificates.find((each) => each.host === host);
      // One that was tried in vain while visitors were elsewhere is tried at once.
      if (isNew && certificate) await hurryCertificate(queries, host, now);
      if (!certificate || isLeft(certificate) || (isNew && certificate.run === null)) await orderCertificate(platform, queries, host);
    }
    const [site] = await findSites(queries, [row.siteId]);
    // The first domain that is completed is the site's address; another is chosen by its owner.
    const isAddress = site?.domain === name || (site?.domain === null && changes.completedAt !== null);
    if (site && isAddress && row.purpose === "pages") await moveSite(platform, queries, site, { name, ...changes });
    if (changes.completedAt && row.purpose === "images") await makeTending(platform, queries, row);
    return { row: { ...row, ...changes }, loser: claim.loser };
  });
}

function isShown({ name, servedName, notAfter }: CertificateRow, now: Date): boolean {
  return name !== null && name === servedName && notAfter !== null && notAfter > now;
}

/** Whether nobody looks after it any more: its host was not served for a while. */
function isLeft({ dueAt, run, problem }: CertificateRow): boolean {
  return dueAt === null && run === null && problem === null;
}

interface Claim {
  readonly isOwner: boolean;
  /** Whether another account has the name, and its text still stands there. */
  readonly isHeld: boolean;
  readonly loser: DomainRow | null;
}

function judgeClaim(row: DomainRow, owner: DomainRow | undefined, tokens: readonly string[]): Claim {
  if (!owner || owner.id === row.id) return { isOwner: owner !== undefined || tokens.includes(row.token), isHeld: false, loser: null };
  const isHeld = tokens.includes(owner.token);
  const isOwner = tokens.includes(row.token) && !isHeld;
  return { isOwner, isHeld, loser: isOwner ? owner : null };
}

/** What a domain is from now on. */
function changesOf(
  row: DomainRow,
  { records, zone, nameservers, isRight: isFound }: Judgement,
  { isOwner, isHeld }: Claim,
  { isForbidden, now }: { readonly isForbidden: boolean; readonly now: Date },
) {
  const isRight = isFound && isOwner && !isForbidden;
  const completedAt = isForbidden ? null : (row.completedAt ?? (isRight ? now : null));
  const attempts = isRight ? 0 : row.attempts + 1;
  const pause = pauseBeforeLook({ attempts, askedAt: row.askedAt.getTime(), isServed: completedAt !== null, isRight }, now.getTime());
  return {
    ...{ zone, nameservers, isForbidden, completedAt, attempts, checkedAt: now },
    records: (isHeld ? records.map(heldByAnother) : records).filter((record) => completedAt === null || !isTooLate(record)),
    ownedAt: isOwner ? (row.ownedAt ?? now) : null,
    state: isRight ? ("completed" as const) : ("pending" as const),
    nextCheckAt: pause === null ? null : new Date(now.getTime() + pause),
  };
}

/** Nobody is asked to have a certificate made ahead once visitors come here. */
function isTooLate({ purpose, state }: KeptRecord): boolean {
  return purpose === "certificateAhead" && state !== "right";
}

function heldByAnother(record: KeptRecord): KeptRecord {
  if (record.purpose !== "ownership") return record;
  const { type, host, value, name } = record;
  return { ...record, state: "wrong", problem: { code: "domain_in_use", values: { type, host, value, name } } };
}

/** Takes a name from who had it: its entry says another's. It is looked at again at once, so that its owner is told why. */
async function dispossess(platform: Platform, queries: Queries, { id, name, siteId }: DomainRow, now: Date): Promise<void> {
  const row = await lockDomain(queries, id);
  if (!row) return;
  const round = row.round + 1;
  await updateDomain(queries, id, {
    ...{ ownedAt: null, completedAt: null, state: "pending", hasCertificate: false },
    ...{ round, attempts: 0, askedAt: now, nextCheckAt: now },
  });
  const [site] = await findSites(queries, [siteId]);
  if (site) await leaveSite(platform, queries, site, { id, name });
  await makeLooks(platform, queries, { id, accountId: row.accountId, round });
}
