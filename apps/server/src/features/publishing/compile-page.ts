import { fieldProps, formProps } from "@vitrine/blocks";
import type { FormSpec, ManifestRoute, PageWeight } from "@vitrine/contract";
import { type BlockRecord, type DocumentTree, type PageDocument, subtree, treeOf } from "@vitrine/document";
import { type PageParts, pageParts } from "@vitrine/renderer";
import { fontFile } from "../../platform/fonts.ts";
import type { VisitorScripts } from "../../platform/visitor-scripts.ts";
import { type Artefact, gzipSize, textArtefact } from "./artefact.ts";
import { contentSecurityPolicy } from "./content-policy.ts";
import type { PagePictures } from "./page-pictures.ts";

export interface CompileInput {
  readonly document: PageDocument;
  readonly pageId: string;
  /** The page's title when its document has none. */
  readonly title: string;
  readonly url: string;
  readonly pictures: PagePictures;
}

export interface CompiledPage {
  readonly route: ManifestRoute;
  /** Everything visitors may load of the page, pictures in their several widths apart. */
  readonly files: readonly Artefact[];
  readonly weight: PageWeight;
}

/** Renders a page into the files visitors get, and says how to serve it. Nothing is stored yet. */
export async function compilePage(
  scripts: VisitorScripts,
  { document, pageId, title, url, pictures }: CompileInput,
): Promise<CompiledPage> {
  const tree = treeOf(document.records);
  const files = new Map<string, Artefact>();
  const keep = (file: Artefact): string => {
    files.set(file.hash, file);
    return file.hash;
  };
  const parts = pageParts(document, {
    url,
    title,
    formAction: (formId) => `/_v/forms/${pageId}/${formId}`,
    image: pictures.image,
    favicon: pictures.favicon,
    shareImage: pictures.shareImage,
    script: (kinds) => `/_v/${keep(textArtefact(scripts.bundle(kinds)))}.js`,
    stylesheet: (css) => `/_v/${keep(textArtefact(css))}.css`,
    font: (family) => `/_v/${keep({ ...fontFile(family), isText: false })}.woff2`,
  });
  const page = textArtefact(parts.html);
  keep(page);
  const blocks = [...tree.records()].filter((record) => record.type === "block");
  const placeOf = bytePlaces(parts);
  const forms: Record<string, FormSpec> = {};
  for (const { kind, id } of blocks) if (kind === "form") forms[id] = formSpec(tree, id, placeOf.get(id));
  for (const file of pictures.files) keep(file);
  const hasScript = parts.clientKinds.length > 0;
  const script = hasScript ? gzipSize(textArtefact(scripts.bundle(parts.clientKinds))) : 0;
  const [html, css] = await Promise.all([gzipSize(page), gzipSize(textArtefact(parts.css))]);
  const policy = contentSecurityPolicy({ inlineCss: parts.isCssInline ? parts.css : null, hasScript, blocks });
  return {
    route: { pageId, artefact: page.hash, csp: policy, forms },
    files: [...files.values()],
    // Where the style sheet stands in the page, the page's own share is what is left without it.
    weight: { html: parts.isCssInline ? html - css : html, css, script: await script },
  };
}

function fieldsOf(tree: DocumentTree, formId: string): BlockRecord[] {
  return subtree(tree, formId).filter((block) => block.kind === "field");
}

/** Where the forms stand in the page as it is stored, by form: counted in one go, since a page may hold thousands. */
function bytePlaces({ html, formPlaces }: PageParts): Map<string, FormSpec["place"]> {
  const places = new Map<string, FormSpec["place"]>();
  let [characters, bytes] = [0, 0];
  const bytesTo = (end: number): number => {
    bytes += Buffer.byteLength(html.slice(characters, end));
    characters = end;
    return bytes;
  };
  for (const { formId, from, to, thanksTag } of formPlaces()) places.set(formId, { from: bytesTo(from), to: bytesTo(to), thanksTag });
  return places;
}

function formSpec(tree: DocumentTree, formId: string, place: FormSpec["place"]): FormSpec {
  const form = formProps.parse(tree.block(formId)?.props);
  const fields = fieldsOf(tree, formId).map((block) => fieldProps.parse(block.props));
  const isRedirect = form.after === "redirect" && form.redirectTo !== "";
  return {
    name: form.name,
    language: tree.page().language,
    after: isRedirect ? "redirect" : "message",
    redirectTo: form.redirectTo,
    thanks: form.thanks,
    ...(place ? { place } : {}),
    fields: fields.map(({ name, label, input, isRequired, options }) => ({ name, label, input, isRequired, options })),
  };
}
