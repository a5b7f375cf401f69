import { BuilderPage, enterVitrine, type Vitrine } from "../support/builder-page.ts";
import { logIn } from "../support/log-in.ts";
import { DESK } from "../support/sizes.ts";
import { expect, type Page, test } from "../support/test.ts";

test.use({ locale: "pt-BR", viewport: DESK });

let vitrine: Vitrine;
test.beforeAll(async ({ server }) => {
  vitrine = await enterVitrine(server);
});
test.afterAll(() => vitrine.leave());

const undo = (page: Page) => page.getByRole("button", { name: "Desfazer" });

/** From here on the page notes when, by the machine's clock, its heading first had how many letters. */
async function noteLetters(page: Page): Promise<void> {
  await page.evaluate(() => {
    const canvas = document.querySelector<HTMLIFrameElement>('iframe[src="/canvas.html"]')?.contentDocument;
    const seen: number[] = [];
    Object.assign(window, { seen });
    const look = (): void => {
      const { length } = canvas?.querySelector(".v-heading")?.textContent ?? "";
      for (let count = 0; count <= length; count++) seen[count] ??= performance.timeOrigin + performance.now();
    };
    if (canvas) new MutationObserver(look).observe(canvas.body, { subtree: true, childList: true, characterData: true });
  });
}

const notedIn = (page: Page) => page.evaluate(() => (window as unknown as { seen: number[] }).seen);

test("what is typed in one tab shows in another while it is typed, without a word or a lock", async ({ page }) => {
  const first = await BuilderPage.open(page, vitrine);
  await first.add("Título");
  const heading = first.canvas.locator(".v-heading");
  await first.type(heading, ".");
  await first.saved();
  const second = await first.openAgain();
  const there = second.canvas.locator(".v-heading");
  await expect(there).toHaveText(".");
  for (const tab of [first, second]) await noteLetters(tab.page);
  await page.bringToFront();
  await heading.dblclick();
  await expect(heading).toHaveAttribute("contenteditable", "true");
  await page.keyboard.press("End");
  const words = " Uma vitrine que se vê de longe";
  for (const letter of words) await page.keyboard.type(letter, { delay: 90 });
  await expect(there).toHaveText(`.${words}`);
  const [typed, shown] = [await notedIn(page), await notedIn(second.page)];
  const waits = Array.from(words, (_, index) => (shown[index + 2] ?? Number.NaN) - (typed[index + 2] ?? Number.NaN)).sort((a, b) => a - b);
  const description = `median ${waits[15]?.toFixed(0)}, p95 ${waits[28]?.toFixed(0)}`;
  test.info().annotations.push({ type: "ms from a keystroke to the other tab", description });

  // What the other tab does is there too, while this one goes on typing.
  await second.add("Botão");
  await expect(first.canvas.locator(".v-button")).toBeVisible();
  await expect(heading).toHaveAttribute("contenteditable", "true");
  await page.keyboard.type("!");
  await expect(there).toHaveText(`.${words}!`);
  for (const tab of [first, second]) await expect(tab.page.getByRole("dialog")).toHaveCount(0);
});

test("two devices type in one text; undo takes back what was done here, also after a reload", async ({ page, browser }) => {
  const first = await BuilderPage.open(page, vitrine);
  await first.add("Título");
  const heading = first.canvas.locator(".v-heading");
  await first.type(heading, "Pão de queijo quente");
  await first.saved();

  const phone = await browser.newContext({ locale: "pt-BR", viewport: DESK });
  const other = await phone.newPage();
  await logIn(other, vitrine.person);
  const second = first.inWindow(other);
  await second.reopen();
  const there = second.canvas.locator(".v-heading");

  await heading.dblclick();
  await expect(heading).toHaveAttribute("contenteditable", "true");
  await page.keyboard.press("End");
  await there.dblclick();
  await expect(there).toHaveAttribute("contenteditable", "true");
  // Its page has just been opened: the keyboard may be on its way to the words yet.
  await expect(async () => {
    await other.keyboard.press("Home");
    expect(await there.evaluate((text) => text.ownerDocument.getSelection()?.anchorOffset)).toBe(0);
  }).toPass();
  await other.keyboard.type("O melhor ");
  await page.keyboard.type(" todo dia");
  for (const text of [heading, there])
    await expect(text, "each caret stayed at its words").toHaveText("O melhor Pão de queijo quente todo dia");
  for (const tab of [page, other]) await tab.keyboard.press("Escape");
  for (const tab of [first, second]) await tab.saved();

  await first.reopen();
  await page.mouse.move(200, 200);
  await expect(undo(page)).toBeEnabled();
  await undo(page).click();
  for (const text of [heading, there]) await expect(text).toHaveText("O melhor Pão de queijo quente");
  await undo(other).click();
  for (const text of [heading, there]) await expect(text).toHaveText("Pão de queijo quente");
  await phone.close();
});
