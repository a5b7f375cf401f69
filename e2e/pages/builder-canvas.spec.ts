import { BuilderPage, enterVitrine, type Vitrine } from "../support/builder-page.ts";
import { expect, type Locator, type Page, test } from "../support/test.ts";

test.use({ locale: "pt-BR", viewport: { width: 1280, height: 800 } });

let vitrine: Vitrine;
test.beforeAll(async ({ server }) => {
  vitrine = await enterVitrine(server);
});
test.afterAll(() => vitrine.leave());

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A point of an element, in shares of its size. */
async function pointOf(element: Locator, across = 0.5, down = 0.5): Promise<Point> {
  const box = await element.boundingBox();
  if (!box) throw new Error("it is not on screen");
  return { x: box.x + box.width * across, y: box.y + box.height * down };
}

async function carry(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 8, from.y + 8, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await expect(page.locator("[data-dragging]")).toBeVisible();
}

async function drag(page: Page, from: Point, to: Point): Promise<void> {
  await carry(page, from, to);
  await expect(page.locator("[data-drop-line]")).toBeVisible();
  await page.mouse.up();
  await expect(page.locator("[data-dragging]")).toBeHidden();
}

function entry(page: Page, name: string): Locator {
  return page.getByRole("button", { name, exact: true });
}

/** The kinds inside an element, in the order of the page. */
function kindsIn(holder: Locator): Promise<string[]> {
  return holder
    .locator("[data-block]")
    .evaluateAll((elements) => elements.map((element) => /v-([a-z]+)/.exec(element.className)?.[1] ?? ""));
}

test("a block dragged from the palette lands where the line shows, and is one step to undo", async ({ page }) => {
  const builder = await BuilderPage.open(page, vitrine);
  const section = builder.canvas.locator(".v-section");
  await drag(page, await pointOf(entry(page, "Título")), await pointOf(section));
  await expect(section.locator(".v-heading")).toBeVisible();
  await drag(page, await pointOf(entry(page, "Texto")), await pointOf(section.locator(".v-heading"), 0.5, 0.1));
  await expect.poll(() => kindsIn(section)).toEqual(["text", "heading"]);
  await page.keyboard.press("ControlOrMeta+z");
  await expect.poll(() => kindsIn(section)).toEqual(["heading"]);
  await page.keyboard.press("ControlOrMeta+Shift+z");
  await expect.poll(() => kindsIn(section)).toEqual(["text", "heading"]);
});

test("a block dropped under the last section gets a section of its own", async ({ page }) => {
  const builder = await BuilderPage.open(page, vitrine);
  const frame = await pointOf(page.locator('iframe[src="/canvas.html"]'), 0.5, 0.9);
  await drag(page, await pointOf(entry(page, "Botão")), frame);
  await expect(builder.canvas.locator(".v-section")).toHaveCount(2);
  await expect(builder.canvas.locator(".v-section").last().locator(".v-button")).toBeVisible();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(builder.canvas.locator(".v-section")).toHaveCount(1);
});

test("blocks go into a column, and from one column into the other", async ({ page }) => {
  const builder = await BuilderPage.open(page, vitrine);
  await builder.add("Colunas");
  const [left, right] = [builder.canvas.locator(".v-container").nth(0), builder.canvas.locator(".v-container").nth(1)];
  await drag(page, await pointOf(entry(page, "Título")), await pointOf(right));
  await expect.poll(() => kindsIn(right)).toEqual(["heading"]);
  await drag(page, await pointOf(right.locator(".v-heading"), 0.2), await pointOf(left));
  await expect.poll(() => kindsIn(left)).toEqual(["heading"]);
  expect(await kindsIn(right)).toEqual([]);
});

test("Escape gives a drag up and leaves nothing to undo", async ({ page }) => {
  const builder = await BuilderPage.open(page, vitrine);
  await builder.add("Título");
  await builder.add("Texto");
  const section = builder.canvas.locator(".v-section");
  const undo = page.getByRole("button", { name: /Desfazer/ });
  await page.keyboard.press("ControlOrMeta+z");
  await page.keyboard.press("ControlOrMeta+z");
  await page.keyboard.press("ControlOrMeta+z");
  await expect(undo).toBeDisabled();
  await carry(page, await pointOf(entry(page, "Seção")), await pointOf(page.locator('iframe[src="/canvas.html"]')));
  await page.keyboard.press("Escape");
  await page.mouse.up();
  await expect(page.locator("[data-dragging]")).toBeHidden();
  await expect(section).toHaveCount(0);
  await expect(undo).toBeDisabled();
});

test("a field has nowhere to go on a page without a form, and says why", async ({ page }) => {
  const builder = await BuilderPage.open(page, vitrine);
  await entry(page, "Campo").scrollIntoViewIfNeeded();
  await carry(page, await pointOf(entry(page, "Campo")), await pointOf(builder.canvas.locator(".v-section")));
  await expect(page.locator("[data-dragging]")).toContainText("Formulário");
  await expect(page.locator("[data-drop-line]")).toBeHidden();
  await page.mouse.up();
  await expect(builder.canvas.locator(".v-field")).toHaveCount(0);
});

test("the keyboard alone selects, moves, duplicates and deletes", async ({ page }) => {
  const builder = await BuilderPage.open(page, vitrine);
  await builder.add("Título");
  await builder.add("Botão");
  const section = builder.canvas.locator(".v-section");
  const spoken = page.locator("[data-spoken]");
  await page.getByRole("application", { name: "Página em edição" }).focus();
  await page.keyboard.press("ArrowUp");
  await expect(spoken).toContainText("Posição 1 de 2");
  await page.keyboard.press("m");
  await expect(spoken).toContainText("Movendo");
  await page.keyboard.press("ArrowDown");
  await expect(spoken).toContainText("No fim de Seção");
  await page.keyboard.press("Enter");
  await expect.poll(() => kindsIn(section)).toEqual(["button", "heading"]);
  await page.keyboard.press("Alt+ArrowUp");
  await expect.poll(() => kindsIn(section)).toEqual(["heading", "button"]);
  await page.keyboard.press("ControlOrMeta+d");
  await expect.poll(() => kindsIn(section)).toEqual(["heading", "heading", "button"]);
  await page.keyboard.press("Delete");
  await expect.poll(() => kindsIn(section)).toEqual(["heading", "button"]);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("navigation", { name: "Onde está o bloco selecionado" }).locator("[aria-current]")).toHaveText("Seção");
});

test("blocks are copied to another page, and words become a text", async ({ page, context }) => {
  const builder = await BuilderPage.open(page, vitrine);
  await builder.add("Colunas");
  const columns = builder.canvas.locator(".v-columns");
  const gap = await pointOf(columns);
  await page.mouse.click(gap.x, gap.y);
  await page.keyboard.press("ControlOrMeta+c");
  await expect(page.locator("[data-spoken]")).toContainText("copiados: 1");
  await builder.saved();

  const other = await BuilderPage.open(await context.newPage(), vitrine);
  await other.page.keyboard.press("ControlOrMeta+v");
  await expect(other.canvas.locator(".v-section .v-columns .v-container")).toHaveCount(2);

  await other.page.evaluate(() => {
    const data = new DataTransfer();
    data.setData("text/plain", "Uma frase\nOutra frase");
    document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await expect(other.canvas.locator(".v-text p")).toHaveText(["Uma frase", "Outra frase"]);
});

test("the right mouse button offers what can be done with a block", async ({ page }) => {
  const builder = await BuilderPage.open(page, vitrine);
  await builder.add("Título");
  const heading = builder.canvas.locator(".v-heading");
  const point = await pointOf(heading, 0.2);
  const choose = async (name: string) => {
    await page.mouse.click(point.x, point.y, { button: "right" });
    await page.getByRole("menuitem", { name }).click();
    await expect(page.getByRole("menu")).toHaveCount(0);
  };
  await choose("Duplicar");
  await expect(heading).toHaveCount(2);
  await choose("Excluir");
  await expect(heading).toHaveCount(1);
  await choose("Recortar");
  await expect(heading).toHaveCount(0);
  await page.keyboard.press("ControlOrMeta+v");
  await expect(heading).toHaveCount(1);
});

test("the layers tree selects, renames, hides at a width and reorders", async ({ page }) => {
  const builder = await BuilderPage.open(page, vitrine);
  await builder.add("Título");
  await builder.add("Botão");
  await page.getByRole("button", { name: "Camadas" }).click();
  const tree = page.getByRole("tree", { name: "Camadas" });
  const rows = tree.getByRole("treeitem");
  await expect(rows).toHaveCount(3);
  await rows.nth(1).dblclick();
  await page.getByRole("textbox", { name: "Nome do bloco" }).fill("Chamada");
  await page.keyboard.press("Enter");
  await expect(rows.nth(1)).toContainText("Chamada");
  await rows.nth(1).hover();
  await rows
    .nth(1)
    .getByRole("button", { name: /Ocultar/ })
    .click();
  await expect(builder.canvas.locator(".v-heading")).toBeHidden();
  await rows
    .nth(1)
    .getByRole("button", { name: /Mostrar/ })
    .click();
  const from = await pointOf(rows.nth(1));
  const to = await pointOf(rows.nth(2), 0.5, 0.95);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await expect(tree.locator("[data-drop-line]")).toBeVisible();
  await page.mouse.up();
  await expect.poll(() => kindsIn(builder.canvas.locator(".v-section"))).toEqual(["button", "heading"]);
  await tree.focus();
  await page.keyboard.press("Home");
  await expect(rows.nth(0)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowLeft");
  await expect(rows).toHaveCount(1);
});

test("rows of the layers tree go onto the page together, and blocks of the page into the tree", async ({ page }) => {
  const builder = await BuilderPage.open(page, vitrine);
  for (const name of ["Título", "Texto", "Colunas"]) await builder.add(name);
  await builder.panel("Camadas");
  const section = builder.canvas.locator(".v-section");
  const column = builder.canvas.locator(".v-container").first();
  const row = (name: string): Locator => page.getByRole("treeitem").filter({ hasText: name });
  await row("Título").click();
  await row("Texto").click({ modifiers: ["Shift"] });
  await carry(page, await pointOf(row("Título")), await pointOf(column));
  await expect(page.locator("[data-dragging]")).toContainText("2 blocos");
  await page.keyboard.press("Escape");
  await page.mouse.up();
  expect(await kindsIn(column)).toEqual([]);

  await drag(page, await pointOf(row("Título")), await pointOf(column));
  await expect.poll(() => kindsIn(column)).toEqual(["heading", "text"]);
  await expect(page.locator("[data-spoken]")).toHaveText("Bloco movido");
  await drag(page, await pointOf(column.locator(".v-text")), await pointOf(row("Seção"), 0.4, 0.95));
  await expect.poll(() => kindsIn(section)).toEqual(["heading", "text", "columns", "container", "container"]);
  await page.keyboard.press("ControlOrMeta+z");
  await expect.poll(() => kindsIn(column)).toEqual(["heading", "text"]);
});

test("links, forms and fields of the page are inert while it is edited", async ({ page }) => {
  const builder = await BuilderPage.open(page, vitrine);
  await builder.add("Formulário");
  const before = page.url();
  const send = await pointOf(builder.canvas.locator(".v-send"));
  await page.mouse.click(send.x, send.y);
  const field = await pointOf(builder.canvas.locator(".v-field input").first());
  await page.mouse.click(field.x, field.y);
  expect(await builder.canvas.locator("body").evaluate(() => document.activeElement?.tagName)).toBe("BODY");
  expect(page.url()).toBe(before);
  await expect(page.locator("[data-selection-tab]")).toContainText("Campo");
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

  test("a block that is held is dragged, one that is swiped scrolls", async ({ page }) => {
    const builder = await BuilderPage.open(page, vitrine);
    await builder.add("Título");
    await builder.add("Botão");
    const section = builder.canvas.locator(".v-section");
    const finger = await page.context().newCDPSession(page);
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", points: Point[]) =>
      finger.send("Input.dispatchTouchEvent", { type, touchPoints: points });
    const from = await pointOf(builder.canvas.locator(".v-heading"), 0.8);
    const to = await pointOf(builder.canvas.locator(".v-button"), 0.5, 0.95);

    await touch("touchStart", [from]);
    await touch("touchMove", [{ x: from.x, y: from.y + 60 }]);
    await touch("touchEnd", []);
    expect(await kindsIn(section)).toEqual(["heading", "button"]);

    await touch("touchStart", [from]);
    await expect(page.locator("[data-dragging]")).toBeVisible();
    await touch("touchMove", [{ x: to.x, y: to.y - 10 }]);
    await touch("touchMove", [to]);
    await expect(page.locator("[data-drop-line]")).toBeVisible();
    await touch("touchEnd", []);
    await expect.poll(() => kindsIn(section)).toEqual(["button", "heading"]);

    // A row of the list scrolls it, and once it was held, it is dragged onto the page.
    await page.getByRole("button", { name: "Camadas" }).tap();
    await touch("touchStart", [await pointOf(page.getByRole("treeitem").filter({ hasText: "Título" }))]);
    await expect(page.locator("[data-dragging]")).toBeVisible();
    await touch("touchMove", [await pointOf(builder.canvas.locator(".v-button"), 0.5, 0.3)]);
    await touch("touchMove", [await pointOf(builder.canvas.locator(".v-button"), 0.5, 0.05)]);
    await expect(page.locator("[data-drop-line]")).toBeVisible();
    await touch("touchEnd", []);
    await expect.poll(() => kindsIn(section)).toEqual(["heading", "button"]);

    // Two fingers zoom around what is between them and drag nothing, however long they rest; two taps on nothing fit the page.
    const zoom = page.getByRole("group", { name: "Zoom" });
    const before = await zoom.innerText();
    const heading = builder.canvas.locator(".v-heading");
    const middle = await pointOf(heading, 0.3);
    const fingers = (apart: number): Point[] => [
      { x: middle.x - apart, y: middle.y },
      { x: middle.x + apart, y: middle.y },
    ];
    await touch("touchStart", fingers(40));
    for (const apart of [50, 60, 80]) await touch("touchMove", fingers(apart));
    await expect(zoom).not.toContainText(before);
    const after = await pointOf(heading, 0.3);
    // The page is too short to scroll: upwards it stays where it ends.
    expect(Math.abs(after.x - middle.x)).toBeLessThan(4);
    await expect(page.locator("[data-dragging]")).toBeHidden();
    await touch("touchEnd", []);
    const ground = await pointOf(page.locator('iframe[src="/canvas.html"]').locator(".."), 0.5, 0.95);
    await page.touchscreen.tap(ground.x, ground.y);
    await page.touchscreen.tap(ground.x, ground.y);
    await expect(zoom).toContainText(before);
  });
});
