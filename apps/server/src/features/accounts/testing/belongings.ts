import type { LeadEntry } from "@vitrine/contract";
import sharp from "sharp";
import { wholeAccount } from "../../../platform/acting/reach.ts";
import { builtInImages } from "../../../platform/build/built-in-images.ts";
import type { Platform } from "../../../platform/platform.ts";
import { leadEntry } from "../../../testing/lead-entry.ts";
import { pageWithForm } from "../../../testing/page-with-form.ts";
import { testBuild } from "../../../testing/test-build.ts";
import { openImageLibrary } from "../../images/image-library.ts";
import type { ImageLibrary, LibraryImage } from "../../images/index.ts";
import { uploadImage } from "../../images/upload-image.ts";
import { deduplicateLeads } from "../../leads/deduplicate-leads.ts";
import { insertLeads } from "../../leads/lead-store.ts";
import { createPage } from "../../pages/create-page.ts";
import type { PageRow } from "../../pages/index.ts";
import { pageCompiler } from "../../publishing/compile/page-compiler.ts";
import { publishPage } from "../../publishing/publish-page.ts";
import { createSite } from "../../sites/create-site.ts";
import type { SiteRow } from "../../sites/index.ts";

/** What an account comes to have, made as the product makes it. */
export interface Belongings {
  readonly library: ImageLibrary;
  site(accountId: string, name: string): Promise<SiteRow>;
  page(site: SiteRow, slug: string): Promise<PageRow>;
  publish(page: PageRow): Promise<void>;
  image(accountId: string, name: string): Promise<{ readonly row: LibraryImage; readonly bytes: Buffer }>;
  leads(accountId: string, count: number, given?: Partial<LeadEntry>): Promise<void>;
}

export function belongingsOn(platform: Platform): Belongings {
  const library = openImageLibrary(platform);
  const tools = { library, builtInImages: builtInImages(testBuild.imagesFolder), compiler: pageCompiler(testBuild) };
  let shade = 0;
  return {
    library,
    site: (accountId, name) =>
      createSite(platform, { reach: wholeAccount(accountId), cap: null, requestId: "req_test" }, { name, region: "br" }),
    async page(site, slug) {
      const { document } = pageWithForm("Curso de violão");
      return (
        await createPage(platform, wholeAccount(site.accountId), {
          siteId: site.id,
          slug,
          title: `Página ${slug}`,
          language: "pt",
          document,
        })
      ).row;
    },
    async publish({ id, accountId }) {
      await publishPage(platform, tools, wholeAccount(accountId), { id, overwrite: false });
    },
    async image(accountId, name) {
      shade = (shade + 1) % 256;
      const bytes = await sharp({ create: { width: 20, height: 10, channels: 3, background: { r: shade, g: 9, b: 9 } } })
        .png()
        .toBuffer();
      return { row: await uploadImage(platform, library.files, accountId, { name, bytes }), bytes };
    },
    async leads(accountId, count, given = {}) {
      for (let left = count; left > 0; left -= 1_000) {
        const some = Array.from({ length: Math.min(left, 1_000) }, () =>
          leadEntry({ accountId, at: platform.clock.now(), id: platform.clock.id("lead"), ...given }),
        );
        const { rows } = deduplicateLeads(
          some.map((entry) => ({ entry, key: entry.id })),
          new Map(),
        );
        await insertLeads(platform.database.queries, rows);
      }
    },
  };
}
