import { spawnSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { BlockDefinition, blockView } from "@vitrine/blocks";
import type { pageWithNew } from "@vitrine/blocks/testing";
import type { PageResources, pageParts } from "@vitrine/renderer";
import { rolldown } from "rolldown";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { contentSecurityPolicy } from "../../apps/server/src/features/publishing/compile/content-policy.ts";
import type { paletteSections } from "../../apps/web/src/builder/palette/palette-entries.ts";
import { kindMessageRules } from "../rules/messages.ts";
import { portugueseRules } from "../rules/portuguese.ts";
import { registryRules } from "../rules/registries.ts";
import { SAMPLE_FILES, SAMPLE_KIND } from "./sample-kind.ts";

/** A block kind is added to a copy of the project, by its folder and the command that makes the lists. */

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const copy = mkdtempSync(join(tmpdir(), "vitrine-kinds-"));
const folder = join("packages/blocks/src", SAMPLE_KIND);

/** What there is to see of the product, with the new kind in it. */
interface Product {
  readonly BLOCK_DEFINITIONS: Readonly<Record<string, BlockDefinition>>;
  readonly blockView: typeof blockView;
  readonly pageWithNew: (...of: [kind: string, language: Parameters<typeof pageWithNew>[1]]) => ReturnType<typeof pageWithNew>;
  readonly pageParts: typeof pageParts;
  readonly contentSecurityPolicy: typeof contentSecurityPolicy;
  readonly paletteSections: typeof paletteSections;
  readonly KIND_ICONS: Readonly<Record<string, { readonly displayName?: string }>>;
}

const ENTRY = `
export { BLOCK_DEFINITIONS, blockView } from "@vitrine/blocks";
export { pageWithNew } from "@vitrine/blocks/testing";
export { pageParts } from "@vitrine/renderer";
export { contentSecurityPolicy } from "./apps/server/src/features/publishing/compile/content-policy.ts";
export { paletteSections } from "./apps/web/src/builder/palette/palette-entries.ts";
export { KIND_ICONS } from "./apps/web/src/builder/palette/kind-icons.ts";
`;

/** A copy of the sources, with the packages of ours found in the copy and those of others where they are. */
function copyProject(): void {
  const templates = ["images", "making"].map((room) => `apps/server/src/features/templates/${room}`);
  for (const part of ["packages", "apps/web/src", "apps/server/src/features/publishing/compile", ...templates, "tools"]) {
    cpSync(join(root, part), join(copy, part), { recursive: true, filter: (path) => !/\/(?:node_modules|fixtures)$/.test(path) });
  }
  cpSync(join(root, "tsconfig.base.json"), join(copy, "tsconfig.base.json"));
  cpSync(join(root, "package.json"), join(copy, "package.json"));
  mkdirSync(join(copy, "node_modules/@vitrine"), { recursive: true });
  for (const name of readdirSync(join(root, "node_modules"))) {
    if (name !== "@vitrine") symlinkSync(join(root, "node_modules", name), join(copy, "node_modules", name));
  }
  for (const name of readdirSync(join(copy, "packages")))
    symlinkSync(join(copy, "packages", name), join(copy, "node_modules/@vitrine", name));
}

/** Every file of the copy outside the new kind's folder, with what is in it. */
function contents(): Map<string, string> {
  const files = globSync("{apps,packages,tools}/**/*.*", { cwd: copy })
    .filter((path) => !path.startsWith(`${folder}/`) && statSync(join(copy, path)).isFile())
    .sort();
  return new Map(files.map((path) => [path, readFileSync(join(copy, path), "latin1")]));
}

function run(command: string, ...args: string[]): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: copy, encoding: "utf8" });
  return { status, said: `${stdout}${stderr}` };
}

async function bundle(entry: string, platform: "node" | "browser"): Promise<string> {
  const made = await rolldown({ cwd: copy, platform, input: join(copy, entry), external: /^(?:react|react-dom|lucide-react|zod)(?:\/|$)/ });
  const file = join(copy, `made-${platform}.mjs`);
  await made.write({ file, format: "esm" });
  return file;
}

let touched: string[] = [];
let stale: Awaited<ReturnType<typeof registryRules>> = [];
let product: Product;

beforeAll(async () => {
  copyProject();
  const before = contents();
  for (const [path, text] of Object.entries(SAMPLE_FILES)) {
    mkdirSync(dirname(join(copy, folder, path)), { recursive: true });
    writeFileSync(join(copy, folder, path), text);
  }
  stale = await registryRules(copy);
  expect(run(process.execPath, "tools/generate.ts")).toEqual({ status: 0, said: "" });
  const after = contents();
  touched = [...after].filter(([path, text]) => before.get(path) !== text).map(([path]) => path);
  writeFileSync(join(copy, "entry.ts"), ENTRY);
  product = (await import(pathToFileURL(await bundle("entry.ts", "node")).href)) as Product;
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test("the check says which lists are stale, and with what command they are made", async () => {
  expect(stale.map(({ path }) => path).sort()).toEqual(touched);
  for (const { message } of stale) expect(message).toContain("npm run generate");
  expect(await registryRules(copy)).toEqual([]);
  expect(await registryRules(root)).toEqual([]);
});

test("nothing that a person wrote is touched", () => {
  expect(touched.length).toBeGreaterThan(4);
  for (const path of touched) expect(readFileSync(join(copy, path), "utf8")).toMatch(/^\/\/ Generated by `npm run generate`/);
});

// The compiler begins from nothing.
test("the kind compiles with all that is made of it, and in the form that the check wants", { timeout: 120_000 }, () => {
  expect(
    run(join(root, "node_modules/.bin/tsc"), "-b", "--checkers", "1", "packages/renderer", "packages/blocks/tsconfig.client.json").said,
  ).toBe("");
  cpSync(join(root, "biome.json"), join(copy, "biome.json"));
  const { said } = run(join(root, "node_modules/.bin/biome"), "check", "--vcs-enabled=false", ...touched, folder);
  expect(said).toContain("No fixes applied");
  expect(said).not.toContain("Found");
});

test("the palette offers it in its place, with its drawing and its name in each language", () => {
  const { paletteSections, KIND_ICONS } = product;
  const media = paletteSections("pt", "").find(({ group }) => group === "media");
  const around = media?.entries.filter(({ kind }) => ["image", SAMPLE_KIND, "video"].includes(kind));
  expect(around?.map(({ kind, label }) => [kind, label])).toEqual([
    ["image", "Imagem"],
    [SAMPLE_KIND, "Nota de voz"],
    ["video", "Vídeo"],
  ]);
  expect(paletteSections("pt", "voice note").flatMap(({ entries }) => entries.map(({ kind }) => kind))).toEqual([SAMPLE_KIND]);
  expect(KIND_ICONS[SAMPLE_KIND]?.displayName).toBe("AudioLines");
});

test("its panel has its fields, with their words", () => {
  const { panel, messages } = product.BLOCK_DEFINITIONS[SAMPLE_KIND] ?? {};
  expect(panel?.map(({ prop }) => [prop, messages?.es.fields[prop]])).toEqual([
    ["url", "URL"],
    ["title", "Título"],
  ]);
});

test("a page with it is published with its markup, its look, its script and what it has to reach", async () => {
  const { pageWithNew, pageParts, contentSecurityPolicy } = product;
  const page = pageWithNew(SAMPLE_KIND, "en");
  const scripts: (readonly string[])[] = [];
  const resources: PageResources = {
    url: "https://loja.example/",
    title: "Page",
    image: () => undefined,
    formAction: (formId) => `/${formId}`,
    script: (kinds) => `/${scripts.push(kinds)}.js`,
    font: (family) => `/${family}.woff2`,
    displayScript: () => "",
    entranceScript: () => "",
    stylesheet: () => "/a.css",
    favicon: () => undefined,
    shareImage: () => undefined,
  };
  const { html, css, clientKinds } = pageParts(page.toDocument(), resources);
  expect(html).toContain(
    '<a class="v-audio-note" href="https://cdn.example/nota.mp3" data-v="audio-note" aria-label="Listen">Voice note</a>',
  );
  expect(css).toContain(".v-audio-note");
  expect([clientKinds, scripts]).toEqual([[SAMPLE_KIND], [[SAMPLE_KIND]]]);
  const blocks = [...page.records()].filter((record) => record.type === "block");
  expect(contentSecurityPolicy({ inlineCss: css, inlineScripts: [], hasScript: true, blocks })).toContain("media-src https://cdn.example;");
  expect(readFileSync(await bundle(join(folder, "client.ts"), "browser"), "utf8")).toContain("isHeard");
});

test("a word that a language lacks is found, one that is said otherwise, and a kind without a drawing or without words", async () => {
  expect(kindMessageRules(copy)).toEqual([]);
  cpSync(join(root, "docs/guide/README.md"), join(copy, "docs/guide/README.md"));
  expect(portugueseRules(copy, [])).toEqual([]);
  writeFileSync(join(copy, folder, "messages/pt.json"), SAMPLE_FILES["messages/pt.json"]?.replace("Ouvir", "Apagar") ?? "");
  expect(portugueseRules(copy, [])).toEqual([{ path: join(folder, "messages/pt.json"), message: expect.stringContaining("excluir") }]);
  writeFileSync(join(copy, folder, "messages/es.json"), JSON.stringify({ label: "Nota" }));
  expect(kindMessageRules(copy)).toContainEqual({ path: join(folder, "messages/es.json"), message: "the message seed.title is missing" });
  rmSync(join(copy, folder, "messages"), { recursive: true });
  expect(kindMessageRules(copy)).toEqual([{ path: join(folder, "messages"), message: expect.stringContaining("pt.json") }]);
  writeFileSync(join(copy, folder, "block.ts"), (SAMPLE_FILES["block.ts"] ?? "").replace('icon: "AudioLines"', "icon: DRAWING"));
  expect(await registryRules(copy)).toEqual([{ path: join(folder, "block.ts"), message: expect.stringContaining("icon") }]);
});
