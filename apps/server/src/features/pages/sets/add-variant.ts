import { type Language, type PageDocument, setPageSettings } from "@vitrine/document";
import type { Reach } from "../../../platform/acting/reach.ts";
import { siteUrl } from "../../../platform/config.ts";
import type { Queries } from "../../../platform/database/database.ts";
import { refuseDocument } from "../../../platform/documents/document-input.ts";
import type { Platform } from "../../../platform/platform.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { copyPage, mostOfSlug, mostOfTitle } from "../copy-page.ts";
import { afterOperation } from "../document/after-operation.ts";
import { refuseDomainName } from "../domain-name.ts";
import { freeSlug } from "../free-slug.ts";
import { type PageRow, takenSlugs } from "../page-store.ts";
import { refuseHeldBack } from "../policy.ts";
import { tellPage } from "../tell-page.ts";
import { holdSet } from "./hold-set.ts";
import { putMain } from "./make-main.ts";
import { tellRegrouped } from "./tell-regrouped.ts";

export interface NewVariant {
  /** The page it is a copy of. */
  readonly id: string;
  /** Empty for one like the page's. */
  readonly title: string;
  readonly slug?: string | undefined;
  readonly language?: Language | undefined;
  /** Whether it is the main page of the set from then on. */
  readonly isMain: boolean;
  readonly syncs: boolean;
}

const SUFFIX = { pt: "variante", en: "variant", es: "variante" } as const satisfies Record<Language, string>;

function inLanguage(document: PageDocument, language: Language): PageDocument {
  const done = afterOperation(document, setPageSettings({ language }));
  if (!done.ok) throw refuseDocument(done.problems, "document");
  return done.value;
}

/** An address like the page's, told apart by the language where that is another one, which no other page has. */
async function slugLike(queries: Queries, page: PageRow, language: Language): Promise<string> {
  const slug = `${mostOfSlug(page.slug)}-${language === page.language ? SUFFIX[language] : language}`;
  return (await takenSlugs(queries, page.siteId, [slug])).has(slug) ? freeSlug(queries, page.siteId, slug, language) : slug;
}

/** Makes a copy of a page in its set: as a variant, or as the main page in the place of what is that. @throws Refusal */
export async function addVariant(platform: Platform, reach: Reach, input: NewVariant): Promise<PageRow> {
  const { database, config } = platform;
  const { made, rows } = await database.transaction(async (queries) => {
    const set = await holdSet(queries, reach, input.id);
    if (!set) throw new Refusal("NOT_FOUND");
    const { page, rows, site } = set;
    const there = rows.filter(({ deletedAt }) => deletedAt === null);
    refuseHeldBack("add_variant", { ...set, variants: there.length - 1 });
    const language = input.language ?? page.language;
    const title = input.title || `${mostOfTitle(page.title)} (${language === page.language ? SUFFIX[language] : language})`;
    refuseDomainName(title, siteUrl(config, site));
    const copy = await copyPage(platform, queries, page, {
      title,
      slug: input.slug ?? (await slugLike(queries, page, language)),
      place: { mainId: page.mainId ?? page.id, syncs: input.syncs },
      changed: (document) => (language === page.language ? document : inLanguage(document, language)),
    });
    if (!input.isMain) return { made: copy, rows: [copy] };
    await putMain(queries, copy, rows);
    await tellRegrouped(platform, queries, copy);
    return { made: { ...copy, mainId: null, syncs: false }, rows: [copy, ...rows] };
  });
  for (const { id } of rows) tellPage(platform, reach.accountId, id, { what: "changed" });
  return made;
}
