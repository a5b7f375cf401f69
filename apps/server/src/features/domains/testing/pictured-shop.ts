import { expect } from "vitest";
import type { Queries } from "../../../platform/database/database.ts";
import type { Reply } from "../../../testing/send.ts";
import { findAnyDomain } from "../domain-store.ts";
import type { DomainsFixture, Owner } from "./domains-fixture.ts";
import { picturedPage, uploadPhoto } from "./pictured-page.ts";

/** Somebody whose site has a domain and a published page with a photo. */
export interface PicturedShop {
  readonly owner: Owner;
  readonly domain: string;
  readonly pageId: string;
  readonly path: string;
}

/** Where a page has the account's images: whole addresses, or paths under its own. */
export const imagesNamedIn = (html: string): string[] => html.match(/(?:https?:\/\/[a-z0-9.:-]+)?\/_v\/i\/[0-9a-f]{40}-\w+/g) ?? [];

/** Connects a domain to somebody's site, and enters what it needs. */
export async function connectPages({ enter }: DomainsFixture, owner: Owner, name: string) {
  const domain = (await owner.connect(name)).json();
  enter(domain);
  expect((await owner.verify(domain.id)).state).toBe("completed");
  return domain;
}

/** Has somebody begin to connect an image domain to their site. */
export const connectImages = (owner: Owner, name: string): Promise<Reply> =>
  owner.call("POST", `/api/sites/${owner.siteId}/image-domain`, { name });

/** An image domain as the API shows it. */
export const imageDomainOf = async (owner: Owner, id: string) => (await owner.call("GET", `/api/image-domains/${id}`)).json();

export async function picturedShop(fixture: DomainsFixture, label: string): Promise<PicturedShop> {
  const owner = await fixture.newOwner(label);
  const domain = `${label}.example`;
  await connectPages(fixture, owner, domain);
  const document = picturedPage(await uploadPhoto(fixture.server, owner));
  const page = (await owner.call("POST", "/api/pages", { siteId: owner.siteId, slug: "cafe", title: "Café", document })).json();
  const published = await owner.call("POST", `/api/pages/${page.id}/publish`);
  expect(published.status, published.text).toBe(200);
  return { owner, domain, pageId: page.id, path: "/cafe" };
}

/** Puts an image domain into service: pages name it when it returns. */
export async function withImages(fixture: DomainsFixture, { owner, domain }: PicturedShop, name = `img.${domain}`) {
  const image = (await connectImages(owner, name)).json();
  fixture.enter(image.domain);
  expect((await owner.verify(image.domain.id)).state).toBe("completed");
  await expect.poll(async () => (await imageDomainOf(owner, image.domain.id)).stage, { timeout: 60_000 }).toBe("active");
  return { id: image.domain.id as string, name };
}

/** Since when an image domain is being taken away, in milliseconds since 1970; null where it is not, or is gone. */
export async function removingSince(queries: Queries, id: string): Promise<number | null> {
  return (await findAnyDomain(queries, id))?.removingAt?.getTime() ?? null;
}
