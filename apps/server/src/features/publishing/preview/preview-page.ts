import { randomBytes } from "node:crypto";
import { type PreviewPart, previewKey } from "@vitrine/contract";
import type { Reach } from "../../../platform/acting/reach.ts";
import { siteUrl } from "../../../platform/config.ts";
import type { Platform } from "../../../platform/platform.ts";
import { contentHash } from "../../../platform/storage/content-hash.ts";
import { storeArtefact } from "../artefacts/artefact.ts";
import { spendStorage } from "../artefacts/spend-storage.ts";
import { keepArtefacts } from "../artefacts/unused-artefact-store.ts";
import { pageSurroundings } from "../page-surroundings.ts";
import { type PublishingTools, readDraft, runExclusively } from "../publish-page.ts";

/** How long a preview is shown, in milliseconds. */
const SHOWN_MS = 3_600_000;

export interface Preview {
  readonly url: string;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/**
 * Makes of a page as it is now what publishing it would make, and shows that on its own site at an address of 128
 * random bits, for an hour. What is published stays as it is.
 */
export function previewPage(platform: Platform, tools: PublishingTools, reach: Reach, id: string): Promise<Preview> {
  return runExclusively(reach.accountId, async () => {
    const { database, clock, config, storage } = platform;
    const { page, site, document } = await readDraft(platform, reach, id);
    const home = siteUrl(config, site);
    const token = randomBytes(16).toString("hex");
    const path = `/_v/preview/${token}`;
    const { files, route } = await tools.compiler.compile(
      { document, pageId: page.id, title: page.title, url: `${home}/${page.slug}`, formsAt: `${path}/` },
      (needs) => pageSurroundings(tools, database.queries, reach, needs, home, { siteId: site.id }),
    );
    await keepArtefacts(
      database.queries,
      files.map(({ hash }) => hash),
    );
    await spendStorage(platform, reach, files);
    await Promise.all(files.map((file) => storeArtefact(storage, file)));
    const until = clock.now() + SHOWN_MS;
    const { artefact, csp } = route;
    const part: PreviewPart = { schema: 2, site: site.folder, artefact, csp, language: page.language, until };
    await storage.put(previewKey(contentHash(token)), Buffer.from(JSON.stringify(part)));
    return { url: `${home}${path}`, until };
  });
}
