import { type Reach, wholeAccount } from "../../../platform/acting/reach.ts";
import type { Queries } from "../../../platform/database/database.ts";
import { lockSite, type SiteRow } from "../../sites/index.ts";
import { findPage, type PageRow } from "../page-store.ts";
import type { PageLife } from "../policy.ts";
import { findInTrash } from "../trash/trash-store.ts";
import { lockSet } from "./set-store.ts";

/** A page with the set it is in: all of the account's, not of those alone that whoever asks may touch. */
export interface HeldSet extends PageLife {
  readonly site: SiteRow;
  /** The page, its main page and the variants, those in the trash among them. */
  readonly rows: readonly PageRow[];
}

/**
 * Reads a page, in its place or in the trash, with the set it is in. Nobody else may change one of them, or add one, until
 * the transaction ends.
 */
export async function holdSet(
  queries: Queries,
  reach: Reach,
  id: string,
  where: "there" | "trash" = "there",
): Promise<HeldSet | undefined> {
  const find = where === "there" ? findPage : findInTrash;
  const known = await find(queries, reach, id);
  // The site before its pages, as a publish does it: two that each wait for the other would wait for ever.
  const site = known && (await lockSite(queries, known.siteId));
  const found = site && (await find(queries, reach, id));
  if (!found) return undefined;
  const rows = await lockSet(queries, wholeAccount(reach.accountId), found.mainId ?? id);
  const page = rows.find((row) => row.id === id);
  if (!page || (page.deletedAt === null) !== (where === "there")) return undefined;
  const there = rows.filter(({ deletedAt }) => deletedAt === null);
  return {
    site,
    page,
    main: there.find((row) => row.id === page.mainId) ?? null,
    variants: there.filter(({ mainId }) => mainId === id).length,
    rows,
  };
}
