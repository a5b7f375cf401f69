import { blockCatalog } from "@vitrine/blocks";
import { checkPage, type Finding } from "@vitrine/checks";
import type { CheckFactsReply } from "@vitrine/contract";
import { mergeKept, readStored, treeOf } from "@vitrine/document";
import type { Reach } from "../../../platform/acting/reach.ts";
import { imagesOrigin, siteUrl } from "../../../platform/config.ts";
import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";
import type { CheckFacts, PageNeeds } from "../compile/compile-page.ts";
import { pageSurroundings } from "../page-surroundings.ts";
import { type Draft, type PublishingTools, readDraft, runExclusively } from "../publish-page.ts";
import { findCheckFacts } from "./check-facts.ts";

export interface PageCheck {
  readonly items: readonly Finding[];
  readonly facts: CheckFactsReply;
}

/**
 * What is wrong with a page as it is now, by what publishing it would make: its pictures are weighed as visitors load
 * them, its code is what is switched on.
 * @throws Refusal for a page that publishing would refuse to make, by the same words; an empty one is told as a finding
 */
export function pageCheck(platform: Platform, tools: PublishingTools, reach: Reach, id: string): Promise<PageCheck> {
  return runExclusively(reach.accountId, async () => {
    const { database, config } = platform;
    const draft = await readDraft(platform, reach, id);
    const { page, site, document } = draft;
    const home = siteUrl(config, site);
    const findFacts = (needs: Pick<PageNeeds, "imageIds">): Promise<CheckFacts> =>
      findCheckFacts(tools, { queries: database.queries, config }, reach, draft, needs);
    let facts: CheckFacts | undefined;
    try {
      const { findings } = await tools.compiler.compile(
        {
          document,
          pageId: page.id,
          title: page.title,
          url: `${home}/${page.slug}`,
          imagesOrigin: imagesOrigin(config, site) ?? undefined,
        },
        async (needs) => {
          const around = await pageSurroundings(tools, database.queries, reach, needs, home);
          await around.areServable;
          facts = await findFacts(needs);
          return { ...around, found: { ...around.found, checkFacts: facts } };
        },
      );
      if (!facts) throw new Error(`the page ${id} was compiled without what surrounds it`);
      return { items: findings, facts: presentFacts(facts) };
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== "EMPTY_PAGE") throw error;
      const known = await findFacts({ imageIds: [] });
      return { items: findingsOfEmpty(draft, known), facts: presentFacts(known) };
    }
  });
}

function findingsOfEmpty({ page, document }: Draft, facts: CheckFacts): Finding[] {
  const read = readStored(mergeKept(document), blockCatalog);
  if (!read.ok) throw new Error(`the document of ${page.id} cannot be read`);
  return checkPage(treeOf(read.value.records), { ...facts, sizes: null, offIds: new Set(), brokenIds: new Set() });
}

function presentFacts({ hosts, ownPath, paths, imageBytes, missingSectionIds, legalLacks = [] }: CheckFacts): CheckFactsReply {
  return {
    hosts: [...hosts],
    ownPath,
    paths: paths && [...paths],
    imageBytes: Object.fromEntries(imageBytes),
    missingSectionIds: [...missingSectionIds],
    legalLacks: [...legalLacks],
  };
}
