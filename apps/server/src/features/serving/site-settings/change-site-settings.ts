import type { SiteSettings } from "@vitrine/contract";
import type { Reach } from "../../../platform/acting/reach.ts";
import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { contentHash } from "../../../platform/storage/content-hash.ts";
import { holdImages, type ImageLibrary } from "../../images/index.ts";
import { findPage } from "../../pages/index.ts";
import { findSite, lockSite } from "../../sites/index.ts";
import type { SiteParts } from "../site-parts.ts";
import { findSiteSettings, putSiteSettings, type SiteSettingsRow } from "./site-settings-store.ts";

export interface ChangeSiteSettings {
  /** The site. */
  readonly id: string;
  readonly notFoundPageId?: string | null | undefined;
  readonly faviconId?: string | null | undefined;
  readonly robots?: string | undefined;
  readonly legalName?: string | undefined;
  readonly legalEmail?: string | undefined;
}

/** @throws Refusal */
export async function readSiteSettings({ database: { queries } }: Platform, reach: Reach, id: string): Promise<SiteSettings> {
  if (!(await findSite(queries, reach, id))) throw new Refusal("NOT_FOUND");
  return presented(await findSiteSettings(queries, id));
}

function presented({ notFoundPageId, favicon, robots, legalName, legalEmail }: SiteSettingsRow): SiteSettings {
  return { notFoundPageId, favicon, robots, legalName, legalEmail };
}

/**
 * Changes what a site serves besides its pages. Pages follow a first icon, or that there is none any more, one by one.
 * @throws Refusal
 */
export async function changeSiteSettings(
  platform: Platform,
  { siteParts, library }: { readonly siteParts: SiteParts; readonly library: ImageLibrary },
  reach: Reach,
  { id, notFoundPageId, faviconId, robots, legalName, legalEmail }: ChangeSiteSettings,
): Promise<SiteSettings> {
  const { database } = platform;
  const icon = faviconId ? await readIcon(platform, library, reach, faviconId) : null;
  const { site, after } = await database.transaction(async (queries) => {
    const known = await findSite(queries, reach, id);
    const locked = known && (await lockSite(queries, id));
    if (!locked) throw new Refusal("NOT_FOUND");
    const before = await findSiteSettings(queries, id);
    if (notFoundPageId) {
      const page = await findPage(queries, reach, notFoundPageId);
      if (page?.siteId !== id) throw new Refusal("INVALID_INPUT", { fields: [{ path: "notFoundPageId", code: "page_elsewhere" }] });
    }
    // Nobody deletes it from the library while it becomes the icon.
    if (icon && (await holdImages(queries, reach, [icon.favicon.imageId])).size === 0) throw noSuchImage();
    await putSiteSettings(queries, id, {
      ...(notFoundPageId === undefined ? {} : { notFoundPageId }),
      ...(robots === undefined ? {} : { robots }),
      ...(legalName === undefined ? {} : { legalName }),
      ...(legalEmail === undefined ? {} : { legalEmail }),
      ...(faviconId === undefined ? {} : { favicon: icon?.favicon ?? null, iconName: icon?.name ?? null, icon: icon?.bytes ?? null }),
    });
    const next = await findSiteSettings(queries, id);
    await siteParts.note(queries, id);
    const pageIds = [before.notFoundPageId, next.notFoundPageId].flatMap((each) => each ?? []);
    if (before.notFoundPageId !== next.notFoundPageId) await siteParts.notePages(queries, id, pageIds);
    if ((before.iconName === null) !== (next.iconName === null)) await siteParts.renewPages(queries, locked);
    return { site: locked, after: next };
  });
  await siteParts.write(site);
  return presented(after);
}

function noSuchImage(): Refusal {
  return new Refusal("INVALID_INPUT", { fields: [{ path: "faviconId", code: "no_such_image" }] });
}

/** An image of the account's as an icon. @throws Refusal */
async function readIcon({ database }: Platform, library: ImageLibrary, reach: Reach, imageId: string) {
  const image = (await library.findOwn(database.queries, reach, [imageId])).get(imageId);
  const bytes = image && image.width > 0 && (await library.files.readDerived(image, "icon"));
  if (!bytes) throw noSuchImage();
  const favicon = { imageId, width: image.width, height: image.height };
  return { favicon, name: contentHash(bytes), bytes: bytes.toString("base64") };
}
