import { BuilderPage, enterVitrine, type Vitrine } from "../support/builder-page.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { expect, test } from "../support/test.ts";

test.use({ locale: "pt-BR", viewport: { width: 1280, height: 800 } });

let vitrine: Vitrine;
test.beforeAll(async ({ server }) => {
  vitrine = await enterVitrine(server);
});
test.afterAll(() => vitrine.leave());

test("a page is kept under a name, edited, compared by eye, and a section of it comes back in the open editor", async ({ page }) => {
  const builder = await BuilderPage.open(page, vitrine);
  await builder.add("Título");
  const heading = builder.canvas.locator(".v-heading");
  await builder.type(heading, "Antes");
  await builder.saved();
  await page.getByRole("button", { name: "Mais ações da página" }).click();
  const [history] = await Promise.all([page.waitForEvent("popup"), page.getByRole("menuitem", { name: "Histórico da página" }).click()]);
  await history.getByRole("button", { name: "Salvar revisão" }).first().click();
  const dialog = history.getByRole("dialog");
  await dialog.getByLabel("Nome").fill("Título de antes");
  await dialog.getByRole("button", { name: "Salvar revisão" }).click();
  await expect(history.getByRole("button", { name: /Título de antes/ })).toBeVisible();

  await builder.type(heading, "Depois");
  await builder.saved();
  await history.reload();
  await expect(history.getByText("1 mudança")).toBeVisible();
  const before = history.frameLocator("iframe").first();
  const now = history.frameLocator("iframe").last();
  await expect(before.getByText("Antes")).toHaveAttribute("data-change", "Alterado");
  await expect(now.getByText("Depois")).toHaveAttribute("data-change", "Alterado");
  await history.keyboard.press("Alt+ArrowDown");
  await expect(now.getByText("Depois")).toHaveAttribute("data-current", "");
  await expectAccessible(history);

  await history.getByRole("button", { name: "Restaurar esta seção" }).click();
  await expect(heading).toHaveText("Antes");
  await expect(history.getByText("Os blocos são iguais")).toBeVisible();
  // Whoever edits goes on from there, and takes back what is their own.
  await builder.add("Texto");
  await expect(builder.canvas.locator(".v-text")).toBeVisible();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(builder.canvas.locator(".v-text")).toHaveCount(0);
  await expect(heading).toHaveText("Antes");
});
