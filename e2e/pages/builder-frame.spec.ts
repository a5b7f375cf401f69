import { BuilderPage, enterVitrine, type Vitrine } from "../support/builder-page.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { DESK, PHONE } from "../support/sizes.ts";
import { expect, test } from "../support/test.ts";

test.use({ locale: "pt-BR", viewport: DESK });

let vitrine: Vitrine;
test.beforeAll(async ({ server }) => {
  vitrine = await enterVitrine(server);
});
test.afterAll(() => vitrine.leave());

test("each category of the rail has its panel, and the page's own stand in one place", async ({ page }) => {
  const builder = await BuilderPage.open(page, vitrine);
  await builder.panel("Mídia");
  const left = (name: string) => page.getByRole("complementary", { name, exact: true });
  await expect(left("Mídia").getByRole("button", { name: "Imagem", exact: true })).toBeVisible();
  await expect(left("Mídia").getByRole("button", { name: "Título", exact: true })).toHaveCount(0);
  await builder.panel("Utilidades");
  await expect(left("Utilidades").getByRole("button", { name: "Formulário", exact: true })).toBeVisible();
  await builder.panel("Tudo");
  await builder.add("Título");
  const drawer = page.getByRole("complementary", { name: "Ajustes" });
  await builder.tab("Página");
  await drawer.getByRole("textbox", { name: "Título da página" }).fill("Oferta de maio");
  await expect(builder.canvas.locator(".v-heading")).toBeVisible();
  await builder.panel("Página");
  await expect(left("Página").getByRole("textbox", { name: "Título da página" })).toHaveValue("Oferta de maio");
  await expect(drawer.getByRole("textbox", { name: "Título da página" })).toHaveCount(0);
  await drawer.getByRole("button", { name: "Mostrar aqui" }).click();
  await expect(drawer.getByRole("textbox", { name: "Título da página" })).toHaveValue("Oferta de maio");
  await expectAccessible(page);
});

test("the drawer's tabs go by arrow keys, and the last one used is there after a reload", async ({ page }) => {
  const builder = await BuilderPage.open(page, vitrine);
  await builder.add("Título");
  await page.getByRole("tab", { name: "Conteúdo" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("tab", { name: "Estilo" })).toHaveAttribute("aria-selected", "true");
  await builder.saved();
  await builder.reopen();
  await builder.canvas.locator(".v-heading").click();
  await expect(page.getByRole("tab", { name: "Estilo" })).toHaveAttribute("aria-selected", "true");
});

test("the menu opens by the mouse and by keys, wraps in a box in one step, and says why it cannot", async ({ page }) => {
  const builder = await BuilderPage.open(page, vitrine);
  await builder.add("Título");
  await builder.add("Botão");
  const heading = builder.canvas.locator(".v-heading");
  await heading.click({ button: "right" });
  await page.getByRole("menuitem", { name: "Colocar em uma caixa" }).click();
  const box = builder.canvas.locator(".v-container");
  await expect(box.locator(".v-heading")).toBeVisible();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(box).toHaveCount(0);

  await heading.click();
  await page.keyboard.press("Shift+F10");
  await expect(page.getByRole("menu")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toHaveCount(0);
  await page.keyboard.press("ControlOrMeta+g");
  await expect(box.locator(".v-heading")).toBeVisible();

  await builder.canvas
    .locator("section")
    .first()
    .click({ button: "right", position: { x: 4, y: 4 } });
  const wrap = page.getByRole("menuitem", { name: /Colocar em uma caixa/ });
  await expect(wrap).toBeDisabled();
  await expect(wrap).toContainText("não pode ficar");
  await page.keyboard.press("Escape");

  await builder.panel("Camadas");
  const tree = page.getByRole("tree", { name: "Camadas" });
  await tree.getByRole("treeitem", { name: /^Botão/ }).click({ button: "right" });
  await page.getByRole("menuitem", { name: "Duplicar" }).click();
  await expect(tree.getByRole("treeitem", { name: /^Botão/ })).toHaveCount(2);
  await tree.focus();
  await page.keyboard.press("Shift+F10");
  await page.getByRole("menuitem", { name: /^Excluir/ }).click();
  await expect(tree.getByRole("treeitem", { name: /^Botão/ })).toHaveCount(1);
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

  test("one that rests and is lifted opens the menu; the block stays where it is", async ({ page }) => {
    const builder = await BuilderPage.open(page, vitrine);
    await builder.add("Título");
    await builder.add("Botão");
    const box = await builder.canvas.locator(".v-heading").boundingBox();
    if (!box) throw new Error("the heading is not there");
    const point = { x: box.x + box.width * 0.8, y: box.y + box.height / 2 };
    const finger = await page.context().newCDPSession(page);
    await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
    await expect(page.locator("[data-dragging]")).toBeVisible();
    await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await expect(page.getByRole("menuitem", { name: "Colocar em uma caixa" })).toBeVisible();
    await expect(page.locator("[data-dragging]")).toHaveCount(0);
    await page.getByRole("menuitem", { name: "Duplicar" }).click();
    await expect(builder.canvas.locator(".v-heading")).toHaveCount(2);
  });
});

test.describe("on a small telephone", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 640 } });

  test("the header holds all that concerns the page", async ({ page }) => {
    const site = await vitrine.person.site("pequeno");
    const made = await vitrine.person.page(site.id, "Oferta", "oferta", "waiting-list");
    await vitrine.person.publish(made.id);
    await vitrine.person.enter(page.context());
    await page.goto(`${vitrine.origin}/builder/${made.id}`);
    await expect(page.getByRole("button", { name: "Publicar", exact: true })).toBeInViewport({ ratio: 1 });
    for (const button of await page.getByRole("banner").getByRole("button").all()) {
      if (await button.isVisible()) await expect(button).toBeInViewport({ ratio: 1 });
    }
    await page.getByRole("button", { name: "Mais ações da página" }).tap();
    for (const name of [/^Salvar agora/, "Salvar como modelo", "Baixar a página", "Abrir a página"]) {
      await expect(page.getByRole("menuitem", { name })).toBeInViewport({ ratio: 1 });
    }
    await page.getByRole("menuitem", { name: /^Salvar agora/ }).tap();
    await expect(page.getByText("Página salva")).toBeVisible();
  });
});

test("Ctrl and S save at once and say so, and never open the browser's own box", async ({ page }) => {
  const builder = await BuilderPage.open(page, vitrine);
  await builder.add("Título");
  await builder.canvas.locator(".v-heading").click();
  await page.keyboard.press("ControlOrMeta+s");
  await expect(page.getByText("Página salva")).toBeVisible();
  await builder.saved();
  await page.route("**/api/pages/*/operations", (route) => route.abort());
  await builder.add("Texto");
  await page.getByRole("button", { name: "Salvar agora" }).click();
  await expect(page.getByText("Ainda não deu para salvar")).toBeVisible();
});

test("the publish panel tells what visitors have", async ({ page }) => {
  const builder = await BuilderPage.open(page, vitrine);
  await builder.add("Título");
  await builder.panel("Publicar");
  const panel = page.getByRole("complementary", { name: "Publicar" });
  await expect(panel.getByRole("heading", { name: "Ainda não publicada" })).toBeVisible();
  await panel.getByRole("button", { name: "Publicar esta página" }).click();
  await page.getByRole("button", { name: "Publicar página" }).click();
  await page.getByRole("button", { name: "Continuar editando" }).click();
  await expect(panel.getByRole("heading", { name: "No ar e em dia" })).toBeVisible();
  await builder.panel("Texto");
  await builder.add("Texto");
  await builder.panel("Publicar");
  await expect(panel.getByRole("heading", { name: "No ar, com alterações por publicar" })).toBeVisible();
  await expectAccessible(page);
});

test("the tour comes once by itself, goes by keys, covers nothing it talks about, and is there again in the help", async ({ browser }) => {
  const site = await vitrine.person.site("passeio");
  const made = await vitrine.person.page(site.id, "Passeio", "passeio");
  for (const viewport of [DESK, PHONE]) {
    const context = await browser.newContext({ viewport, locale: "pt-BR" });
    const page = await context.newPage();
    await vitrine.person.enter(context, { isNew: true });
    await page.goto(`${vitrine.origin}/builder/${made.id}`);
    const bubble = page.getByRole("dialog", { name: "Tudo começa pelos blocos" });
    await expect(bubble).toBeFocused();
    await expectAccessible(page);
    let stops = 1;
    const onwards = page.getByRole("button", { name: "Continuar" });
    for (; ; stops++) {
      // What a stop talks about may still be on its way.
      await expect(onwards.or(page.getByRole("button", { name: "Começar a editar" }))).toBeVisible();
      if (!(await onwards.isVisible())) break;
      await page.keyboard.press("ArrowRight");
    }
    expect(stops).toBe(6);
    await page.getByRole("button", { name: "Começar a editar" }).click();
    await expect(page.locator("[data-tour-open]")).toHaveCount(0);
    await page.reload();
    await expect(page.locator('iframe[src="/canvas.html"]')).toBeVisible();
    await page.getByRole("button", { name: /^Ajuda do editor/ }).click();
    await page.getByRole("menuitem", { name: "Fazer o tour" }).click();
    await expect(page.getByRole("dialog", { name: "Tudo começa pelos blocos" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.locator("[data-tour-open]")).toHaveCount(0);
    await context.close();
  }
});

test("the tour is in nobody's way: a press on the page ends it, and does what it does", async ({ browser }) => {
  const site = await vitrine.person.site("apressada");
  const made = await vitrine.person.page(site.id, "Apressada", "apressada", "waiting-list");
  const context = await browser.newContext({ viewport: DESK, locale: "pt-BR" });
  const page = await context.newPage();
  await vitrine.person.enter(context, { isNew: true });
  await page.goto(`${vitrine.origin}/builder/${made.id}`);
  await expect(page.getByRole("dialog", { name: "Tudo começa pelos blocos" })).toBeFocused();
  const words = page.frameLocator('iframe[src="/canvas.html"]').locator(".v-text", { hasText: "uma ideia" });
  await words.dblclick();
  await expect(words).toHaveAttribute("contenteditable", "true");
  await expect(page.locator("[data-tour-open]")).toHaveCount(0);
  await expect(words).toBeFocused();
  await context.close();
});

test("what is new has a dot until it was seen", async ({ page }) => {
  const builder = await BuilderPage.open(page, vitrine);
  await page.getByRole("button", { name: "Ajuda do editor, com novidades" }).click();
  await page.getByRole("menuitem", { name: "Novidades" }).click();
  await expect(page.getByRole("dialog", { name: "Novidades" }).getByRole("listitem").first()).toContainText("2026");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await builder.reopen();
  await expect(page.getByRole("button", { name: "Ajuda do editor", exact: true })).toBeVisible();
});

test("the old editor's address warns, then leads to the same page; the editor's own without a page leads to the pages", async ({
  page,
}) => {
  const builder = await BuilderPage.open(page, vitrine);
  await page.goto(`${vitrine.origin}/oldbuilder/${builder.pageId}`);
  await expect(page.getByRole("heading", { name: "O editor 2.0 foi descontinuado" })).toBeVisible();
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Abrir no editor 3.0" }).click();
  await expect(page).toHaveURL(`${vitrine.origin}/builder/${builder.pageId}`);
  await page.goto(`${vitrine.origin}/builder`);
  await expect(page).toHaveURL(`${vitrine.origin}/pages`);
});

test("what opens beside a button comes at the first sign of somebody, keeps the focus there, and is there without a connection", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await BuilderPage.open(page, vitrine);
  const isFetched = () => asked.some((path) => /\/popups-[^/]*\.js$/.test(path));
  await expect.poll(isFetched).toBe(true);
  asked.length = 0;
  // A window of its own, which nobody has touched yet.
  const untouched = await page.context().newPage();
  untouched.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await untouched.goto(page.url());
  const help = untouched.getByRole("button", { name: /^Ajuda do editor/ });
  await expect(help).toBeVisible();
  await expect(untouched.locator('iframe[src="/canvas.html"]').contentFrame().locator("#canvas > *").first()).toBeVisible();
  await untouched.waitForLoadState("networkidle");
  expect(isFetched()).toBe(false);
  expect(asked.filter((path) => /\/_virtual_editor-parts/.test(path))).toEqual([]);
  await help.focus();
  await untouched.keyboard.press("Shift");
  await expect.poll(isFetched).toBe(true);
  await untouched.waitForLoadState("networkidle");
  await expect(help).toBeFocused();
  await untouched.context().setOffline(true);
  await untouched.keyboard.press("ArrowDown");
  await expect(untouched.getByRole("menu", { name: /^Ajuda do editor/ })).toBeVisible();
  await expect(help).toHaveAttribute("aria-expanded", "true");
  await untouched.keyboard.press("Escape");
  await expect(untouched.getByRole("menu")).toHaveCount(0);
  await expect(help).toBeFocused();
  await untouched.context().setOffline(false);
});
