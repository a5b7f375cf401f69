import { BuilderPage, enterVitrine, type Vitrine } from "../support/builder-page.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { expect, test } from "../support/test.ts";

test.use({ locale: "pt-BR", viewport: { width: 1280, height: 800 } });

let vitrine: Vitrine;
test.beforeAll(async ({ server }) => {
  vitrine = await enterVitrine(server);
});
test.afterAll(() => vitrine.leave());

test("a page is published, changed, published again and rolled back, and a time is set for what is edited", async ({ page }) => {
  const builder = await BuilderPage.open(page, vitrine);
  await builder.add("Título");
  const heading = builder.canvas.locator(".v-heading");
  await builder.type(heading, "Primeira");
  await builder.saved();
  const { url } = await vitrine.person.publish(builder.pageId);
  await builder.type(heading, "Segunda");
  await builder.saved();
  await vitrine.person.publish(builder.pageId);
  const visitor = await page.context().newPage();
  await visitor.goto(url);
  await expect(visitor.getByRole("heading", { name: "Segunda" })).toBeVisible();

  await builder.panel("Publicar");
  const [publishing] = await Promise.all([page.waitForEvent("popup"), page.getByRole("link", { name: "Horários e publicações" }).click()]);
  const list = publishing.getByRole("list", { name: "Publicações" });
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await expect(publishing.getByText("No ar e em dia")).toBeVisible();
  await expectAccessible(publishing);
  await list.getByRole("button", { name: /^Voltar a esta:/ }).click();
  await publishing.getByRole("alertdialog").getByRole("button", { name: "Voltar a esta" }).click();
  await expect(publishing.getByText("No ar, com alterações por publicar")).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole("heading", { name: "Primeira" })).toBeVisible();
  await expect(heading).toHaveText("Segunda");

  await publishing.getByLabel("Publicar as alterações em").fill("2027-06-01T09:30");
  await publishing.getByRole("button", { name: "Agendar" }).click();
  await expect(publishing.getByRole("button", { name: "Cancelar agendamento" })).toBeVisible();
  await publishing.goto(`${vitrine.origin}/pages`);
  await expect(publishing.getByText("Vai ao ar em 1 de jun. de 2027, 09:30")).toBeVisible();
});
