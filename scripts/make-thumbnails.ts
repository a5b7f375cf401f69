import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type CDPSession, chromium } from "@playwright/test";
import { LANGUAGES } from "@vitrine/document";
import { publishTemplates } from "../bench/page/publish-templates.ts";
import { startBuiltServer } from "../bench/support/built-server.ts";
import { findChromium } from "./find-chromium.ts";

/**
 * Makes the gallery's pictures, `apps/web/public/templates/<id>-<language>.webp`, from the templates themselves:
 * publishes each on a server of its own and photographs the top of the page. To be run again when a template
 * or a picture changes; needs a build.
 */
const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);

/** The window that is photographed, in pixels, and the width of the picture made of it. */
const WINDOW = { width: 1120, height: 1400 };
const PICTURE_WIDTH = 512;

const MOST_BYTES = 25_000;

/** The top of the page in the best quality that keeps the picture within its bytes. */
async function photograph(session: CDPSession): Promise<Buffer> {
  const clip = { x: 0, y: 0, ...WINDOW, scale: PICTURE_WIDTH / WINDOW.width };
  for (let quality = 88; quality >= 40; quality -= 4) {
    const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality, clip });
    const picture = Buffer.from(data, "base64");
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
    const picture = await photograph(await page.context().newCDPSession(page));
    writeFileSync(join(output, `${id}-${language}.webp`), picture);
    console.log(`${id}-${language}.webp  ${picture.length} B`);
    await page.close();
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
