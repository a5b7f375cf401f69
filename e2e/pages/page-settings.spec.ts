import { BuilderPage, enterVitrine, type Vitrine } from "../support/builder-page.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { DESK } from "../support/sizes.ts";
import { expect, type Page, test } from "../support/test.ts";

test.use({ locale: "pt-BR", viewport: DESK });

let vitrine: Vitrine;
test.beforeAll(async ({ server }) => {
  vitrine = await enterVitrine(server);
});
test.afterAll(() => vitrine.leave());

/** Goes on by the keyboard until something has it, as somebody without a mouse does. */
async function tabTo(page: Page, name: string | RegExp, role: "button" | "switch" | "textbox" | "radio"): Promise<void> {
  const target = page.getByRole(role, { name, exact: true });
  for (let steps = 0; steps < 60; steps++) {
    if (await target.evaluateAll((found) => found.includes(document.activeElement as HTMLElement))) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}

test("settings from the list, by keyboard alone: what an optimisation lacks is led to, filled in, saved, and visitors' head has it", async ({
  page,
}) => {
  const builder = await BuilderPage.open(page, vitrine);
  await builder.add("Texto");
  await builder.saved();
  await page.goto(`${vitrine.origin}/pages`);
  await page.getByRole("button", { name: "Ações da página Oferta" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menu")).toBeVisible();
  await page.keyboard.type("Configura");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Configurações da página" })).toBeVisible();
  await expectAccessible(page);

  await tabTo(page, "Título da página", "textbox");
  await page.keyboard.type("Curso de violão");
  await tabTo(page, "Descrição", "textbox");
  await page.keyboard.type("Do zero ao primeiro show em oito semanas.");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await page.getByRole("navigation", { name: "Grupos de configurações" }).getByRole("button", { name: "Otimizador" }).focus();
  await page.keyboard.press("Enter");
  await tabTo(page, "Nenhum", "radio");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Google Ads" })).toBeChecked();
  await expect(page.getByText("Falta 1 requisito")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("ControlOrMeta+s");
  const author = page.getByRole("textbox", { name: "Autor" });
  await expect(author).toBeFocused();
  await expect(author).toHaveAccessibleDescription(/A otimização para Google Ads exige este campo/);
  await page.keyboard.type("Ana Souza");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Configurações salvas")).toBeVisible();
  await expect(page.getByRole("region", { name: "Alterações não salvas" })).toBeHidden();

  const { url } = await vitrine.person.publish(builder.pageId);
  const visitor = await page.context().newPage();
  await visitor.goto(url);
  await expect(visitor).toHaveTitle("Curso de violão");
  await expect(visitor.locator('meta[name="author"]')).toHaveAttribute("content", "Ana Souza");
  await expect(visitor.locator('meta[name="description"]')).toHaveAttribute("content", "Do zero ao primeiro show em oito semanas.");
  await visitor.close();

  // A direct link leads to its field, and the editor has the same settings, live.
  const second = await builder.openAgain();
  await second.panel("Página");
  await page.goto(`${vitrine.origin}/pages/${builder.pageId}/settings?field=keywords`);
  await expect(page.getByRole("textbox", { name: "Palavras-chave" })).toBeFocused();
  await page.keyboard.type("violão");
  await page.keyboard.press("Enter");
  await expect(second.page.getByRole("textbox", { name: "Palavras-chave" })).toHaveValue("violão");
});
