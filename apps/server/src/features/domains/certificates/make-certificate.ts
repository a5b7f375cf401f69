import { randomUUID } from "node:crypto";
import type { AcmeSigner } from "../../../platform/acme/acme.ts";
import { AcmeProblem } from "../../../platform/acme/acme-problem.ts";
import { readChain } from "../../../platform/acme/read-chain.ts";
import { keyText, newKey, readKey, signingRequest } from "../../../platform/acme/signing-request.ts";
import type { Platform } from "../../../platform/platform.ts";
import type { Authority } from "./account/authority.ts";
import { type CertificateRow, changeInRun, findCertificate, NO_ORDER, updateCertificate } from "./certificate-store.ts";
import { findWanted, type Wanted } from "./find-wanted.ts";
import { keepCertificate, serveCertificate } from "./keep-certificate.ts";
import { followOrder } from "./order/follow-order.ts";
import { ALL_ORDERS, ORDERS_OF_HOST, type OrderLimit, takeOrder } from "./order/order-store.ts";
import { Superseded } from "./order/run.ts";
import { settleFailure, wayOf } from "./order/settle-failure.ts";
import type { Way } from "./order/show-challenge.ts";
import { isDue, NotNow } from "./wait.ts";

export interface CertificateTools {
  readonly authority: Authority;
  /** What is asked of the authority at most; what is usual unless a test says otherwise. */
  readonly limits?: { readonly all: OrderLimit; readonly host: OrderLimit };
  /** How long one order is followed at a time, in milliseconds. */
  readonly patienceMs?: number;
}

const ORDER_KEY_PURPOSE = "certificate-order-key";
const PATIENCE_MS = 60_000;
const LIMITS = { all: ALL_ORDERS, host: ORDERS_OF_HOST };

/** A host's row while one run is at work on it. */
interface Work {
  readonly platform: Platform;
  readonly tools: CertificateTools;
  readonly run: string;
  readonly signal: AbortSignal;
  readonly row: CertificateRow;
  readonly wanted: Wanted;
  readonly way: Way;
  /** @throws Superseded once somebody else is at work on it. */
  change(change: Partial<CertificateRow>): Promise<void>;
}

/**
 * Does what is to be done about the certificate of a host now: begins an order, takes the one there is to its end, has what
 * was made served, or finds that nothing is to be done. What was cut off anywhere is taken up where it was.
 */
export async function makeCertificate(platform: Platform, tools: CertificateTools, host: string, signal: AbortSignal): Promise<void> {
  const { database, clock } = platform;
  const known = await findCertificate(database.queries, host);
  const now = clock.now();
  if (!known || (known.run === null && !isDue(known, now))) return;
  const run = randomUUID();
  await updateCertificate(database.queries, host, { run });
  const row = await findCertificate(database.queries, host);
  if (row?.run !== run) throw new Superseded();
  const change = async (to: Partial<CertificateRow>): Promise<void> => {
    signal.throwIfAborted();
    if (!(await changeInRun(database.queries, host, run, to))) throw new Superseded();
  };
  if (row.name !== null && row.name !== row.servedName) await serveCertificate(platform, { host, name: row.name });
  const wanted = await findWanted(platform, host);
  if (!wanted) return change({ ...NO_ORDER, dueAt: null, run: null, problem: null });
  const isRenewed = row.orderSince === null && row.renewAt !== null && row.renewAt.getTime() > now && row.name !== null;
  if (isRenewed) return change({ dueAt: row.renewAt, run: null, problem: null, failures: 0 });
  const begun = row.orderSince === null ? undefined : wanted.ways.find((each) => each === row.way);
  const way = begun ?? wayOf(row, wanted.ways);
  try {
    const held = await tools.authority.heldUntil();
    if (held !== null) throw new NotNow(held);
    await change({ triedAt: new Date(now) });
    await make({ platform, tools, run, signal, row, wanted, way, change });
    await change({ run: null });
  } catch (error) {
    const isAgain = await settleFailure(platform, tools.authority, { ...row, run, way, ways: wanted.ways }, error, signal);
    if (isAgain) await makeCertificate(platform, tools, host, signal);
  }
}

async function make(work: Work): Promise<void> {
  const { platform, tools, signal, row, run, wanted, way } = work;
  const { authority, patienceMs = PATIENCE_MS } = tools;
  const { host } = row;
  const { names, challengeName } = wanted;
  const signer = await authority.signer(signal);
  const { url, keyPem } = await orderOf(work, signer);
  const key = readKey(keyPem);
  const { storage, secrets, clock } = platform;
  const options = { ...{ acme: authority.acme, signer, storage, secrets, now: clock.now, signal, patienceMs }, way, challengeName };
  const chain = await followOrder(options, { host, url, request: () => signingRequest(names, key) });
  const read = readChain(chain, { names, key, now: platform.clock.now() });
  await authority.noteAnswer();
  await keepCertificate(platform, { ...read, host, names, run, key, replaced: row });
  const made = await findCertificate(platform.database.queries, host);
  if (made?.name) await serveCertificate(platform, { host, name: made.name });
}

/** The order that is under way, or a new one. Its key and where it is are kept before anything is finalised. */
async function orderOf(work: Work, signer: AcmeSigner): Promise<{ readonly url: string; readonly keyPem: string }> {
  const { platform, tools, signal, row, wanted, way, change } = work;
  const { secrets } = platform;
  const { acme } = tools.authority;
  const { orderUrl, orderKey, orderSince } = row;
  const hosts = wanted.names;
  if (orderUrl !== null && orderKey !== null) return { url: orderUrl, keyPem: secrets.open(orderKey, ORDER_KEY_PURPOSE) };
  if (orderSince !== null && orderKey !== null) {
    const made = await findLost(work, signer);
    const url = made ?? (await acme.makeOrder(signer, { hosts }, signal));
    await change({ orderUrl: url });
    return { url, keyPem: secrets.open(orderKey, ORDER_KEY_PURPOSE) };
  }
  await beginOrder(work);
  const keyPem = keyText(newKey());
  await change({ orderSince: new Date(platform.clock.now()), orderKey: secrets.seal(keyPem, ORDER_KEY_PURPOSE), way });
  const url = await replacingOrder(work, signer);
  await change({ orderUrl: url });
  return { url, keyPem };
}

/** @throws NotNow where it would be one too many. */
async function beginOrder({ platform: { database, clock }, tools: { limits = LIMITS }, row: { host } }: Work): Promise<void> {
  const full = await database.transaction((queries) =>
    takeOrder(queries, { id: randomUUID(), host, madeAt: new Date(clock.now()) }, limits),
  );
  if (full) throw new NotNow(full.getTime(), "rateLimited");
}

/** Tells the authority which certificate the new one takes the place of, where it knows of that. */
async function replacingOrder({ tools, row: { renewalId }, wanted: { names: hosts }, signal }: Work, signer: AcmeSigner): Promise<string> {
  const { acme } = tools.authority;
  if (renewalId === null || !(await acme.tellsRenewal(signal))) return acme.makeOrder(signer, { hosts }, signal);
  try {
    return await acme.makeOrder(signer, { hosts, replaces: renewalId }, signal);
  } catch (error) {
    // Another order was said to take its place before; this one need not.
    if (!(error instanceof AcmeProblem) || (error.type !== "alreadyReplaced" && error.type !== "malformed")) throw error;
    return acme.makeOrder(signer, { hosts }, signal);
  }
}

/** Authorities list those that are not over, which are few. */
const LOOKED_AT = 200;

/** The order that a stop kept from being noted, where the authority lists its account's. */
async function findLost({ tools, wanted: { names }, signal }: Work, signer: AcmeSigner): Promise<string | null> {
  const { acme } = tools.authority;
  const urls = await acme.listOrders(signer, signal).catch((error: unknown) => {
    if (error instanceof AcmeProblem) return [];
    throw error;
  });
  for (const url of urls.slice(-LOOKED_AT).reverse()) {
    const { value } = await acme.order(signer, url, signal);
    const listed = new Set(value.identifiers.map((identifier) => identifier.value));
    const isOurs = listed.size === names.length && names.every((name) => listed.has(name));
    if (isOurs && (value.status === "pending" || value.status === "ready")) return url;
  }
  return null;
}
