import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, chromium, type Page } from "@playwright/test";
import { LANGUAGES, type PageDocument } from "@vitrine/document";
import { runnerImport } from "vite";
import type { SectionPage } from "../bench/page/each-section.ts";
import { publishTemplates } from "../bench/page/publish-templates.ts";
import { openPublisher, type PublishedPage, type Publisher } from "../bench/page/publisher.ts";
import { startBuiltServer } from "../bench/support/built-server.ts";
import { findChromium } from "./find-chromium.ts";
import { photograph } from "./thumbnails/photograph.ts";
import { weighPage } from "./thumbnails/weigh-page.ts";
import { readWeights, writeWeights } from "./thumbnails/weights-file.ts";

/**
 * Makes the library's pictures, `apps/web/public/{templates,sections}/<id>-<language>.webp`, from the templates and
 * sections themselves, and weighs each: publishes it on a server of its own and photographs the top of the page. To be
 * run again when one of them or a picture changes, with their ids or with none for all; needs a build.
 */
const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);

const SLICE = join(root, "apps/server/src/features/templates");

const wanted = process.argv.slice(2);
const isWanted = (id: string): boolean => wanted.length === 0 || wanted.includes(id);

/** The window that is photographed, in pixels; of a section as much as there is of it, up to a height. */
const WINDOW = { width: 1120, height: 1400 };
const TALLEST_SECTION = 1000;

const MOST_BYTES = { templates: 25_000, sections: 15_000 } as const;

// It imports the kinds' views, which Node alone does not read.
const { module } = await runnerImport<typeof import("../bench/page/each-section.ts")>(join(root, "bench/page/each-section.ts"));

/** The same page in a font that comes with the product, so that the pictures are the same wherever they are made. */
function inOwnFont(page: SectionPage): SectionPage {
  const dressed = Object.entries(page.document.records).map(([id, record]) =>
    record.type === "token" && record.kind === "font" ? [id, { ...record, value: "instrument-sans" }] : [id, record],
  );
  return { ...page, document: { ...page.document, records: Object.fromEntries(dressed) as PageDocument["records"] } };
}

async function openPage(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({ viewport: WINDOW });
  await page.goto(url, { waitUntil: "networkidle" });
  // An optional font that came too late for the first visit is there for the second.
  await page.reload({ waitUntil: "networkidle" });
  await page.evaluate(() => document.fonts.ready);
  return page;
}

const weights: Record<string, number> = {};

async function keepPicture(page: Page, folder: keyof typeof MOST_BYTES, { id, language }: PublishedPage, height: number): Promise<void> {
  const output = join(root, "apps/web/public", folder);
  mkdirSync(output, { recursive: true });
  const picture = await photograph(await page.context().newCDPSession(page), { ...WINDOW, height }, MOST_BYTES[folder]);
  writeFileSync(join(output, `${id}-${language}.webp`), picture);
  console.log(`${folder}/${id}-${language}.webp  ${picture.length} B, weighs ${weights[`${id}-${language}`]} B`);
  await page.close();
}

async function makeTemplates(publisher: Publisher, browser: Browser): Promise<void> {
  for (const published of await publishTemplates(publisher, LANGUAGES, isWanted)) {
    const page = await openPage(browser, published.url);
    weights[`${published.id}-${published.language}`] = await weighPage(page, published);
    await keepPicture(page, "templates", published, WINDOW.height);
  }
}

async function makeSections(publisher: Publisher, browser: Browser): Promise<void> {
  for (const language of LANGUAGES) {
    const [empty, ...sections] = module.eachSection(language).map(inOwnFont);
    if (!empty) throw new Error("there is no page to weigh the others against");
    const { weight: ofEmpty } = await publisher.publish(empty);
    for (const section of sections.filter(({ id }) => isWanted(id))) {
      const published = await publisher.publish(section);
      const page = await openPage(browser, published.url);
      weights[`${section.id}-${language}`] = (await weighPage(page, published)) - ofEmpty.html - ofEmpty.css;
      const height = await page.evaluate(() => document.querySelector(".v-section")?.getBoundingClientRect().height ?? 0);
      await keepPicture(page, "sections", published, Math.min(height, TALLEST_SECTION));
    }
  }
}

const folder = mkdtempSync(join(tmpdir(), "vitrine-thumbnails-"));
const server = await startBuiltServer(folder);
const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox", "--disable-gpu", "--disable-quic"] });
try {
  const publisher = await openPublisher(server, folder);
  await makeTemplates(publisher, browser);
  await makeSections(publisher, browser);
  const missing = wanted.filter((id) => !(`${id}-pt` in weights));
  if (missing.length > 0) throw new Error(`the library has nothing called ${missing.join(", ")}`);
  const file = join(SLICE, "weights.data.ts");
  writeWeights(file, wanted.length === 0 ? weights : { ...(await readWeights(file)), ...weights });
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
