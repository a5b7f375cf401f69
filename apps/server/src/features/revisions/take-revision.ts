import { mergeKept } from "@vitrine/document";
import type { Reach } from "../../platform/acting/reach.ts";
import type { Queries } from "../../platform/database/database.ts";
import { boundedQueue } from "../../platform/limits/bounded-queue.ts";
import type { Platform } from "../../platform/platform.ts";
import { Refusal } from "../../platform/refusal.ts";
import type { Caller } from "../../platform/request-context.ts";
import { lockPage, readKeptDocument } from "../pages/index.ts";
import { chainOf, isLongEnough } from "./chain.ts";
import { countSections, describeChanges } from "./describe-changes.ts";
import { pageOfChain } from "./read-revision.ts";
import { changesBetween, type KeptPage, keptPage, packChanges, packWhole } from "./revision-content.ts";
import {
  countNamed,
  findLastRevision,
  findRevisionAt,
  insertRevision,
  noteOfRevision,
  type RevisionKind,
  type RevisionRow,
  readChain,
} from "./revision-store.ts";

/** Who brings a revision about: a person, support, or, with neither, the server by itself. */
export interface Author {
  readonly personId: string | null;
  readonly isSupport?: boolean;
}

/** Support is nobody of the account: who of it acts is kept nowhere. */
export function authorOf({ support, actor }: Caller): Author {
  return support ? { personId: null, isSupport: true } : { personId: actor.accountId };
}

export interface Taking extends Author {
  readonly pageId: string;
  readonly kind: RevisionKind;
  readonly name?: string;
  /** The version of the page to keep; the newest unless given. */
  readonly version?: number;
  readonly published?: Published;
}

/** That visitors were given a page: when, and by whom as far as it is known. */
export type Published = Pick<RevisionRow, "publishedBy" | "publishedVia"> & { readonly publishedAt: Date };

export interface Taken {
  readonly row: RevisionRow;
  /** The version of the page that was kept; the revision may be of an earlier one that says the same. */
  readonly version: number;
}

/** Names that the revisions of a page have at most: they are kept for as long as the page is. */
export const MOST_NAMED = 200;

/** Another process may take one at the same moment: so often it is tried. */
const MOST_TRIES = 10;

/** Of one page they are taken one after the other: many at once would each do in vain what all but one must do again. */
const inTurn = boundedQueue({ key: 1 }).run;

/**
 * Keeps a page as it is: what differs from the revision before, or all of it where that has come to be as much as all of
 * it. A page that is as its last revision has it gets no further one; that is named, or published, instead.
 * @returns undefined for a page that is not there, or no longer as it was at that version.
 * @throws Refusal where too many have names.
 */
export function takeRevision(platform: Pick<Platform, "database" | "clock">, reach: Reach, taking: Taking): Promise<Taken | undefined> {
  return inTurn(taking.pageId, () => take(platform, reach, taking));
}

async function take(platform: Pick<Platform, "database" | "clock">, reach: Reach, taking: Taking): Promise<Taken | undefined> {
  const { queries } = platform.database;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const read = await platform.database.transaction((within) => readPage(within, reach, taking));
    if (!read) return undefined;
    const { page, version, known, kept, last } = read;
    if (taking.name !== undefined && (await countNamed(queries, page.id)) >= MOST_NAMED) {
      throw new Refusal("TOO_MANY_REVISIONS", { values: { limit: MOST_NAMED } });
    }
    if (known) {
      const row = await note(queries, known, taking);
      if (row) return { row, version };
      continue;
    }
    if (!kept) return undefined;
    const next = await compareWithLast(queries, last, keptPage(mergeKept(kept)));
    if (next === "gone") continue;
    if (last && next.isSame && mayBeNamed(last, taking)) {
      const row = await note(queries, last, taking);
      if (row) return { row, version };
      continue;
    }
    const { sections, changes, isWhole, content } = next;
    const now = new Date(platform.clock.now());
    const row: RevisionRow = {
      pageId: page.id,
      seq: (last?.seq ?? 0) + 1,
      id: platform.clock.id("revision"),
      kind: taking.kind,
      name: taking.name ?? null,
      title: page.title,
      version,
      createdAt: momentOf(last, version === 1 ? page.createdAt : now, now),
      byId: taking.personId,
      bySupport: taking.isSupport === true,
      ...(taking.published ?? { publishedAt: null, publishedBy: null, publishedVia: null }),
      sections,
      changes,
      isWhole,
    };
    if (await insertRevision(queries, { ...row, content })) return { row, version };
  }
  throw new Error(`the history of ${taking.pageId} is written by too many at once`);
}

/** What is kept of a page that comes after its last revision, and how it differs; `gone` when that was thinned away meanwhile. */
async function compareWithLast(queries: Queries, last: RevisionRow | undefined, after: KeptPage) {
  const sections = countSections(after.records);
  if (!last) return { isSame: false, sections, changes: {}, isWhole: true, content: await packWhole(after) };
  const chain = await readChain(queries, last.pageId, last.seq);
  if (chain.at(-1)?.seq !== last.seq) return "gone";
  const before = await pageOfChain(chain);
  const changed = changesBetween(before.records, after.records);
  const delta = await packChanges(changed);
  const behind = chainOf(chain.map(({ isWhole, content }) => ({ isWhole, bytes: content.length })));
  const isWhole = before.schema !== after.schema || !behind || isLongEnough(behind, delta.length);
  return {
    isSame: changed.size === 0 && before.schema === after.schema,
    sections,
    changes: describeChanges(before.records, changed),
    isWhole,
    content: isWhole ? await packWhole(after) : delta,
  };
}

/** The page and its document as they belong together, while somebody may be editing; nothing is waited for meanwhile. */
async function readPage(queries: Queries, reach: Reach, taking: Taking) {
  const { pageId } = taking;
  const page = await lockPage(queries, reach, pageId);
  if (!page) return undefined;
  const version = taking.version ?? page.version;
  const last = await findLastRevision(queries, pageId);
  const there = await findRevisionAt(queries, pageId, version);
  const known = mayBeNamed(last, taking) && (taking.name === undefined || there?.seq === last?.seq) ? there : undefined;
  // A page may be large: what is kept already is not read again.
  const kept = known ? undefined : await readKeptDocument(queries, pageId, taking.version);
  return { page, version, known, kept, last };
}

/** Whether the last revision can be what is taken: each has one name. */
function mayBeNamed(last: RevisionRow | undefined, { name }: Taking): boolean {
  return name === undefined || (last !== undefined && last.name === null);
}

/** Says of a revision that is there already what is now so of it; undefined where another gave it a name meanwhile. */
async function note(
  queries: Queries,
  row: RevisionRow,
  { name, personId, isSupport = false, published }: Taking,
): Promise<RevisionRow | undefined> {
  const changes = {
    ...(name === undefined ? {} : { name, byId: personId, bySupport: isSupport }),
    ...(published && published.publishedAt > (row.publishedAt ?? new Date(0)) ? published : {}),
  };
  return (await noteOfRevision(queries, row, changes)) ? { ...row, ...changes } : undefined;
}

/** A clock of another machine may be behind: a revision is never older than the one before. */
function momentOf(last: RevisionRow | undefined, first: Date, now: Date): Date {
  if (!last) return first;
  return last.createdAt > now ? last.createdAt : now;
}
