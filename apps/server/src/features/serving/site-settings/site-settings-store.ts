import { eq } from "drizzle-orm";
import type { Queries } from "../../../platform/database/database.ts";
import { siteSettings } from "../tables.ts";

type Row = typeof siteSettings.$inferSelect;

/** A site's settings without the bytes of its icon. */
export type SiteSettingsRow = Omit<Row, "icon">;

const COLUMNS = {
  siteId: siteSettings.siteId,
  notFoundPageId: siteSettings.notFoundPageId,
  favicon: siteSettings.favicon,
  iconName: siteSettings.iconName,
  robots: siteSettings.robots,
  legalName: siteSettings.legalName,
  legalEmail: siteSettings.legalEmail,
};

const NO_WORDS = { robots: "", legalName: "", legalEmail: "" };

/** A site's settings; those of one that never changed any are as good as none. */
export async function findSiteSettings(queries: Queries, siteId: string): Promise<SiteSettingsRow> {
  const [row] = await queries.select(COLUMNS).from(siteSettings).where(eq(siteSettings.siteId, siteId)).limit(1);
  return row ?? { siteId, notFoundPageId: null, favicon: null, iconName: null, ...NO_WORDS };
}

/** The bytes of a site's icon, in base 64. */
export async function findIcon(queries: Queries, siteId: string): Promise<{ readonly name: string; readonly bytes: Buffer } | null> {
  const [row] = await queries
    .select({ name: siteSettings.iconName, icon: siteSettings.icon })
    .from(siteSettings)
    .where(eq(siteSettings.siteId, siteId))
    .limit(1);
  return row?.name && row.icon ? { name: row.name, bytes: Buffer.from(row.icon, "base64") } : null;
}

/** Changes some of a site's settings; the rest is as it was, or as it begins. */
export async function putSiteSettings(queries: Queries, siteId: string, changes: Partial<Omit<Row, "siteId">>): Promise<void> {
  const row = { notFoundPageId: null, favicon: null, iconName: null, icon: null, ...NO_WORDS, ...changes };
  const insert = queries.insert(siteSettings).values({ siteId, ...row });
  await (Object.keys(changes).length === 0
    ? insert.onConflictDoNothing()
    : insert.onConflictDoUpdate({ target: siteSettings.siteId, set: changes }));
}
