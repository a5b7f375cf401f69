import { createHash } from "node:crypto";
import { fieldProps, formProps } from "@vitrine/blocks";
import type { FormSpec, ManifestRoute, PageWeight } from "@vitrine/contract";
import { type DocumentTree, type PageDocument, subtree, treeOf } from "@vitrine/document";
import { composePage, type RenderedPage, type RenderOptions, renderPage, styleContent } from "@vitrine/renderer";
import type { Storage } from "../../platform/storage/storage.ts";
import type { VisitorScripts } from "../../platform/visitor-scripts.ts";
import { gzipSize, storeArtefact } from "./artefact.ts";

export interface CompileInput {
  readonly document: PageDocument;
  readonly pageId: string;
  readonly title: string;
  readonly url: string;
  readonly image: RenderOptions["image"];
}

export interface CompiledPage {
  readonly route: ManifestRoute;
  readonly weight: PageWeight;
}

/** Renders a page, stores everything visitors will need of it, and says how to serve it. */
export async function compilePage(storage: Storage, scripts: VisitorScripts, input: CompileInput): Promise<CompiledPage> {
  const { document, pageId } = input;
  const tree = treeOf(document.records);
  const options: RenderOptions = { image: input.image, formAction: (formId) => `/_v/forms/${pageId}/${formId}` };
  const rendered = renderPage(document, options);
  const script = scripts.bundle(rendered.clientKinds);
  const scriptFile = script === "" ? undefined : await storeArtefact(storage, script);
  const compose = (page: RenderedPage): string =>
    composePage({
      page: tree.page(),
      css: page.css,
      body: page.body,
      url: input.url,
      title: tree.page().title || input.title,
      preloadFonts: [],
      fontCss: "",
      ...(scriptFile ? { scriptUrl: `/_v/${scriptFile.hash}.js` } : {}),
    });
  const html = compose(rendered);
  const { hash } = await storeArtefact(storage, html);
  const forms: Record<string, FormSpec> = {};
  for (const record of tree.records()) {
    if (record.type !== "block" || record.kind !== "form") continue;
    const thanks = renderPage(document, { ...options, sentFormId: record.id });
    forms[record.id] = formSpec(tree, record.id, (await storeArtefact(storage, compose({ ...thanks, css: rendered.css }))).hash);
  }
  const css = styleContent({ css: rendered.css, fontCss: "" });
  return {
    route: { pageId, artefact: hash, csp: contentSecurityPolicy(css), forms },
    weight: {
      html: await gzipSize(html.replace(css, "")),
      css: await gzipSize(css),
      script: scriptFile?.gzipBytes ?? 0,
    },
  };
}

/** Nothing runs or loads but what the artefact itself brought: our script file and the style sheet by its hash. */
function contentSecurityPolicy(css: string): string {
  const styleHash = createHash("sha256").update(css).digest("base64");
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'sha256-${styleHash}'`,
    "img-src 'self' data: https:",
    "media-src 'self' https:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src https://www.youtube-nocookie.com https://player.vimeo.com",
    "form-action 'self' https:",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

function formSpec(tree: DocumentTree, formId: string, thanksArtefact: string): FormSpec {
  const form = formProps.parse(tree.block(formId)?.props);
  const fields = subtree(tree, formId)
    .filter((block) => block.kind === "field")
    .map((block) => fieldProps.parse(block.props));
  return {
    name: form.name,
    language: tree.page().language,
    after: form.after === "redirect" && form.redirectTo !== "" ? "redirect" : "message",
    redirectTo: form.redirectTo,
    thanks: form.thanks,
    thanksArtefact,
    fields: fields.map(({ name, label, input, isRequired, options }) => ({ name, label, input, isRequired, options })),
  };
}
