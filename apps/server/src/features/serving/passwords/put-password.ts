import { randomBytes } from "node:crypto";
import type { PagePasswordState } from "@vitrine/contract";
import type { Reach } from "../../../platform/acting/reach.ts";
import { boundedQueue } from "../../../platform/limits/bounded-queue.ts";
import { hashPassword } from "../../../platform/passwords/hash-password.ts";
import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { findPage, lockPage } from "../../pages/index.ts";
import { lockSite } from "../../sites/index.ts";
import type { SiteParts } from "../site-parts.ts";
import { findPassword, type PasswordRow, putPasswordRow, removePassword } from "./password-store.ts";

/** Passwords are made recognisable one after the other: each takes a core and 19 MiB for a moment. */
const hashing = boundedQueue({ key: 1 });

/** @throws Refusal */
export async function readPassword({ database: { queries } }: Platform, reach: Reach, id: string): Promise<PagePasswordState> {
  if (!(await findPage(queries, reach, id))) throw new Refusal("NOT_FOUND");
  return presented(await findPassword(queries, id));
}

function presented(row: PasswordRow | undefined): PagePasswordState {
  return { hasPassword: row !== undefined, changedAt: row?.changedAt.toISOString() ?? null };
}

/**
 * Has visitors of a page asked for a password, or nobody any more. Where the page is published that is so when this
 * returns; whoever was let in by an earlier one is asked again.
 * @throws Refusal
 */
export async function putPassword(
  platform: Platform,
  parts: SiteParts,
  reach: Reach,
  { id, password }: { readonly id: string; readonly password: string | null },
): Promise<PagePasswordState> {
  const { database, clock } = platform;
  const known = await findPage(database.queries, reach, id);
  if (!known) throw new Refusal("NOT_FOUND");
  const verifier = password === null ? null : await hashing.run("password", () => hashPassword(password));
  const { site, row } = await database.transaction(async (queries) => {
    // The site before the page, as a publish does it.
    const site = await lockSite(queries, known.siteId);
    const page = site && (await lockPage(queries, reach, id));
    if (!page) throw new Refusal("NOT_FOUND");
    const changedAt = new Date(clock.now());
    const row =
      verifier === null ? undefined : { pageId: id, siteId: site.id, verifier, version: randomBytes(16).toString("hex"), changedAt };
    await (row ? putPasswordRow(queries, row) : removePassword(queries, id));
    await parts.notePages(queries, site.id, [id]);
    return { site, row };
  });
  await parts.write(site);
  return presented(row);
}
