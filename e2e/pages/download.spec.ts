import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";
import { readZip } from "../../apps/server/src/platform/zip/testing/read-zip.ts";
import { serveFiles } from "../support/bare-server.ts";
import { BuilderPage, enterVitrine, type Vitrine } from "../support/builder-page.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { watchShifts } from "../support/layout-shifts.ts";
import { DESK, PHONE } from "../support/sizes.ts";
import { expect, test } from "../support/test.ts";

test.use({ locale: "pt-BR", viewport: DESK });

let vitrine: Vitrine;
test.beforeAll(async ({ server }) => {
  vitrine = await enterVitrine(server);
});
test.afterAll(() => vitrine.leave());

const button = (page: Page) => page.getByRole("button", { name: "Baixar a página" });

async function downloaded(page: Page): Promise<{ name: string; files: Map<string, Buffer> }> {
  const begun = page.waitForEvent("download");
  await button(page).focus();
  await page.keyboard.press("Enter");
  const download = await begun;
  await expect(page.getByText("A página está nos seus downloads.")).toBeVisible();
  return { name: download.suggestedFilename(), files: await readZip(await readFile(await download.path())) };
}

/** A page made from the gallery, with pictures, fonts, a form and its script, open in the builder. */
async function openTemplate(page: Page, slug: string): Promise<BuilderPage> {
  const builder = await BuilderPage.open(page, vitrine);
  const site = await vitrine.person.site(`levar-${slug}`);
  const made = await vitrine.person.page(site.id, "Aula", slug, "webinar");
  return builder.at(made.id);
}

/** What a browser complains of while it shows a page, and what it asks for. */
function watch(page: Page): { readonly faults: string[]; readonly asked: string[] } {
  const [faults, asked]: [string[], string[]] = [[], []];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") faults.push(message.text());
  });
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("request", (request) => asked.push(request.url()));
  return { faults, asked };
}

test("a page goes along as a folder that any web server can show, and its form still reaches its owner", async ({ page, browser }) => {
  const builder = await openTemplate(page, "aula");
  const { url } = await vitrine.person.publish(builder.pageId);
  await builder.panel("Publicar");
  const { name, files } = await downloaded(page);
  expect(name).toBe("aula.zip");
  const bare = await serveFiles(files);
  const context = await browser.newContext({ locale: "pt-BR", viewport: PHONE });
  const visit = await context.newPage();
  const seen = watch(visit);
  const shifts = await watchShifts(visit);
  await visit.goto(bare.origin);
  await expect(visit.locator("h1")).toBeVisible();
  for (const image of await visit.locator("img").all()) {
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((shown) => (shown as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  }
  expect(await visit.evaluate(() => document.fonts.ready.then((fonts) => [...fonts].some(({ status }) => status === "loaded")))).toBe(true);
  expect(await shifts()).toBe(0);
  await expectAccessible(visit);
  const form = visit.locator("form").first();
  const fields = form.getByRole("textbox");
  await fields.nth(0).fill("Rui Prado");
  await fields.nth(1).fill("rui@example.com");
  expect(seen.asked.filter((address) => !address.startsWith(bare.origin) && !address.startsWith("data:"))).toEqual([]);
  await form.getByRole("button").click();
  await expect(visit.locator(".v-thanks")).toBeVisible();
  expect(new Set(seen.asked.filter((address) => !address.startsWith(bare.origin)).map((address) => new URL(address).origin))).toEqual(
    new Set([new URL(url).origin]),
  );
  expect(seen.faults).toEqual([]);
  await expect.poll(async () => JSON.stringify(await vitrine.person.leads())).toContain("rui@example.com");
  await context.close();
  bare.stop();
});

test("it opens from a folder too; a form that nobody would take says so", async ({ page, browser }) => {
  const builder = await openTemplate(page, "pasta");
  await builder.panel("Publicar");
  const { files } = await downloaded(page);
  const folder = test.info().outputPath("pasta");
  for (const [path, bytes] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), bytes);
  }
  const context = await browser.newContext({ viewport: PHONE });
  const visit = await context.newPage();
  const seen = watch(visit);
  await visit.goto(pathToFileURL(join(folder, "index.html")).href);
  await expect(visit.getByText("Este formulário ainda não recebe respostas.").first()).toBeVisible();
  for (const image of await visit.locator("img").all()) {
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((shown) => (shown as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  }
  expect(seen.asked.filter((address) => !/^(?:file|data):/.test(address))).toEqual([]);
  expect(seen.faults).toEqual([]);
  await context.close();
});

test("what is typed a moment before is in it, and a refusal says why", async ({ page }) => {
  const builder = await BuilderPage.open(page, vitrine);
  await builder.add("Título");
  await builder.panel("Publicar");
  const heading = builder.canvas.locator("h2").first();
  await builder.type(heading, "Escrito agora mesmo");
  const { files } = await downloaded(page);
  expect(files.get("index.html")?.toString("utf8")).toContain("Escrito agora mesmo");
  await page.route("**/export.zip", (route) => route.abort());
  await button(page).click();
  await expect(page.getByText("Sem resposta do servidor. Confira a conexão e tente de novo.")).toBeVisible();
});

test("the header's menu takes the page along too, says why it could not, and gives up when it is closed", async ({ page }) => {
  const builder = await BuilderPage.open(page, vitrine);
  const menu = page.getByRole("banner").getByRole("button", { name: "Mais ações da página" });
  const ask = async (): Promise<void> => {
    await menu.focus();
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem", { name: "Baixar a página" }).click();
  };
  const dialog = page.getByRole("dialog", { name: "Baixar a página" });
  const begun = page.waitForEvent("download");
  await ask();
  expect((await begun).suggestedFilename()).toBe("oferta.zip");
  await expect(dialog.getByText("A página está nos seus downloads.")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(menu).toBeFocused();

  // A network's own page answers in the server's place.
  await page.route("**/export.zip", (route) => route.fulfill({ status: 200, contentType: "text/html", body: "<h1>Wi-Fi</h1>" }));
  await ask();
  await expect(dialog.getByText("Sem resposta do servidor. Confira a conexão e tente de novo.")).toBeVisible();
  await page.unroute("**/export.zip");
  const again = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Tentar de novo" }).click();
  await again;

  // What was typed without a connection is not in any file.
  await page.keyboard.press("Escape");
  await page.context().setOffline(true);
  await builder.add("Título");
  await ask();
  await expect(dialog.getByText("O que você fez ainda não foi salvo.")).toBeVisible();
  await page.context().setOffline(false);
  await dialog.getByRole("button", { name: "Tentar de novo" }).click();
  await expect(dialog.getByText("A página está nos seus downloads.")).toBeVisible();
  await page.keyboard.press("Escape");

  let isGivenUp = false;
  page.on("requestfailed", (request) => {
    isGivenUp ||= request.url().endsWith("/export.zip");
  });
  await page.route("**/export.zip", () => undefined);
  await ask();
  await expect(dialog.getByText("Preparando o arquivo…")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect.poll(() => isGivenUp).toBe(true);
  await expect(page.getByText("sem conexão")).toHaveCount(0);
});
