import { REPUBLISH_NAMED_MOST, type SectionRepublish } from "@vitrine/contract";
import type { Reach } from "../../../platform/acting/reach.ts";
import type { Queries } from "../../../platform/database/database.ts";
import { countPagesBehind, findPageTitles } from "../../pages/index.ts";
import { pagesBehind, requireSection } from "../../synced/index.ts";
import { countRepublishPages, findRepublish, listRepublishPages, type RepublishPageState } from "./republish-store.ts";

/** Which pages show an older version of a section, and what became of publishing them. @throws Refusal */
export async function presentRepublish(queries: Queries, reach: Reach, sectionId: string): Promise<SectionRepublish> {
  await requireSection(queries, reach, sectionId);
  const { count, alsoChanged, alsoChangedCount } = await countPagesBehind(
    queries,
    reach,
    pagesBehind(queries, sectionId),
    REPUBLISH_NAMED_MOST,
  );
  return {
    behind: count,
    alsoChanged: alsoChanged.map(({ id, title }) => ({ pageId: id, title })),
    alsoChangedCount,
    run: await presentRun(queries, reach, sectionId),
  };
}

async function presentRun(queries: Queries, reach: Reach, sectionId: string): Promise<SectionRepublish["run"]> {
  const row = await findRepublish(queries, sectionId);
  if (!row) return null;
  const counts = await countRepublishPages(queries, sectionId);
  const countOf = (state: RepublishPageState): number => counts.get(state) ?? 0;
  const named = async (state: RepublishPageState) => {
    const found = await listRepublishPages(queries, sectionId, state, REPUBLISH_NAMED_MOST);
    const titles = await findPageTitles(
      queries,
      reach,
      found.map(({ pageId }) => pageId),
    );
    // Whoever is limited to some sites is named the pages of those.
    return found.flatMap(({ pageId, problem }) => {
      const title = titles.get(pageId);
      return title === undefined ? [] : [{ pageId, title, problem: problem ?? "" }];
    });
  };
  const [published, skippedCount, failedCount] = [countOf("published"), countOf("skipped"), countOf("failed")];
  const skipped = skippedCount > 0 ? await named("skipped") : [];
  return {
    state: row.state,
    begunAt: row.begunAt.toISOString(),
    pages: published + skippedCount + failedCount + countOf("waiting"),
    settled: published + skippedCount + failedCount,
    published,
    skipped: skipped.map(({ pageId, title }) => ({ pageId, title })),
    skippedCount,
    failed: failedCount > 0 ? await named("failed") : [],
    failedCount,
  };
}
