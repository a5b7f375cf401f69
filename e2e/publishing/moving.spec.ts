import { BuilderPage, enterVitrine, type Vitrine } from "../support/builder-page.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { DESK } from "../support/sizes.ts";
import { expect, test } from "../support/test.ts";

test.use({ locale: "pt-BR", viewport: DESK });

let vitrine: Vitrine;
test.beforeAll(async ({ server }) => {
  vitrine = await enterVitrine(server);
});
test.afterAll(() => vitrine.leave());

test("a live page moves to another site from the editor, with what is edited, and its old address can lead on", async ({ page }) => {
  const { person } = vitrine;
  const builder = await BuilderPage.open(page, vitrine);
  const other = await person.site("mudanca");
  await builder.add("Título");
  await builder.saved();
  const { url } = await person.publish(builder.pageId);
  await builder.type(builder.canvas.locator(".v-heading"), "De mudança");

  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Mudar" }).click();
  await dialog.getByRole("combobox", { name: "Site e domínio" }).click();
  await page.getByRole("option", { name: new URL(other.url).host }).click();
  await expect(dialog.getByRole("alert").first()).toContainText(`A página sai do ar em ${new URL(url).host}`);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Publicar página" }).click();
  await expect(dialog).toHaveAccessibleName("Sua página está no ar");
  const link = dialog.getByRole("link", { name: "Abrir a página" });
  await expect(link).toHaveAttribute("href", `${other.url}/oferta`);
  const visitor = await page.context().newPage();
  await visitor.goto(`${other.url}/oferta`);
  await expect(visitor.getByRole("heading", { name: "De mudança" })).toBeVisible();
  expect((await visitor.goto(url))?.status()).toBe(410);
  const [redirects] = await Promise.all([
    page.waitForEvent("popup"),
    dialog.getByRole("link", { name: "Redirecionar o endereço de antes" }).click(),
  ]);
  await expect(redirects.getByRole("heading", { name: "Redirecionamentos" }).first()).toBeVisible();
});
