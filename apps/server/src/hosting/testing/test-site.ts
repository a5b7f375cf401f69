import { brotliCompressSync, gzipSync } from "node:zlib";
import {
  artefactKey,
  editionOf,
  type FormEdition,
  type FormSpec,
  type FormTerms,
  type ManifestRoute,
  makeId,
  type PagePart,
  type PathPart,
  pageKey,
  pathKey,
  type SitePart,
  siteKey,
} from "@vitrine/contract";
import { contentHash } from "../../platform/storage/content-hash.ts";
import type { Storage } from "../../platform/storage/storage.ts";

export const PAGE_CSP = "default-src 'none'; style-src 'sha256-abc'";
export const SITE_ID = makeId("site", 1, Buffer.alloc(16, 1));
export const ACCOUNT_ID = makeId("account", 1, Buffer.alloc(16, 2));
export const PAGE_ID = makeId("page", 1, Buffer.alloc(16, 3));

/** Words and limits as a form in Portuguese is published with. */
export const TERMS: FormTerms = {
  language: "pt",
  words: {
    required: "Preencha este campo.",
    email: "Confira o e-mail: falta algo nele.",
    phone: "Confira o telefone, com DDD.",
    option: "Escolha uma das opções.",
    tooLong: "Este texto é longo demais.",
    notText: "Este valor precisa ser um texto.",
    number: "Digite um número.",
    date: "Confira a data.",
    time: "Confira a hora.",
    between: "De {min} a {max}.",
    atLeast: "A partir de {min}.",
    atMost: "Até {max}.",
    cpf: "Confira o CPF.",
    cnpj: "Confira o CNPJ.",
    "cpf-cnpj": "Confira o CPF ou CNPJ.",
    cep: "Confira o CEP.",
  },
  most: { text: 500, email: 254, phone: 40, textarea: 5_000, otherwise: 500 },
  trapField: "_website",
  thanksId: "v-thanks",
};

/** Stores a file as publishing does, with its compressed copies; its hash comes back. */
export async function putArtefact(storage: Storage, text: string): Promise<string> {
  const bytes = Buffer.from(text);
  const hash = contentHash(bytes);
  await storage.put(artefactKey(hash, "br"), brotliCompressSync(bytes));
  await storage.put(artefactKey(hash, "gzip"), gzipSync(bytes));
  await storage.put(artefactKey(hash), bytes);
  return hash;
}

export function putPart(storage: Storage, key: string, part: SitePart | PathPart | PagePart): Promise<void> {
  return storage.put(key, Buffer.from(JSON.stringify(part)));
}

/** What is served of a site, as a test says it. */
export interface SampleSite {
  readonly name?: string;
  readonly accountId?: string;
  /** By path; pages without an id of their own are one. */
  readonly routes?: Readonly<Record<string, Pick<ManifestRoute, "artefact"> & Partial<ManifestRoute>>>;
  readonly gone?: readonly string[];
  /** The page that has left a path, by that path. */
  readonly left?: Readonly<Record<string, string>>;
  /** Forms that left the page `PAGE_ID`. */
  readonly earlier?: readonly FormEdition[];
}

export function pathKeyOf(name: string, path: string): string {
  return pathKey(name, contentHash(path));
}

/** Writes the parts of a site; what is there already of its others stays. */
export async function putSite(
  storage: Storage,
  { name = "violao", accountId = ACCOUNT_ID, routes = {}, gone = [], left = {}, earlier = [] }: SampleSite = {},
): Promise<void> {
  const pages = new Map<string, PagePart>();
  if (earlier.length > 0) pages.set(PAGE_ID, { schema: 2, pageId: PAGE_ID, path: null, editions: [...earlier] });
  for (const [path, { pageId = PAGE_ID, artefact, csp = PAGE_CSP, forms = {}, terms = TERMS }] of Object.entries(routes)) {
    const edition = editionOf({ pageId, artefact, csp, forms, terms });
    pages.set(pageId, { schema: 2, pageId, path, editions: edition ? [edition] : [] });
    await putPart(storage, pathKeyOf(name, path), { schema: 2, path, pageId, artefact, csp });
  }
  for (const [pageId, part] of pages) await putPart(storage, pageKey(name, pageId), part);
  for (const path of gone) await putPart(storage, pathKeyOf(name, path), { schema: 2, path, leftBy: null });
  for (const [path, leftBy] of Object.entries(left)) await putPart(storage, pathKeyOf(name, path), { schema: 2, path, leftBy });
  await putPart(storage, siteKey(name), { schema: 2, siteId: SITE_ID, accountId, name, url: `http://${name}.localhost` });
}

export interface PutPageOptions {
  readonly path?: string;
  readonly forms?: Readonly<Record<string, FormSpec>>;
  readonly site?: SampleSite;
}

/** Publishes one page on the site `violao`; the hash of its HTML comes back. */
export async function putPage(storage: Storage, html: string, { path = "/curso", forms = {}, site }: PutPageOptions = {}): Promise<string> {
  const artefact = await putArtefact(storage, html);
  await putSite(storage, { routes: { [path]: { artefact, forms: { ...forms } } }, ...site });
  return artefact;
}
