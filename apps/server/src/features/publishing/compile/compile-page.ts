import { isDeepStrictEqual } from "node:util";
import { blockCatalog, type ImageSource } from "@vitrine/blocks";
import { checkPage, type Finding, type PageFacts } from "@vitrine/checks";
import type { FormSpec, ManifestRoute, PageWeight } from "@vitrine/contract";
import {
  type BlockRecord,
  type DocumentTree,
  type ImageReference,
  imageIdsIn,
  mergeKept,
  PAGE_ID,
  PAGE_SLOT,
  type PageDocument,
  readStored,
  treeOf,
} from "@vitrine/document";
import { type Alternate, type PageResources, pageParts, type ShippedFamily } from "@vitrine/renderer";
import { fontFile } from "../../../platform/build/fonts.ts";
import type { VisitorScripts } from "../../../platform/build/visitor-scripts.ts";
import { type Artefact, gzipSize, textArtefact } from "../artefacts/artefact.ts";
import { FOLDER_ADDRESSES, SITE_ADDRESSES } from "../page-addresses.ts";
import { type KeptWithSections, withNewestSections } from "../page-sections.ts";
import { contentSecurityPolicy, policyInPage } from "./content-policy.ts";
import { legalLook } from "./legal-look.ts";
import { codeSeals, pageCode } from "./own-code/page-code.ts";
import { settingsCode, settingsSeals } from "./own-code/settings-code.ts";
import { countParts, MOST_FORM_BYTES, MOST_PAGE_BYTES, MOST_PARTS, MOST_ROUGH_BYTES, roughBytes } from "./page-budget.ts";
import { byteRanges, type Forms, formSpecs, placed, termsOf } from "./page-forms.ts";

/** A page as it is stored, and where it goes. */
export interface CompileInput {
  readonly document: KeptWithSections;
  readonly pageId: string;
  /** The page's title when its document has none. */
  readonly title: string;
  readonly url: string;
  /** What the addresses of its forms begin with; for a page at its own address, where its forms are taken. */
  readonly formsAt?: string;
  /** The origin that shows the pictures of its account; its own unless given. */
  readonly imagesOrigin?: string | undefined;
  /** For a page that becomes a folder of files, which may stand anywhere. */
  readonly folder?: FolderInput;
}

export interface FolderInput {
  /** The origin of the site that takes its forms. */
  readonly home: string;
  /** The forms that are taken there; one that asks anything else than these is closed on the page. */
  readonly takenForms: Forms;
}

/** The images that a page names. */
export interface ImageNeeds {
  readonly imageIds: readonly string[];
  readonly favicon: ImageReference | undefined;
  readonly shareImage: ImageReference | undefined;
}

/** What is known of a page before it is rendered. */
export interface PageNeeds extends ImageNeeds {
  /** What of it visitors get only if somebody of the account has switched it on. */
  readonly codeSeals: readonly string[];
  /** The title that its own settings give it; empty for one that is called by its name. */
  readonly ownTitle: string;
}

/** Where they are to be had; what is not in it is left out of the page. */
export interface FoundImages {
  readonly sources: ReadonlyMap<string, ImageSource>;
  readonly favicon: string | undefined;
  readonly shareImage: ReturnType<PageResources["shareImage"]>;
}

/** What publishing has found for a page. */
export interface FoundForPage extends FoundImages {
  /** Of its `codeSeals`, those that are switched on. */
  readonly approvedCode: ReadonlySet<string>;
  /** The published pages of its set, with the page itself among them, as they are where it stands. */
  readonly alternates?: readonly Alternate[];
  /** For a page that is to be checked: what it takes to know besides. */
  readonly checkFacts?: CheckFacts;
}

/** What a check has to know that compiling does not tell by itself. */
export type CheckFacts = Omit<PageFacts, "sizes" | "offIds" | "brokenIds" | "offPlaces" | "brokenPlaces">;

export interface CompiledPage {
  readonly route: ManifestRoute;
  /** Everything visitors may load of the page, images apart. */
  readonly files: readonly Artefact[];
  readonly ownTitle: string;
  /** The images that stand in the page. */
  readonly shownImageIds: readonly string[];
  readonly weight: PageWeight;
  /** Blocks whose own code is switched on, but left out: it would break the page. */
  readonly brokenCodeIds: readonly string[];
  /** Forms that nobody would take, with words in their place. */
  readonly closedFormIds: readonly string[];
  readonly fontFamilies: readonly ShippedFamily[];
  readonly hasShareImage: boolean;
  /** What is wrong with the page; nothing unless it was to be checked. */
  readonly findings: readonly Finding[];
}

/**
 * Why a page is not made: nothing is on it, or too much, or too much in its forms, as far as can be told in bytes; or too
 * many parts; or its sections make it larger than a document may be.
 */
export type CompileProblem =
  | { readonly problem: "empty" }
  | { readonly problem: "tooLarge" }
  | { readonly problem: "tooHeavy" | "formsTooLarge"; readonly bytes: number }
  | { readonly problem: "tooDetailed"; readonly count: number };

/** A page that was read, waiting for its images. */
export interface OpenPage {
  readonly needs: PageNeeds;
  /** Renders it into the files visitors get, and says how to serve it. Nothing is stored yet. */
  compile(found: FoundForPage): Promise<CompiledPage | CompileProblem>;
}

/** @throws when the document cannot be read: what is stored was checked before. */
export function openPage(scripts: VisitorScripts, input: CompileInput): OpenPage | CompileProblem {
  const newest = withNewestSections(input.document, input.pageId);
  if (!newest) return { problem: "tooLarge" };
  const { written, changes } = newest;
  // One that was written whole is judged before an object is made for each of its parts.
  const merged = changes.length === 0 ? undefined : mergeKept(newest);
  const whole = merged === undefined ? written : JSON.stringify(merged);
  const count = countParts(whole);
  if (count > MOST_PARTS) return { problem: "tooDetailed", count };
  const stored = merged ?? mergeKept(newest);
  const read = readStored(stored, blockCatalog);
  if (!read.ok) {
    const [{ path = [], detail = "" } = {}] = read.problems;
    throw new Error(`the document of ${input.pageId} cannot be read: ${path.join(".")} ${detail}`);
  }
  const tree = treeOf(read.value.records);
  if (tree.children(PAGE_ID, PAGE_SLOT).length === 0) return { problem: "empty" };
  const bytes = roughBytes(whole, tree);
  if (bytes > MOST_ROUGH_BYTES) return { problem: "tooHeavy", bytes };
  const forms = formSpecs(tree);
  const formBytes = Buffer.byteLength(JSON.stringify(forms));
  if (formBytes > MOST_FORM_BYTES) return { problem: "formsTooLarge", bytes: formBytes };
  const { favicon, shareImage } = tree.page();
  return {
    needs: {
      ownTitle: ownTitle(tree),
      codeSeals: [...new Set([...codeSeals(tree), ...settingsSeals(tree.page())])],
      imageIds: [...imageIdsIn(tree.records())],
      favicon,
      shareImage,
    },
    compile: (found) => compilePage(scripts, input, { document: read.value, tree, forms, found }),
  };
}

interface ReadPage {
  readonly document: PageDocument;
  readonly tree: DocumentTree;
  /** Without their places, which are known once it is rendered. */
  readonly forms: Forms;
  readonly found: FoundForPage;
}

async function compilePage(
  scripts: VisitorScripts,
  { pageId, title, url, folder, imagesOrigin, formsAt = `${folder?.home ?? ""}/_v/forms/${pageId}/` }: CompileInput,
  { document, tree, forms, found }: ReadPage,
): Promise<CompiledPage | CompileProblem> {
  const files = new Map<string, Artefact>();
  const keep = (file: Artefact): string => {
    files.set(file.hash, file);
    return file.hash;
  };
  const shown = new Set<string>();
  const code = pageCode(tree, found.approvedCode);
  const settings = settingsCode(tree.page(), found.approvedCode);
  const closed = new Set(folder ? Object.keys(forms).filter((id) => !isTaken(forms[id], folder.takenForms[id])) : []);
  const isOpenElsewhere = folder !== undefined && Object.keys(forms).length > closed.size;
  const addresses = folder ? FOLDER_ADDRESSES : SITE_ADDRESSES;
  const blocks = [...tree.records()].filter((record) => record.type === "block" && !code.isOff(record)) as BlockRecord[];
  const policyOf: NonNullable<PageResources["policy"]> = (facts) =>
    contentSecurityPolicy({
      ...facts,
      blocks: closed.size === 0 ? blocks : blocks.filter(({ id }) => !closed.has(id)),
      formsOrigin: isOpenElsewhere ? folder.home : undefined,
      imagesOrigin,
      ownCode: [...code.written.values(), ...settings.written],
      ownHosts: settings.hosts,
      isEmbeddable: tree.page().allowEmbedding,
    });
  const parts = pageParts(document, {
    url,
    title,
    isOff: code.isOff,
    ownCode: (blockId) => code.written.get(blockId)?.html,
    formAction: (formId) => `${formsAt}${formId}`,
    isClosed: (formId) => closed.has(formId),
    ...(folder ? { policy: (facts) => policyInPage(policyOf(facts)) } : {}),
    image({ imageId }) {
      shown.add(imageId);
      return found.sources.get(imageId);
    },
    favicon: () => found.favicon,
    shareImage: () => found.shareImage,
    pageCode: (place) => settings.html[place],
    settingScript: (name) => scripts.settingScript(name),
    alternates: found.alternates ?? [],
    ...(folder ? { home: folder.home } : {}),
    displayScript: () => scripts.displayScript(),
    entranceScript: () => scripts.entranceScript(),
    macroScript: (macros) => scripts.bundle(macros),
    namedScript: () => scripts.namedScript(),
    script: (kinds) => addresses.file(keep(textArtefact(scripts.bundle(kinds))), "js"),
    stylesheet: (css) => addresses.stylesheet(keep(textArtefact(css))),
    font: (family, subset) => addresses.file(keep({ ...fontFile(family, subset), isText: false }), "woff2"),
  });
  const page = textArtefact(parts.html);
  keep(page);
  const bytes = page.bytes.length + (parts.isCssInline ? 0 : Buffer.byteLength(parts.css));
  if (bytes > MOST_PAGE_BYTES) return { problem: "tooHeavy", bytes };
  const hasScript = parts.clientKinds.length > 0;
  const script = hasScript ? gzipSize(textArtefact(scripts.bundle(parts.clientKinds))) : 0;
  const [html, css] = await Promise.all([gzipSize(page), gzipSize(textArtefact(parts.css))]);
  const policy = policyOf({ inlineCss: parts.isCssInline ? parts.css : null, inlineScripts: parts.inlineScripts, hasScript });
  // Where the style sheet stands in the page, the page's own share is what is left without it.
  const weight = { html: parts.isCssInline ? html - css : html, css, script: await script };
  const { offPlaces, brokenPlaces } = settings;
  const checked = { offIds: new Set(code.offIds), brokenIds: new Set(code.brokenIds), offPlaces, brokenPlaces };
  return {
    route: {
      pageId,
      artefact: page.hash,
      csp: policy,
      ...searchFacts(tree, url),
      ...(tree.page().legalPages ? { legal: legalLook(tree) } : {}),
      ...termsOf(tree, forms),
      forms: placed(forms, byteRanges(parts)),
    },
    files: [...files.values()],
    ownTitle: ownTitle(tree),
    shownImageIds: [...shown],
    weight,
    findings: found.checkFacts ? checkPage(tree, { ...found.checkFacts, ...checked, sizes: weight }) : [],
    brokenCodeIds: code.brokenIds,
    closedFormIds: [...closed],
    hasShareImage: found.shareImage !== undefined,
    fontFamilies: parts.fonts.map(({ family }) => family),
  };
}

function ownTitle(tree: DocumentTree): string {
  return tree.page().title.trim();
}

/** The page's language, and whether search engines are not to find it: it is hidden from them, or names another address as its own. */
function searchFacts(tree: DocumentTree, url: string): Pick<ManifestRoute, "language" | "isUnlisted"> {
  const { language, hiddenFromSearch, canonical } = tree.page();
  const isElsewhere = canonical !== undefined && canonical.replace(/\/$/, "") !== url.replace(/\/$/, "");
  return { language, ...(hiddenFromSearch || isElsewhere ? { isUnlisted: true } : {}) };
}

/** Whether what a form asks is what is taken of it: an answer nobody knows of would be lost without a word. */
function isTaken(form: FormSpec | undefined, taken: FormSpec | undefined): boolean {
  if (!form || !taken) return false;
  const { place: _, ...known } = taken;
  return isDeepStrictEqual(JSON.parse(JSON.stringify(form)), JSON.parse(JSON.stringify(known)));
}
