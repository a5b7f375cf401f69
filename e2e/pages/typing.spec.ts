import { BuilderPage, enterVitrine, type Vitrine } from "../support/builder-page.ts";
import { DESK } from "../support/sizes.ts";
import { expect, test } from "../support/test.ts";

test.use({ locale: "pt-BR", viewport: DESK });

let vitrine: Vitrine;
test.beforeAll(async ({ server }) => {
  vitrine = await enterVitrine(server);
});
test.afterAll(() => vitrine.leave());

test("the link box of the toolbar offers the anchors of the page and what opens over it", async ({ page }) => {
  const builder = await BuilderPage.open(page, vitrine);
  await builder.add("Título");
  await builder.add("Modal (pop-up)");
  const heading = builder.canvas.locator("section .v-heading");
  await heading.dblclick();
  await page.keyboard.press("ControlOrMeta+a");
  const toolbar = page.getByRole("group", { name: "Texto do bloco" });
  await toolbar.getByRole("button", { name: "Link", exact: true }).click();
  await toolbar.getByRole("button", { name: "Tipo de link" }).click();
  await page.getByRole("menuitem", { name: /\(#modal/ }).click();
  const target = page.getByRole("textbox", { name: "Para onde leva" });
  await expect(target).toHaveValue(/^#modal/);
  await expect(target).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(heading.locator("a")).toHaveAttribute("href", /^#modal/);
  await expect(heading).toBeFocused();
});

test("a chip is dragged to another place in its words, in one step", async ({ page }) => {
  const builder = await BuilderPage.open(page, vitrine);
  await builder.add("Título");
  await builder.saved();
  const { version, document } = await builder.stored();
  const [id, heading] = Object.entries(document.records).find(([, { kind }]) => kind === "heading") ?? ["", {}];
  const content = [
    { type: "macro", attrs: { macro: "country", fallback: "seu país" } },
    { type: "text", text: " primeiro e depois o final" },
  ];
  await builder.replace(version, {
    ...document,
    records: { ...document.records, [id]: { ...heading, props: { level: "h2", content } } },
  });
  await builder.reopen();
  const words = builder.canvas.locator(".v-heading");
  await words.dblclick({ position: { x: 260, y: 20 } });
  await expect(words).toHaveAttribute("contenteditable", "true");
  const chip = words.locator("bdi");
  const [from, all] = [await chip.boundingBox(), await words.boundingBox()];
  if (!from || !all) throw new Error("nothing to drag");
  // The page is drawn smaller than it is where the panels leave it less room.
  const share = await words.evaluate((element) => {
    const range = element.ownerDocument.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().width / element.getBoundingClientRect().width;
  });
  const end = share * all.width;
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + end / 2, from.y + from.height / 2, { steps: 8 });
  await page.mouse.move(from.x + end - 2, from.y + from.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(words).toHaveText(/^\s*primeiro e depois o final?.*seu país/);
  await expect(builder.canvas.locator(".v-heading")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await builder.saved();
  const stored = (await builder.stored()).document.records[id]?.props as { content: { type: string }[] };
  expect(stored.content.filter(({ type }) => type === "macro")).toHaveLength(1);
  expect(stored.content[0]?.type).toBe("text");
});
