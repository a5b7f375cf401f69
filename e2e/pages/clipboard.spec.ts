import { BuilderPage, enterVitrine, type Vitrine } from "../support/builder-page.ts";
import { PNG } from "../support/images.ts";
import { DESK } from "../support/sizes.ts";
import { expect, test } from "../support/test.ts";

test.use({ locale: "pt-BR", viewport: DESK, permissions: ["clipboard-read", "clipboard-write"] });

let theirs: Vitrine;
let mine: Vitrine;
test.beforeAll(async ({ server }) => {
  theirs = await enterVitrine(server);
  mine = await enterVitrine(server);
});
test.afterAll(async () => {
  await theirs.leave();
  await mine.leave();
});

/** The pictures that a page's blocks name, as they are stored. */
async function pictureIds(builder: BuilderPage): Promise<string[]> {
  await builder.saved();
  return [...JSON.stringify((await builder.stored()).document).matchAll(/"imageId":"(img_\w+)"/g)].map(([, id = ""]) => id);
}

test("a picture from the clipboard and, in another account, the section it stands in", async ({ page, browser }) => {
  const from = await BuilderPage.open(page, theirs);
  // A picture as a screenshot leaves it on the clipboard.
  await from.canvas.locator(".v-section").click({ position: { x: 4, y: 4 } });
  await page.evaluate(
    async (bytes) => {
      const blob = new Blob([Uint8Array.from(bytes)], { type: "image/png" });
      await navigator.clipboard.write([new ClipboardItem({ "image/png": blob })]);
    },
    [...PNG],
  );
  await page.keyboard.press("ControlOrMeta+v");
  await expect(from.canvas.locator("img.v-image")).toBeVisible({ timeout: 15_000 });
  const [theirId = ""] = await pictureIds(from);
  expect(theirId).not.toBe("");

  await page.keyboard.press("Escape");
  await page.keyboard.press("ControlOrMeta+c");
  const other = await browser.newContext({ locale: "pt-BR", viewport: DESK, permissions: ["clipboard-read", "clipboard-write"] });
  const tab = await other.newPage();
  const to = await BuilderPage.open(tab, mine);
  await to.canvas.locator(".v-section").click({ position: { x: 4, y: 4 } });
  await tab.keyboard.press("ControlOrMeta+v");
  await expect(to.canvas.locator("img.v-image")).toBeVisible({ timeout: 15_000 });
  const [myId = ""] = await pictureIds(to);
  expect(myId).not.toBe(theirId);
  const own = await mine.person.call<{ items: readonly { id: string }[] }>("get", "/images");
  expect(own.items.map(({ id }) => id)).toEqual([myId]);

  const { url } = await mine.person.publish(to.pageId);
  await tab.goto(url);
  const shown = tab.locator("img.v-image");
  await expect(shown).toBeVisible();
  expect(await shown.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBeGreaterThan(0);

  await to.reopen();
  await expect(to.canvas.locator("img.v-image")).toBeVisible();
  await other.close();
});

test("a picture of another site that the browser may not read is asked of the server, and what does not come is said", async ({ page }) => {
  const builder = await BuilderPage.open(page, mine);
  // Like most servers it shows its pictures to everybody, and lets no script of others read them.
  const headers = { "access-control-allow-origin": "https://fotos.invalid" };
  await page.route("https://fotos.invalid/**", (route) => route.fulfill({ contentType: "image/png", body: PNG, headers }));
  const [asked] = await Promise.all([
    page.waitForRequest((request) => request.url().endsWith("/api/images/fetch")),
    (async () => {
      await builder.canvas.locator(".v-section").click({ position: { x: 4, y: 4 } });
      await page.evaluate(() => navigator.clipboard.writeText("https://fotos.invalid/casa.png"));
      await page.keyboard.press("ControlOrMeta+v");
    })(),
  ]);
  expect(asked.postDataJSON()).toEqual({ url: "https://fotos.invalid/casa.png" });
  await expect(page.getByRole("button", { name: "Tentar de novo" })).toBeVisible({ timeout: 15_000 });
});
