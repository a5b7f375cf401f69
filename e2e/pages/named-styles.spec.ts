import type { Locator } from "@playwright/test";
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

const RED = "rgb(192, 57, 43)";
const px = (value: number) => ({ type: "length", value, unit: "px" });
const color = (value: string) => ({ type: "color", value });

test("a style is made of a heading's look, given to a text, edited for both, and deleted without a change on the page", async ({
  page,
}) => {
  const builder = await BuilderPage.open(page, vitrine);
  await builder.add("Título");
  await builder.add("Texto");
  const [heading, text] = [builder.canvas.locator(".v-heading"), builder.canvas.locator(".v-text")];
  await heading.click();
  await builder.tab("Estilo");
  await page.getByRole("button", { name: /^Cor: / }).click();
  await page.getByRole("textbox", { name: "Código da cor" }).fill("#c0392b");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Adicionar estilo" }).click();
  await page.getByRole("textbox", { name: "Criar com a aparência deste bloco" }).fill("Chamada");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Chamada", exact: true })).toBeVisible();
  await expect(heading).toHaveCSS("color", RED);
  await expect(page.getByText("de “Chamada”")).toBeAttached();

  await text.click();
  await page.getByRole("button", { name: "Adicionar estilo" }).click();
  await page.getByRole("button", { name: /^Chamada em 1 lugar/ }).click();
  await expect(text).toHaveCSS("color", RED);
  await page.getByRole("button", { name: "Chamada", exact: true }).click();
  await page.getByRole("menuitem", { name: "Editar ou renomear" }).click();
  await expect(page.getByRole("textbox", { name: "Nome do estilo" })).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Alerta");
  await expect(page.getByText("Aparece em 2 lugares: a mudança vale para todos.")).toBeVisible();
  await page.getByRole("textbox", { name: "Tamanho", exact: true }).fill("33");
  for (const block of [heading, text]) await expect(block).toHaveCSS("font-size", "33px");
  await page.getByRole("button", { name: "Voltar ao bloco" }).click();
  await builder.saved();

  await builder.reopen();
  for (const block of [heading, text]) await expect(block).toHaveCSS("font-size", "33px");
  await heading.click();
  await builder.tab("Estilo");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Alerta", exact: true }).click();
  await page.getByRole("menuitem", { name: "Excluir da página" }).click();
  await expect(page.getByText(/Ele está em 2 lugares/)).toBeVisible();
  await page.getByRole("button", { name: "Soltar e excluir" }).click();
  await expect(page.getByText("de “Alerta”")).toHaveCount(0);
  for (const block of [heading, text]) await expect(block).toHaveCSS("font-size", "33px");
  await builder.saved();
  const { records } = (await builder.stored()).document;
  expect(Object.values(records).filter(({ type }) => type === "style")).toEqual([]);
});

test("an overlay of a block's own lies over the picture of its named style, on the canvas as on the page", async ({ page }) => {
  const builder = await BuilderPage.open(page, vitrine);
  await builder.saved();
  const { version, document } = await builder.stored();
  const stops = [0, 100].map((at) => ({ color: "#00ff00", at }));
  const styles = (values: object) => ({ base: { normal: values } });
  const ground = { minHeight: px(200), backgroundImage: { type: "gradient", angle: 90, stops } };
  const style = { type: "style", id: "ground", name: "Fundo", order: "a0", styles: styles(ground) };
  const veil = styles({ backgroundOverlay: { type: "overlay", color: "#ff0000", opacity: 0.5 } });
  const place = { parentId: "page", slot: "body", order: "a0" };
  const section = {
    type: "block",
    id: "s",
    kind: "section",
    version: 1,
    ...place,
    props: { tag: "section" },
    styles: veil,
    styleIds: ["ground"],
  };
  const kept = Object.entries(document.records).filter(([, { type }]) => type !== "block");
  await builder.replace(version, { ...document, records: { ...Object.fromEntries(kept), ground: style, s: section } });
  await builder.reopen();
  const both = /^linear-gradient\(rgba\(255, 0, 0, 0\.5\).*linear-gradient\(90deg, rgb\(0, 255, 0\)/;
  await expect(builder.canvas.locator(".v-section")).toHaveCSS("background-image", both);
  await page.goto((await vitrine.person.publish(builder.pageId)).url);
  await expect(page.locator(".v-section")).toHaveCSS("background-image", both);
});

test("the style of a block is pasted onto others by keys, in this page and in another tab's, as one step", async ({ page }) => {
  const builder = await BuilderPage.open(page, vitrine);
  await builder.add("Título");
  await builder.add("Texto");
  await builder.add("Botão");
  const [heading, text, button] = [".v-heading", ".v-text", ".v-button"].map((name) => builder.canvas.locator(name)) as [
    Locator,
    Locator,
    Locator,
  ];
  await text.click();
  await page.keyboard.press("ControlOrMeta+Alt+v");
  await expect(page.getByText("Copie antes o estilo de um bloco")).toBeVisible();
  await heading.click();
  await builder.tab("Estilo");
  await page.getByRole("textbox", { name: "Tamanho", exact: true }).fill("41");
  await expect(heading).toHaveCSS("font-size", "41px");
  await heading.click();
  await page.keyboard.press("ControlOrMeta+Alt+c");
  await text.click();
  await button.click({ modifiers: ["Shift"], force: true });
  await page.keyboard.press("ControlOrMeta+Alt+v");
  for (const block of [text, button]) await expect(block).toHaveCSS("font-size", "41px");
  await page.keyboard.press("ControlOrMeta+z");
  for (const block of [text, button]) await expect(block).not.toHaveCSS("font-size", "41px");
  await builder.saved();

  const second = await builder.openAgain();
  await second.canvas.locator(".v-button").click({ button: "right", force: true });
  await second.page.getByRole("menuitem", { name: "Colar estilo" }).click();
  await expect(second.canvas.locator(".v-button")).toHaveCSS("font-size", "41px");
  await second.canvas.locator(".v-text").click();
  await second.page.keyboard.press("ControlOrMeta+v");
  await expect(second.canvas.locator(".v-text"), "a paste of nothing but a look gives that").toHaveCSS("font-size", "41px");
  await second.saved();
});

test("what is hidden at a width is counted there, and shown as a shadow on demand", async ({ page }) => {
  const builder = await BuilderPage.open(page, vitrine);
  await builder.add("Botão");
  const button = builder.canvas.locator(".v-button");
  await builder.tab("Avançado");
  await page.getByRole("checkbox", { name: "No celular" }).check();
  const note = page.getByRole("button", { name: "1 oculto aqui" });
  await expect(note).toBeHidden();
  await builder.width(/Celular/);
  await expect(button).toBeHidden();
  await note.click();
  await expect(button).toBeVisible();
  await expect(button).toHaveCSS("opacity", "0.38");
  await note.click();
  await expect(button).toBeHidden();
  await builder.width(/Computador/);
  await expect(note).toBeHidden();
  await expect(button).toHaveCSS("opacity", "1");
});

test("styles in any order look the same on the canvas and on the published page, at each width and pointed at", async ({
  page,
  browser,
}) => {
  const builder = await BuilderPage.open(page, vitrine);
  await builder.add("Título");
  await builder.add("Texto");
  await builder.saved();
  const { version, document } = await builder.stored();
  const of = (kind: string) => Object.values(document.records).find((record) => record.kind === kind) ?? {};
  const style = (id: string, order: string, styles: object) => ({ type: "style", id, name: id, order, styles });
  document.records.one = style("one", "a0", {
    base: { normal: { color: color("#111111"), fontSize: px(50) }, hover: { background: color("#aa0000") } },
    mobile: { normal: { fontSize: px(21) } },
  });
  document.records.two = style("two", "a1", { base: { normal: { color: color("#222222"), background: color("#00aa00") } } });
  Object.assign(of("heading"), { styleIds: ["one", "two"] });
  Object.assign(of("text"), { styleIds: ["two", "one"], styles: { base: { normal: { fontSize: px(19) } } } });
  await builder.replace(version, document);
  await builder.reopen();
  const expected = {
    desk: { heading: ["rgb(34, 34, 34)", "50px"], text: ["rgb(17, 17, 17)", "19px"] },
    phone: { heading: ["rgb(34, 34, 34)", "21px"], text: ["rgb(17, 17, 17)", "19px"] },
  };
  const check = async (find: (name: string) => Locator, { heading, text }: (typeof expected)["desk"]): Promise<void> => {
    for (const [name, [ink = "", size = ""]] of [
      [".v-heading", heading],
      [".v-text", text],
    ] as const) {
      await expect(find(name)).toHaveCSS("color", ink);
      await expect(find(name)).toHaveCSS("font-size", size);
      await expect(find(name)).toHaveCSS("background-color", "rgb(0, 170, 0)");
      await find(name).hover();
      await expect(find(name)).toHaveCSS("background-color", "rgb(170, 0, 0)");
      await find("body").hover({ position: { x: 1, y: 1 } });
    }
  };
  await check((name) => builder.canvas.locator(name), expected.desk);
  await builder.width(/Celular/);
  await check((name) => builder.canvas.locator(name), expected.phone);

  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Publicar/ })
    .click();
  const link = page.getByRole("dialog").getByRole("link").first();
  const address = (await link.getAttribute("href")) ?? "";
  const visitor = await browser.newPage({ viewport: DESK });
  await visitor.goto(address);
  await check((name) => visitor.locator(name), expected.desk);
  await visitor.setViewportSize({ width: 380, height: 760 });
  await check((name) => visitor.locator(name), expected.phone);
  await visitor.close();
});
