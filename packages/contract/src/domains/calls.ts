import { z } from "zod";
import { openTo } from "../calls/access.ts";
import { idOf } from "../calls/ids.ts";
import { listInput, listOf } from "../calls/lists.ts";
import { domain } from "./domain.ts";
import { imageDomain } from "./image-domain.ts";

const byDomain = z.strictObject({ id: idOf("domain") });
const forSite = z.strictObject({
  id: idOf("site"),
  name: z.string().trim().min(1, { message: "required" }).max(300, { message: "bad_domain" }),
});
const ofAccount = listInput.extend({ siteId: idOf("site").optional() });

export const domainCalls = {
  connect: openTo("account", { area: "sites", role: "owner", needs: "domains" })
    .route({
      method: "POST",
      path: "/sites/{id}/domains",
      successStatus: 201,
      tags: ["domains"],
      summary: "Connect a domain to a site; says which entries to make for it",
    })
    .input(forSite)
    .output(domain),
  verify: openTo("account", { area: "sites", role: "owner" })
    .route({
      method: "POST",
      path: "/domains/{id}/verify",
      tags: ["domains"],
      summary: "Look at the entries of a domain, or of an image domain, now",
    })
    .input(byDomain)
    .output(domain),
  setMain: openTo("account", { area: "sites", role: "owner" })
    .route({
      method: "POST",
      path: "/domains/{id}/main",
      tags: ["domains"],
      summary: "Make a connected domain its site's address",
    })
    .input(byDomain)
    .output(domain),
  list: openTo("account", { area: "sites", role: "viewer" })
    .route({ method: "GET", path: "/domains", tags: ["domains"], summary: "The account's domains, newest first" })
    .input(ofAccount)
    .output(listOf(domain)),
  get: openTo("account", { area: "sites", role: "viewer" })
    .route({ method: "GET", path: "/domains/{id}", tags: ["domains"], summary: "A domain, with what is known of its entries" })
    .input(byDomain)
    .output(domain),
  remove: openTo("account", { area: "sites", role: "owner" })
    .route({
      method: "DELETE",
      path: "/domains/{id}",
      successStatus: 204,
      tags: ["domains"],
      summary: "Unlink a domain from its site",
    })
    .input(byDomain)
    .output(z.void()),
  connectImages: openTo("account", { area: "sites", role: "owner", needs: "domains" })
    .route({
      method: "POST",
      path: "/sites/{id}/image-domain",
      successStatus: 201,
      tags: ["domains"],
      summary: "Have the images of a site's pages shown under a subdomain; says which entries to make for it",
    })
    .input(forSite)
    .output(imageDomain),
  listImages: openTo("account", { area: "sites", role: "viewer" })
    .route({ method: "GET", path: "/image-domains", tags: ["domains"], summary: "The account's image domains, newest first" })
    .input(ofAccount)
    .output(listOf(imageDomain)),
  getImages: openTo("account", { area: "sites", role: "viewer" })
    .route({ method: "GET", path: "/image-domains/{id}", tags: ["domains"], summary: "An image domain, with how far it is" })
    .input(byDomain)
    .output(imageDomain),
  removeImages: openTo("account", { area: "sites", role: "owner" })
    .route({
      method: "DELETE",
      path: "/image-domains/{id}",
      successStatus: 204,
      tags: ["domains"],
      summary: "Take the images of a site's pages off a subdomain, which shows them on until no page names it",
    })
    .input(byDomain)
    .output(z.void()),
};
