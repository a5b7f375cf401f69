import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { publishTemplates } from "../bench/page/publish-templates.ts";
import { startBuiltServer } from "../bench/serve/built-server.ts";
import { findChromium } from "./find-chromium.ts";

/**
 * Makes the gallery's pictures, `apps/web/public/templates/<id>-<language>.webp`, from the templates themselves:
 * publishes each on a server of its own and photographs the top of the page. To be run again when a template
 * or a picture changes; needs a build.
 */
const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);
const sharp = createRequire(join(root, "apps/server/package.json"))("sharp") as typeof import("sharp").default;

const LANGUAGES = ["pt", "en", "es"];

/** The window that is photographed, and the picture made of it, in pixels. */
const WINDOW = { width: 1120, height: 1400 };
const PICTURE = { width: 512, height: 640 };

const MOST_BYTES = 25_000;

/** The best quality that keeps a picture within its bytes. */
async function lightPicture(photograph: Buffer): Promise<Buffer> {
  for (const quality of [86, 80, 74, 68, 62, 56, 50]) {
    const picture = await sharp(photograph).resize(PICTURE.width, PICTURE.height).webp({ quality, effort: 6 }).toBuffer();
    if (picture.length <= MOST_BYTES) return picture;
  }
  throw new Error("a thumbnail stays too large at any quality");
}

const folder = mkdtempSync(join(tmpdir(), "vitrine-thumbnails-"));
const output = join(root, "apps/web/public/templates");
mkdirSync(output, { recursive: true });
const server = await startBuiltServer(folder);
const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox", "--disable-gpu", "--disable-quic"] });
try {
  for (const { id, language, url } of await publishTemplates(server, folder, LANGUAGES)) {
    const page = await browser.newPage({ viewport: WINDOW });
    await page.goto(url, { waitUntil: "networkidle" });
    // An optional font that came too late for the first visit is there for the second.
    await page.reload({ waitUntil: "networkidle" });
    await page.evaluate(() => document.fonts.ready);
    const picture = await lightPicture(await page.screenshot());
    writeFileSync(join(output, `${id}-${language}.webp`), picture);
    console.log(`${id}-${language}.webp  ${picture.length} B`);
    await page.close();
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
