import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import {
  artefactKey,
  type FormTerms,
  makeId,
  type PagePart,
  type PathPart,
  pageKey,
  pathKey,
  redirectsKey,
  type SitePart,
  shareOf,
  siteKey,
} from "@vitrine/contract";

const WORDS = `curso aula hoje agora você sua nosso método resultado simples completo passo vídeo apoio turma vaga
  garantia acesso conteúdo prática dúvida resposta semana mês módulo bônus oferta preço desconto cliente vendas loja
  página tráfego anúncio conversão público alcance campanha estratégia roteiro texto imagem marca produto serviço`
  .split(/\s+/)
  .filter(Boolean);

/** About 30 kB of HTML, 7 kB as gzip: a landing page's size. Each number gives another page. */
export function samplePage(seed: number): string {
  let state = seed * 2_654_435_761 + 1;
  const next = (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return ((state >>> 8) * below) >>> 24;
  };
  const sentence = (length: number): string =>
    Array.from({ length }, () => `${WORDS[next(WORDS.length)]}${next(4) === 0 ? next(90) : ""}`).join(" ");
  const sections = Array.from(
    { length: 37 },
    (_, i) =>
      `<section class="v-section s${i % 9}"><div class="v-container"><h2 class="v-heading s${next(9)}">${sentence(7)}</h2><p class="v-text s${next(9)}">${sentence(52)}.</p><ul class="v-list"><li>${sentence(8)}</li><li>${sentence(8)}</li></ul><a class="v-button s${next(9)}" href="#oferta">${sentence(3)}</a></div></section>`,
  );
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>${sentence(5)}</title></head><body>${sections.join("")}</body></html>`;
}

const hashOf = (content: string | Uint8Array): string => createHash("sha256").update(content).digest("hex").slice(0, 40);

function put(dataFolder: string, key: string, bytes: Uint8Array): void {
  const path = join(dataFolder, "storage", key);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
}

/** Puts an artefact with its compressed copies where the server looks for it; its hash comes back. */
export function putArtefact(dataFolder: string, text: string): string {
  const bytes = Buffer.from(text);
  const hash = hashOf(bytes);
  put(dataFolder, artefactKey(hash), bytes);
  put(dataFolder, artefactKey(hash, "gzip"), gzipSync(bytes, { level: 9 }));
  put(dataFolder, artefactKey(hash, "br"), brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }));
  return hash;
}

const CSP =
  "default-src 'none'; script-src 'self'; style-src 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; img-src 'self' data: https:; media-src 'self' https:; font-src 'self'; connect-src 'self'; frame-src https://www.youtube-nocookie.com https://player.vimeo.com; form-action 'self' https:; base-uri 'none'; frame-ancestors 'none'";

const TERMS: FormTerms = {
  language: "pt",
  words: { required: "Preencha.", email: "Confira.", phone: "Confira.", option: "Escolha.", tooLong: "Longo.", notText: "Texto." },
  most: { text: 500, email: 254, phone: 40, textarea: 5_000, otherwise: 500 },
  trapField: "_website",
  thanksId: "v-thanks",
};

function putPart(dataFolder: string, key: string, part: SitePart | PathPart | PagePart): void {
  put(dataFolder, key, Buffer.from(JSON.stringify(part)));
}

/** Random bytes of an id that are the same for the same number. */
const idBytes = (number: number): Buffer => createHash("sha256").update(String(number)).digest();

const ACCOUNT_ID = makeId("account", 1, idBytes(0));

/** How many redirects a site may have. */
const REDIRECTS = 10_000;
const SHARES = 50;

/** Has a site that is there serve all it may besides its pages: every redirect, a page for what is not there, one with a password. */
export function putBesides(dataFolder: string, number: number): void {
  const name = `loja-${number}`;
  const pageId = makeId("page", 1, idBytes(number));
  const shares = Array.from({ length: SHARES }, (): [string, string][] => []);
  for (let n = 0; n < REDIRECTS; n++) {
    const from = `/produto/antigo-${n}`;
    shares[shareOf(hashOf(from), SHARES)]?.push([from, `/produto/${n}`]);
  }
  const list = hashOf(name);
  for (const [share, some] of shares.entries()) {
    put(dataFolder, redirectsKey(name, list, share), Buffer.from(JSON.stringify({ schema: 2, targets: Object.fromEntries(some) })));
  }
  const lockedId = makeId("page", 1, idBytes(-number));
  const lock = {
    version: "0".repeat(32),
    verifier: "$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
  };
  const artefact = putArtefact(dataFolder, "<!doctype html><title>Segredo</title>");
  putPart(dataFolder, pathKey(name, hashOf("/segredo")), { schema: 2, path: "/segredo", pageId: lockedId, artefact, csp: CSP, lock });
  putPart(dataFolder, pageKey(name, lockedId), {
    schema: 2,
    pageId: lockedId,
    path: "/segredo",
    editions: [],
    lock: { version: lock.version },
  });
  const siteId = makeId("site", 1, idBytes(number));
  const besides = { redirects: { name: list, shares: SHARES }, notFoundPageId: pageId, robots: "Disallow: /rascunho" };
  putPart(dataFolder, siteKey(name), { schema: 2, siteId, accountId: ACCOUNT_ID, name, url: `http://${name}.localhost`, ...besides });
}

export interface SampleSite {
  readonly name: string;
  /** The path of its one page. */
  readonly path: string;
  readonly pageId: string;
  readonly formId: string;
}

/** Writes a site with one page and one form straight into a data folder, as publishing would have. */
export function putSite(dataFolder: string, number: number, html: string, accountId = ACCOUNT_ID): SampleSite {
  const name = `loja-${number}`;
  const pageId = makeId("page", 1, idBytes(number));
  const artefact = putArtefact(dataFolder, html);
  const field = { label: "Nome", isRequired: true, options: [] };
  const contato = {
    name: "Contato",
    after: "message" as const,
    redirectTo: "",
    thanks: "Recebemos seus dados.",
    thanksArtefact: artefact,
    fields: [
      { ...field, name: "name", input: "text" as const },
      { ...field, name: "email", label: "E-mail", input: "email" as const },
    ],
  };
  const editions = [{ artefact, csp: CSP, terms: TERMS, forms: { contato }, until: null }];
  putPart(dataFolder, pageKey(name, pageId), { schema: 2, pageId, path: "/curso", editions });
  putPart(dataFolder, pathKey(name, hashOf("/curso")), { schema: 2, path: "/curso", pageId, artefact, csp: CSP });
  const siteId = makeId("site", 1, idBytes(number));
  putPart(dataFolder, siteKey(name), { schema: 2, siteId, accountId, name, url: `http://${name}.localhost` });
  return { name, path: "/curso", pageId, formId: "contato" };
}
