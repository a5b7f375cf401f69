import type { Page } from "@vitrine/contract";
import type { SettingsWays } from "../../../builder/builder-props.ts";
import { siteAddress, spokenAddress } from "../../../platform/site-address.ts";

/** Where visitors find a page, or would, for people to read. */
export function pageAddress({ url, siteName, slug }: Pick<Page, "url" | "siteName" | "slug">): string {
  return spokenAddress(url ?? `${siteAddress(siteName)}/${slug}`);
}

/** Where what stands beside a page's settings is to be had. */
export function settingsWays({ id, siteId, url, siteName }: Pick<Page, "id" | "siteId" | "url" | "siteName">): SettingsWays {
  return {
    siteUrl: url === null ? siteAddress(siteName) : new URL(url).origin,
    whoAnswers: `/sites/${siteId}/serving`,
    password: `/pages/${id}/password`,
  };
}
