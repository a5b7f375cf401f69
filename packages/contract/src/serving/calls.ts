import { z } from "zod";
import { openTo } from "../calls/access.ts";
import { idOf } from "../calls/ids.ts";
import { pagePassword, pagePasswordState } from "./page-password.ts";
import { REDIRECTS_MOST, redirect, redirectList } from "./redirect.ts";
import { siteSettings, siteSettingsChange } from "./site-settings.ts";

/** Bytes of a call that brings every redirect that a site may have, each of a usual length. */
const REDIRECTS_BODY = 4 * 1024 * 1024;

const byPage = z.strictObject({ id: idOf("page") });
const bySite = z.strictObject({ id: idOf("site") });

export const servingCalls = {
  getRedirects: openTo("account", { area: "sites", role: "viewer" })
    .route({ method: "GET", path: "/sites/{id}/redirects", tags: ["serving"], summary: "Paths of a site that lead on to others" })
    .input(bySite)
    .output(redirectList),
  putRedirects: openTo("account", { area: "sites", role: "editor", needs: "edit", maxBody: REDIRECTS_BODY })
    .route({
      method: "PUT",
      path: "/sites/{id}/redirects",
      tags: ["serving"],
      summary: "Replace the list of them, on top of a version where one is given: each is answered with 301 where no page stands",
    })
    .input(
      bySite.extend({
        /** The version the list was changed from. Without it, whatever was there is replaced. */
        version: z.int().min(0).optional(),
        items: z.array(redirect).max(REDIRECTS_MOST, { message: "redirects_many" }),
      }),
    )
    .output(redirectList),
  getSettings: openTo("account", { area: "sites", role: "viewer" })
    .route({ method: "GET", path: "/sites/{id}/serving", tags: ["serving"], summary: "What a site serves besides its pages" })
    .input(bySite)
    .output(siteSettings),
  changeSettings: openTo("account", { area: "sites", role: "editor", needs: "edit" })
    .route({
      method: "PATCH",
      path: "/sites/{id}/serving",
      tags: ["serving"],
      summary: "Choose the page of a site that is shown where nothing is, its icon, and what robots are told",
    })
    .input(bySite.extend(siteSettingsChange))
    .output(siteSettings),
  getPassword: openTo("account", { area: "pages", role: "viewer" })
    .route({
      method: "GET",
      path: "/pages/{id}/password",
      tags: ["serving"],
      summary: "Whether visitors of a page are asked for a password",
    })
    .input(byPage)
    .output(pagePasswordState),
  putPassword: openTo("account", { area: "pages", role: "editor", needs: "edit" })
    .route({
      method: "PUT",
      path: "/pages/{id}/password",
      tags: ["serving"],
      summary:
        "Ask visitors of a page for a password, at once where it is published; with another one, those who knew the last are asked again",
    })
    .input(byPage.extend({ password: pagePassword }))
    .output(pagePasswordState),
};
