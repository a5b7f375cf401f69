import type { Page } from "@playwright/test";
import { BuilderPage, enterVitrine, type Vitrine } from "../support/builder-page.ts";
import { DESK } from "../support/sizes.ts";
import { expect, test } from "../support/test.ts";

test.use({ locale: "pt-BR", viewport: DESK, permissions: ["clipboard-read", "clipboard-write"] });

let vitrine: Vitrine;
test.beforeAll(async ({ server }) => {
  vitrine = await enterVitrine(server);
});
test.afterAll(() => vitrine.leave());

const LETTER = `<h2>Oferta de verão</h2><p>Até <b>domingo</b>, <a href="https://loja.example/x">aqui</a>.</p><ul><li>Frete grátis</li><li>Troca fácil</li></ul><script>alert(1)</script>`;

function copyHtml(page: Page, html: string, text: string): Promise<void> {
  return page.evaluate(
    ([markup = "", words = ""]) => {
      const blob = (value: string, type: string) => new Blob([value], { type });
      const item = new ClipboardItem({ "text/html": blob(markup, "text/html"), "text/plain": blob(words, "text/plain") });
      return navigator.clipboard.write([item]);
    },
    [html, text],
  );
}

test("a letter becomes blocks in one step, its words without a connection, and goes on to another page by keyboard alone", async ({
  page,
  context,
}) => {
  const builder = await BuilderPage.open(page, vitrine);
  const { canvas } = builder;
  await copyHtml(page, LETTER, "Oferta de verão\n\nAté domingo, aqui.");
  await canvas.locator(".v-section").click({ position: { x: 4, y: 4 } });
  await page.keyboard.press("ControlOrMeta+v");
  await expect(canvas.getByRole("heading", { name: "Oferta de verão" })).toBeVisible();
  await expect(canvas.getByRole("listitem")).toHaveText(["Frete grátis", "Troca fácil"]);
  await expect(canvas.locator("strong", { hasText: "domingo" })).toBeVisible();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(canvas.getByRole("heading", { name: "Oferta de verão" })).toBeHidden();
  await expect(canvas.getByRole("listitem")).toHaveCount(0);

  await context.setOffline(true);
  await page.keyboard.press("ControlOrMeta+v");
  await expect(page.getByText("Só as palavras foram coladas")).toBeVisible();
  await expect(canvas.getByText("Até domingo, aqui.")).toBeVisible();
  await context.setOffline(false);
  await builder.saved();

  // From here on no pointer: out to the section, copied, and pasted in another page that has the keyboard at once.
  await page.keyboard.press("Escape");
  await page.keyboard.press("ControlOrMeta+c");
  const { siteId } = await vitrine.person.call<{ siteId: string }>("get", `/pages/${builder.pageId}`);
  const other = await vitrine.person.page(siteId, "Outra", "outra");
  const second = await builder.at(other.id);
  await second.canvas.locator("body").focus();
  await page.keyboard.press("ControlOrMeta+v");
  await expect(second.canvas.getByText("Até domingo, aqui.")).toBeVisible();
  await second.saved();
});

test.describe("by touch", () => {
  test.use({ hasTouch: true });

  test("the menu of a finger that rests copies a block and pastes it", async ({ page, context }) => {
    const builder = await BuilderPage.open(page, vitrine);
    await builder.add("Título");
    const headings = builder.canvas.locator(".v-heading");
    await expect(headings).toHaveCount(1);
    const finger = await context.newCDPSession(page);
    const choose = async (item: RegExp): Promise<void> => {
      const box = await headings.first().boundingBox();
      if (!box) throw new Error("the heading is not on screen");
      const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
      await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
      await expect(page.locator("[data-dragging]")).toBeVisible();
      await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
      await page.getByRole("menuitem", { name: item }).tap();
    };
    await choose(/^Copiar(?! estilo)/);
    await choose(/^Colar(?! )|^Colar (?=Ctrl|⌘)/);
    await expect(headings).toHaveCount(2);
    await page.keyboard.press("ControlOrMeta+z");
    await expect(headings).toHaveCount(1);
  });
});
