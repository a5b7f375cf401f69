import { enterVitrine, type Vitrine } from "../support/builder-page.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { Person } from "../support/person.ts";
import { DESK, PHONE } from "../support/sizes.ts";
import { expect, test } from "../support/test.ts";

test.use({ locale: "pt-BR", viewport: DESK, permissions: ["clipboard-read", "clipboard-write"] });

let vitrine: Vitrine;
let friend: Person;
test.beforeAll(async ({ server }) => {
  vitrine = await enterVitrine(server);
  friend = await Person.signUp(vitrine.origin);
});
test.afterAll(async () => {
  await friend.leave();
  await vitrine.leave();
});

test("a link made by keyboard shows a page to anybody, and a friend makes it their own", async ({ page, browser }) => {
  await vitrine.person.enter(page.context());
  const site = await vitrine.person.site("ana-vende");
  await vitrine.person.page(site.id, "Curso de violão", "violao", "course-sales");
  await friend.site("beto-vende");
  await page.goto(`${vitrine.origin}/pages`);
  await page.getByRole("button", { name: "Ações da página Curso de violão" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Compartilhar" }).press("Enter");
  await expect(page.getByText("Nenhum link ainda")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Criar link" }).press("Enter");
  await expect(page.getByText("Ativo", { exact: true })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);

  const stranger = await browser.newContext({ locale: "pt-BR", viewport: PHONE });
  const seen = await stranger.newPage();
  await seen.goto(link);
  await expect(seen.frameLocator("iframe").getByRole("heading", { level: 1 })).toBeVisible();
  await expect(seen.getByRole("link", { name: "Criar conta e copiar" })).toBeVisible();
  const cutOff = seen
    .getByRole("heading", { level: 1, name: "Curso de violão" })
    .evaluate((title) => title.scrollWidth - title.clientWidth);
  expect(await cutOff).toBeLessThanOrEqual(0);
  expect(await seen.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  await stranger.close();

  const context = await browser.newContext({ locale: "pt-BR", viewport: DESK });
  await friend.enter(context);
  const theirs = await context.newPage();
  await theirs.goto(link);
  await expect(theirs.frameLocator("iframe").getByRole("heading", { level: 1 })).toBeVisible();
  await expectAccessible(theirs);
  await theirs.getByRole("button", { name: "Fazer uma cópia" }).click();
  await theirs.getByRole("button", { name: "Copiar para o meu site" }).click();
  await expect(theirs).toHaveURL(/\/builder\/pag_/);
  await expect(theirs.frameLocator('iframe[src="/canvas.html"]').getByRole("heading", { level: 1 })).toBeVisible({ timeout: 30_000 });
  await context.close();

  await page.setViewportSize(DESK);
  await page.reload();
  await page.getByRole("button", { name: "Excluir link" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Excluir link" }).click();
  await expect(page.getByText("Excluído", { exact: true })).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "O link não existe..." })).toBeVisible();
});
