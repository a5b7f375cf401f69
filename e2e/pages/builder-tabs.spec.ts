import { BuilderPage, enterVitrine, pageTitleField, type Vitrine } from "../support/builder-page.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { messageTo } from "../support/outbox.ts";
import { addAuthenticator } from "../support/passkeys.ts";
import { Person } from "../support/person.ts";
import { DESK } from "../support/sizes.ts";
import { expect, type Page, test } from "../support/test.ts";

test.use({ locale: "pt-BR", viewport: DESK });

let vitrine: Vitrine;
test.beforeAll(async ({ server }) => {
  vitrine = await enterVitrine(server);
});
test.afterAll(() => vitrine.leave());

const OPERATIONS = "**/api/pages/*/operations";

/** From here on nothing that is typed in this tab gets to the server. */
async function cutOff(page: Page): Promise<void> {
  await page.route(OPERATIONS, (route) => route.abort());
}

test("two tabs of a page keep what is unsaved apart, and a third brings both back once they are gone", async ({ page, context }) => {
  const first = await BuilderPage.open(page, vitrine);
  await first.add("Título");
  await first.add("Texto");
  await first.saved();
  const second = await first.openAgain();
  for (const tab of [first, second]) await cutOff(tab.page);
  await first.type(first.canvas.locator(".v-heading"), "Da primeira aba");
  await second.type(second.canvas.locator(".v-text"), "Da segunda aba");
  for (const tab of [first, second]) await expect(tab.note).toHaveAttribute("data-save-note", "offline");

  const meanwhile = await first.openAgain();
  await expect(meanwhile.canvas.locator(".v-heading"), "what living tabs have is theirs").not.toHaveText("Da primeira aba");
  await meanwhile.page.close();

  // Another page holds the browser open while both tabs end as a crash ends them.
  const other = await context.newPage();
  await first.page.close();
  await second.page.close();
  await other.goto(`${vitrine.origin}/pages`);
  const third = await meanwhile.openAgain();
  await expect(third.canvas.locator(".v-heading")).toHaveText("Da primeira aba");
  await expect(third.canvas.locator(".v-text")).toHaveText("Da segunda aba");
  await third.saved();
  const texts = JSON.stringify((await third.stored()).document);
  expect(texts).toContain("Da primeira aba");
  expect(texts).toContain("Da segunda aba");
  expect(await third.page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("vitrine.unsaved")))).toEqual([]);
});

test("what was typed in the last moment before a reload can be undone after it", async ({ page }) => {
  const builder = await BuilderPage.open(page, vitrine);
  await builder.add("Título");
  const heading = builder.canvas.locator(".v-heading");
  await builder.type(heading, "Pão de queijo");
  await builder.saved();
  page.on("dialog", (dialog) => dialog.accept());
  await heading.dblclick();
  await expect(heading).toHaveAttribute("contenteditable", "true");
  await page.keyboard.press("End");
  await page.keyboard.type("!");
  await builder.reopen();
  await expect(heading).toHaveText("Pão de queijo!");
  await page.mouse.move(200, 200);
  const undo = page.getByRole("button", { name: /^Desfazer/ });
  await expect(undo).toBeEnabled();
  await undo.click();
  await expect(heading).toHaveText("Pão de queijo");
});

test("a reloaded tab finds its own unsaved work, and a copy of a tab starts a place of its own", async ({ page }) => {
  const builder = await BuilderPage.open(page, vitrine);
  await builder.add("Título");
  await builder.saved();
  await cutOff(page);
  const heading = builder.canvas.locator(".v-heading");
  await builder.type(heading, "Antes de recarregar");
  page.on("dialog", (dialog) => dialog.accept());
  await builder.reopen();
  await expect(heading).toHaveText("Antes de recarregar");
  const copy = await builder.openAgain();
  const tab = await page.evaluate(() => sessionStorage.getItem("vitrine.tab"));
  await copy.page.evaluate((id) => sessionStorage.setItem("vitrine.tab", id ?? ""), tab);
  await copy.reopen();
  expect(await copy.page.evaluate(() => sessionStorage.getItem("vitrine.tab"))).not.toBe(tab);
});

/** Somebody else gives the page's heading an anchor; returns the heading's id. */
async function anchorElsewhere(builder: BuilderPage): Promise<string> {
  const { version, document } = await builder.stored();
  const [id, record] = Object.entries(document.records).find(([, { kind }]) => kind === "heading") ?? ["", {}];
  await builder.replace(version, { ...document, records: { ...document.records, [id]: { ...record, anchor: "oferta" } } });
  return id;
}

test("undo after a merge takes back what was done here, and leaves what was done elsewhere", async ({ page }) => {
  const builder = await BuilderPage.open(page, vitrine);
  await builder.add("Título");
  const heading = builder.canvas.locator(".v-heading");
  await builder.type(heading, "Primeiro");
  await builder.saved();
  await builder.type(heading, "Segundo");
  await builder.saved();

  const id = await anchorElsewhere(builder);
  await builder.add("Texto");
  await builder.saved();
  const undo = page.getByRole("button", { name: "Desfazer" });
  await undo.click();
  await undo.click();
  await expect(heading).toHaveText("Primeiro");
  await builder.saved();
  expect((await builder.stored()).document.records[id]).toMatchObject({ anchor: "oferta", props: { content: [{ text: "Primeiro" }] } });
});

test("undo says so when what it would take back was changed elsewhere since", async ({ page }) => {
  const builder = await BuilderPage.open(page, vitrine);
  await builder.add("Título");
  await builder.saved();
  await anchorElsewhere(builder);
  await builder.add("Botão");
  await builder.saved();
  const undo = page.getByRole("button", { name: "Desfazer" });
  await undo.click();
  await expect(builder.canvas.locator(".v-button")).toHaveCount(0);
  await undo.click();
  await expect(page.getByText("Parte ficou como está")).toBeVisible();
  await expect(builder.canvas.locator(".v-heading"), "others have made something of the block").toBeVisible();
  await expect(undo).toBeDisabled();
});

test("blocks copied in one tab are pasted from the menu of another", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: vitrine.origin });
  const builder = await BuilderPage.open(page, vitrine);
  await builder.add("Título");
  await builder.type(builder.canvas.locator(".v-heading"), "Para a outra aba");
  await page.keyboard.press("ControlOrMeta+c");
  await expect(page.locator("[data-spoken]")).toContainText("copiados: 1");
  await builder.saved();

  const other = await BuilderPage.open(await context.newPage(), vitrine);
  const section = other.canvas.locator(".v-section");
  const box = await section.boundingBox();
  // On the section's own ground, beside its name and below its empty slot's frame.
  await other.page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) - 6, (box?.y ?? 0) + 60, { button: "right" });
  await other.page.getByRole("menuitem", { name: /^Colar (?:Ctrl|⌘)/ }).click();
  await expect(section.locator(".v-heading")).toHaveText("Para a outra aba");
  await expect(other.canvas.locator(".v-text")).toHaveCount(0);
});

test("the keyboard is on the page, or at its panels, in a few stops", async ({ page }) => {
  const builder = await BuilderPage.open(page, vitrine);
  await builder.add("Título");
  await builder.saved();
  await builder.reopen();
  await page.keyboard.press("Tab");
  const toPage = page.getByRole("button", { name: "Ir para a página" });
  await expect(toPage).toBeFocused();
  await expect(toPage).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  const canvas = page.getByRole("application", { name: "Página em edição" });
  await expect(canvas).toBeFocused();
  await expect(toPage).not.toBeInViewport();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(builder.canvas.locator(".v-heading")).toHaveAttribute("contenteditable", "true");

  await builder.reopen();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  const toPanels = page.getByRole("button", { name: "Ir para os painéis" });
  await expect(toPanels).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  // The page's tabs come once somebody goes there: the way into them waits for that.
  const tab = page.getByRole("complementary", { name: "Ajustes" }).getByRole("tab").first();
  await page.keyboard.press("Tab");
  await expect(tab).toBeFocused();
});

test("a session that ends under the builder only warns; whoever logs in again over it loses nothing", async ({ page, context }) => {
  const person = await Person.signUp(vitrine.origin);
  const site = await person.site("papelaria");
  const made = await person.page(site.id, "Cadernos", "cadernos", "sales");
  await person.enter(context);
  await page.goto(`${vitrine.origin}/builder/${made.id}`);
  const title = await pageTitleField(page);
  const note = page.locator("[data-save-note]");
  await context.clearCookies();
  await title.fill("Cadernos feitos à mão");
  await title.blur();
  await expect(page.getByText("Sua sessão expirou. Entre de novo para não perder dados.")).toBeVisible();
  await expect(page).toHaveURL(`${vitrine.origin}/builder/${made.id}`);
  await expect(title).toHaveValue("Cadernos feitos à mão");
  await expect(note).toHaveAttribute("data-save-note", "signedOut");
  await title.fill("Cadernos costurados à mão");
  await title.blur();
  await page.getByRole("button", { name: "Entrar de novo" }).click();
  const dialog = page.getByRole("dialog", { name: "Entre de novo" });
  await expect(dialog.getByLabel("E-mail")).toHaveValue(person.email);
  await expectAccessible(page);
  await dialog.getByLabel("Senha", { exact: true }).fill(Person.password);
  await dialog.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(note).toHaveAttribute("data-save-note", "saved");
  await expect(page).toHaveURL(`${vitrine.origin}/builder/${made.id}`);
  const { document } = await person.call<{ document: object }>("get", `/pages/${made.id}/document`);
  expect(JSON.stringify(document), "what was typed before and after").toContain("Cadernos costurados à mão");
});

test("a passkey logs in again over the builder, which stays as it is", async ({ page, context }) => {
  const person = await Person.signUp(vitrine.origin);
  const made = await person.page((await person.site("tecelagem")).id, "Mantas", "mantas", "sales");
  await addAuthenticator(page);
  // As a browser that offers passkeys only when it is asked to.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  await person.enter(context);
  await page.goto(`${vitrine.origin}/builder/${made.id}`);
  const title = await pageTitleField(page);
  const note = page.locator("[data-save-note]");
  await person.makePasskey(page);
  await page.evaluate(() => Object.assign(window, { isSameLoad: true }));
  await context.clearCookies();
  await title.fill("Mantas de algodão");
  await title.blur();
  await expect(note).toHaveAttribute("data-save-note", "signedOut");
  await title.fill("Mantas de lã");
  await title.blur();
  await note.click();
  const dialog = page.getByRole("dialog", { name: "Entre de novo" });
  await dialog.getByRole("button", { name: "Entrar com chave de acesso" }).click();
  await expect(dialog).toBeHidden();
  await expect(note).toHaveAttribute("data-save-note", "saved");
  await expect(title).toHaveValue("Mantas de lã");
  expect(await page.evaluate(() => "isSameLoad" in window), "nothing was loaded anew").toBe(true);
  const { document } = await person.call<{ document: object }>("get", `/pages/${made.id}/document`);
  expect(JSON.stringify(document)).toContain("Mantas de lã");
});

test("a second factor is answered over the builder too, and another account's log-in is told and gets nothing", async ({
  page,
  context,
}) => {
  const [person, other] = [await Person.signUp(vitrine.origin), await Person.signUp(vitrine.origin)];
  await person.turnEmailCodesOn();
  const made = await person.page((await person.site("cestaria")).id, "Cestos", "cestos", "sales");
  await person.enter(context);
  await page.goto(`${vitrine.origin}/builder/${made.id}`);
  const title = await pageTitleField(page);
  const note = page.locator("[data-save-note]");
  await context.clearCookies();
  await title.fill("Cestos de vime");
  await title.blur();
  await expect(note).toHaveAttribute("data-save-note", "signedOut");
  await note.click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("E-mail").fill(other.email);
  await dialog.getByLabel("Senha", { exact: true }).fill(Person.password);
  await dialog.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(dialog.getByText("Você entrou como Ana Souza")).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await expect(note).toHaveAttribute("data-save-note", "otherAccount");
  await dialog.getByRole("button", { name: "Entrar com outra conta" }).click();
  await expect(dialog.getByLabel("E-mail")).toHaveValue(person.email);
  await dialog.getByLabel("Senha", { exact: true }).fill(Person.password);
  await dialog.getByRole("button", { name: "Entrar", exact: true }).click();
  const { code } = await messageTo(vitrine.origin, person.email, /código/i);
  await dialog.getByLabel("Código de 6 números").pressSequentially(code);
  await expect(dialog).toBeHidden();
  await expect(note).toHaveAttribute("data-save-note", "saved");
  const { document } = await person.call<{ document: object }>("get", `/pages/${made.id}/document`);
  expect(JSON.stringify(document)).toContain("Cestos de vime");
  expect((await other.call<{ items: object[] }>("get", "/pages")).items).toEqual([]);
});
