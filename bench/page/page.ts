import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LANGUAGES } from "@vitrine/document";
import { median, print } from "../figures.ts";
import { startBuiltServer } from "../support/built-server.ts";
import { everySection } from "./every-section.ts";
import { installLighthouse, visitWithLighthouse } from "./lighthouse.ts";
import { publishTemplates } from "./publish-templates.ts";
import { openPublisher, type PublishedPage } from "./publisher.ts";

const VISITS = Number(process.env.BENCH_VISITS ?? 5);

/** Only these are visited, where given: `BENCH_TEMPLATES=sales,sections`; `sections` is the page of every ready-made section. */
const ONLY = process.env.BENCH_TEMPLATES?.split(",");

/** The heaviest of a template's languages, so that every one of them is within what is printed. */
function printWeight(id: string, pages: readonly PublishedPage[]): void {
  const most = (bytes: (page: PublishedPage) => number) => Math.max(...pages.filter((page) => page.id === id).map(bytes));
  print({ name: `page.${id}.html-css`, value: most(({ weight }) => weight.html + weight.css), unit: "B gzip" });
  print({ name: `page.${id}.script`, value: most(({ weight }) => weight.script), unit: "B gzip" });
}

async function printVisits({ id, url }: PublishedPage): Promise<void> {
  const visits = [];
  for (let i = 0; i < VISITS; i++) visits.push(await visitWithLighthouse(url));
  for (const category of ["performance", "accessibility", "best-practices", "seo"] as const) {
    const failed = [...new Set(visits.flatMap((visit) => visit.failed))];
    print({ name: `page.${id}.${category}`, value: median(visits.map(({ scores }) => scores[category])), unit: "of 100", failed });
  }
  print({ name: `page.${id}.layout-shift`, value: median(visits.map(({ layoutShift }) => layoutShift)), unit: "CLS" });
  print({ name: `page.${id}.largest-paint`, value: median(visits.map(({ largestPaint }) => largestPaint)), unit: "ms" });
}

/** What visitors load of each template and of a page with every section, and what Lighthouse's slow phone makes of it. */
export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-bench-page-"));
  const server = await startBuiltServer(folder);
  try {
    const publisher = await openPublisher(server, folder);
    const pages = await publishTemplates(publisher, LANGUAGES);
    for (const language of LANGUAGES) pages.push(await publisher.publish(everySection(language)));
    const wanted = pages.filter(({ id, language }) => language === "pt" && (ONLY?.includes(id) ?? true));
    for (const { id } of wanted) printWeight(id, pages);
    installLighthouse();
    for (const page of wanted) await printVisits(page);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
