import type { PageDocument } from "@vitrine/document";
import { everySection } from "../../bench/page/every-section.ts";
import { enterVitrine, type Vitrine } from "../support/builder-page.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { DESK, PHONE } from "../support/sizes.ts";
import { expect, type Page, test } from "../support/test.ts";

let vitrine: Vitrine;
let siteId: string;
test.beforeAll(async ({ server }) => {
  vitrine = await enterVitrine(server);
  siteId = (await vitrine.person.site("secoes")).id;
});
test.afterAll(() => vitrine.leave());

/** A narrow phone, a phone, a tablet and a desk. */
const WINDOWS = [{ width: 320, height: 640 }, PHONE, { width: 820, height: 1180 }, DESK] as const;

/** Templates whose colours differ most: dark, warm, loud and pale. */
const DRESSES = ["vsl", "thankyou", "webinar", "signup"] as const;

async function publish(slug: string, document: object): Promise<string> {
  const page = await vitrine.person.call("post", "/pages", { siteId, title: slug, slug, document });
  return (await vitrine.person.publish(page.id)).url;
}

/** Opens a page, looks at all of it, and gives how far anything moved by itself. */
async function readThrough(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: "load" });
  return page.evaluate(async () => {
    let shift = 0;
    const watching = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { value: number }).value;
    });
    watching.observe({ type: "layout-shift", buffered: true });
    const frame = () => new Promise((seen) => requestAnimationFrame(seen));
    for (let at = 0; at < document.documentElement.scrollHeight; at += innerHeight) {
      scrollTo(0, at);
      await frame();
      await frame();
    }
    // A picture on a tab that nobody has opened is never fetched.
    await Promise.all([...document.images].filter((image) => image.checkVisibility()).map((image) => image.decode()));
    await frame();
    return shift;
  });
}

for (const language of ["pt", "en", "es"] as const) {
  test(`every section fits every window in ${language}, and nothing moves`, async ({ page }) => {
    const url = await publish(`todas-${language}`, everySection(language).document);
    for (const size of WINDOWS) {
      await page.setViewportSize(size);
      expect(await readThrough(page, url), `layout shift at ${size.width}`).toBe(0);
      const { wide, room } = await page.evaluate(() => ({
        wide: document.documentElement.scrollWidth,
        room: document.documentElement.clientWidth,
      }));
      expect(wide, `room needed at ${size.width}`).toBeLessThanOrEqual(room);
    }
  });
}

test("every section is accessible, on a phone and at a desk", async ({ page }) => {
  const url = await publish("acessivel", everySection("pt").document);
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size);
    await page.goto(url);
    await expectAccessible(page);
  }
});

for (const id of DRESSES) {
  test(`every section can be read in the colours of ${id}`, async ({ page }) => {
    const { document: template } = await vitrine.person.call<{ document: PageDocument }>("get", `/templates/${id}?language=pt`);
    const tokens = Object.values(template.records).filter(({ type }) => type === "token");
    const { document } = everySection("pt");
    const records = { ...(document as PageDocument).records, ...Object.fromEntries(tokens.map((token) => [token.id, token])) };
    await page.setViewportSize(DESK);
    await page.goto(await publish(`nas-cores-de-${id}`, { ...document, records }));
    await expectAccessible(page);
  });
}
