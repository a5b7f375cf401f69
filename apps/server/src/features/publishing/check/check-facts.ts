import type { LegalLack } from "@vitrine/checks";
import { type ImageFormat, imageWidthFor } from "@vitrine/contract";
import { type Language, SITE_LEGAL_PATHS } from "@vitrine/document";
import type { Reach } from "../../../platform/acting/reach.ts";
import type { Config } from "../../../platform/config.ts";
import type { Queries } from "../../../platform/database/database.ts";
import type { LibraryImage } from "../../images/index.ts";
import { hostsOf } from "../../pages/index.ts";
import { findWhoAnswers } from "../../serving/index.ts";
import type { CheckFacts, PageNeeds } from "../compile/compile-page.ts";
import { listEarlierPaths } from "../earlier-path-store.ts";
import type { PageImageSources } from "../images/page-images.ts";
import { listLegalTexts, listPaths } from "../publication-store.ts";
import type { Draft } from "../publish-page.ts";

/** Of a site with more published pages than this nobody is told whether a link leads to one. */
const MOST_PATHS = 2_000;

/** The width in pixels that stands for what visitors load of a picture: a computer's, or a telephone's with a sharp screen. */
const USUAL_WIDTH = 1280;

/** What a check of a page has to know besides its document. Its pictures have their files by then. */
export async function findCheckFacts(
  { library, builtInImages }: PageImageSources,
  { queries, config }: { readonly queries: Queries; readonly config: Config },
  reach: Reach,
  { page, site, sectionVersions }: Pick<Draft, "page" | "site" | "sectionVersions">,
  { imageIds }: Pick<PageNeeds, "imageIds">,
): Promise<CheckFacts> {
  const own = await library.findOwn(queries, reach, [...imageIds]);
  const imageBytes = new Map<string, number>();
  for (const id of imageIds) {
    const image = own.get(id);
    if (image?.kind === "audio") continue;
    const bytes = image ? await library.files.sizeOf(image, ...usualFile(image)) : (builtInImages.find(id)?.bytes().length ?? null);
    if (bytes !== null) imageBytes.set(id, bytes);
  }
  const paths = await pathsOf(queries, site.id);
  const texts = await listLegalTexts(queries, site.id);
  return {
    name: page.title,
    hosts: hostsOf(config, site),
    ownPath: `/${page.slug}`,
    paths: paths && new Set([...paths, ...texts.flatMap(({ language }) => legalPaths(language))]),
    imageBytes,
    legalLacks: await legalLacks(queries, site.id, page.language, paths),
    missingSectionIds: new Set(page.sectionIds.filter((id) => !sectionVersions.has(id))),
  };
}

/** The file that most visitors are sent of a picture. */
function usualFile({ width, isVector }: LibraryImage): [width: number, format: ImageFormat] {
  return isVector ? [width, "svg"] : [imageWidthFor(width, USUAL_WIDTH), "webp"];
}

function legalPaths(language: Language): string[] {
  return Object.values(SITE_LEGAL_PATHS).map(({ [language]: path }) => path);
}

/** What the site's legal texts would say of nobody; nothing where the owner's own pages stand in their place. */
async function legalLacks(queries: Queries, siteId: string, language: Language, paths: ReadonlySet<string> | null): Promise<LegalLack[]> {
  if (legalPaths(language).every((path) => paths?.has(path))) return [];
  const { name, email } = await findWhoAnswers(queries, siteId);
  return [...(name === "" ? ["name" as const] : []), ...(email === "" ? ["email" as const] : [])];
}

/** The paths at which a visitor finds a page, or the way to one. */
async function pathsOf(queries: Queries, siteId: string): Promise<ReadonlySet<string> | null> {
  const served = await listPaths(queries, siteId, MOST_PATHS + 1);
  if (served.length > MOST_PATHS) return null;
  const pageIds = new Set(served.map(({ pageId }) => pageId));
  const earlier = (await listEarlierPaths(queries, siteId)).filter(({ pageId }) => pageId !== null && pageIds.has(pageId));
  return new Set([...served, ...earlier].map(({ path }) => path));
}
