import { BuilderPage, enterVitrine, type Vitrine } from "../support/builder-page.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { PNG } from "../support/images.ts";
import { DESK, PHONE } from "../support/sizes.ts";
import { expect, test } from "../support/test.ts";

test.use({ locale: "pt-BR", viewport: DESK });

let vitrine: Vitrine;
test.beforeAll(async ({ server }) => {
  vitrine = await enterVitrine(server);
});
test.afterAll(() => vitrine.leave());

test("a heading from the palette, typed in place, survives a reload", async ({ page }) => {
  const builder = await BuilderPage.open(page, vitrine);
  await builder.add("Título");
  const heading = builder.canvas.locator(".v-heading");
  await builder.type(heading, "Bolo que vende sozinho");
  await builder.saved();
  await builder.reopen();
  await expect(heading).toHaveText("Bolo que vende sozinho");
});

test("typing is cleaned, formatted and ended as a heading wants it", async ({ page }) => {
  const builder = await BuilderPage.open(page, vitrine);
  await builder.add("Título");
  const heading = builder.canvas.locator(".v-heading");
  await heading.dblclick();
  await expect(heading).toHaveAttribute("contenteditable", "true");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("linha um");
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.type("forte");
  await page.keyboard.press("Shift+Control+ArrowLeft");
  await page.getByRole("group", { name: "Texto do bloco" }).getByRole("button", { name: "Negrito" }).click();
  await expect(heading.locator("strong")).toHaveText("forte");
  await page.keyboard.press("Enter");
  await expect(heading).not.toHaveAttribute("contenteditable", "true");
  await expect(heading.locator("br")).toHaveCount(1);
  await builder.saved();
  const { records } = (await builder.stored()).document;
  const block = Object.values(records).find((record) => record.kind === "heading");
  expect(block?.props).toMatchObject({
    content: [{ type: "text", text: "linha um" }, { type: "hardBreak" }, { type: "text", text: "forte", marks: [{ type: "bold" }] }],
  });
});

test("undo works while typing, a pause at a time", async ({ page }) => {
  const builder = await BuilderPage.open(page, vitrine);
  await builder.add("Título");
  const heading = builder.canvas.locator(".v-heading");
  await builder.type(heading, "primeira");
  await heading.dblclick();
  await expect(heading).toHaveAttribute("contenteditable", "true");
  await page.keyboard.press("End");
  await page.keyboard.type(" segunda");
  await expect(heading).toHaveText("primeira segunda");
  await page.keyboard.press("ControlOrMeta+z");
  await expect(heading).toHaveText("primeira");
  await expect(heading).toHaveAttribute("contenteditable", "true");
  await page.keyboard.press("ControlOrMeta+Shift+z");
  await expect(heading).toHaveText("primeira segunda");
});

test("a colour for the telephone alone says so, and can be taken back", async ({ page }) => {
  const builder = await BuilderPage.open(page, vitrine);
  await builder.add("Título");
  await builder.tab("Estilo");
  const heading = builder.canvas.locator(".v-heading");
  const size = page.getByRole("textbox", { name: "Tamanho", exact: true });
  await size.fill("60");
  await expect(heading).toHaveCSS("font-size", "60px");
  await builder.width(/Celular/);
  await expect(page.getByText("Vale só para o celular.")).toBeVisible();
  await expect(size).toHaveValue("60px");
  await expect(page.getByText("do computador").first()).toBeVisible();
  await page.getByRole("button", { name: /^Cor: / }).click();
  await page.getByRole("textbox", { name: "Código da cor" }).fill("#c0392b");
  await page.keyboard.press("Escape");
  await expect(heading).toHaveCSS("color", "rgb(192, 57, 43)");
  await builder.width(/Computador/);
  await expect(heading).not.toHaveCSS("color", "rgb(192, 57, 43)");
  await builder.width(/Celular/);
  await page.getByRole("button", { name: "Redefinir Cor", exact: true }).click();
  await expect(heading).not.toHaveCSS("color", "rgb(192, 57, 43)");
});

test("a change of a page colour shows wherever it is used, and is undone and redone", async ({ page }) => {
  const builder = await BuilderPage.open(page, vitrine);
  await builder.add("Título");
  const heading = builder.canvas.locator(".v-heading");
  await builder.panel("Estilo");
  await page.getByRole("button", { name: "Mudar Títulos: #14202b" }).click();
  await page.getByRole("textbox", { name: "Código da cor" }).fill("#8e44ad");
  await page.keyboard.press("Escape");
  await expect(heading).toHaveCSS("color", "rgb(142, 68, 173)");
  await page.getByRole("button", { name: "Desfazer" }).click();
  await expect(heading).toHaveCSS("color", "rgb(20, 32, 43)");
  await page.getByRole("button", { name: "Refazer" }).click();
  await expect(heading).toHaveCSS("color", "rgb(142, 68, 173)");
});

test("a link is begun from its menu; an unsafe one is refused at the field, and the page keeps the last good one", async ({ page }) => {
  const builder = await BuilderPage.open(page, vitrine);
  await builder.add("Botão");
  await builder.tab("Conteúdo");
  const link = page.getByPlaceholder("https://");
  const beginnings = page.getByRole("button", { name: "Tipo de link" });
  const palette = page.getByRole("searchbox");
  await beginnings.click();
  await palette.click();
  await expect(page.getByRole("menu")).toBeHidden();
  await expect(palette, "who presses elsewhere is there").toBeFocused();
  await beginnings.click();
  await expect(page.getByRole("menu")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(beginnings).toBeFocused();
  await beginnings.click();
  await page.getByRole("menuitem", { name: "Um e-mail" }).click();
  await expect(link).toBeFocused();
  await page.keyboard.type("oi@loja.com.br");
  await expect(link).toHaveValue("mailto:oi@loja.com.br");
  await link.fill("loja.com.br");
  await link.blur();
  await expect(link).toHaveValue("https://loja.com.br");
  await link.fill("javascript:alert(1)");
  await expect(page.getByText("Este link não é seguro ou está incompleto.")).toBeVisible();
  await builder.saved();
  const { records } = (await builder.stored()).document;
  expect(Object.values(records).find((record) => record.kind === "button")?.props).toMatchObject({ href: "https://loja.com.br" });
});

test("an image is uploaded, described and shown", async ({ page }) => {
  const builder = await BuilderPage.open(page, vitrine);
  await builder.add("Imagem");
  await builder.tab("Conteúdo");
  await page.getByRole("button", { name: "Escolher imagem" }).click();
  const dialog = page.getByRole("dialog", { name: "Escolher imagem" });
  const upload = () => dialog.locator("input[type=file]").setInputFiles({ name: "bolo.png", mimeType: "image/png", buffer: PNG });
  // Under way for as long as it takes to look at it.
  await page.route("**/api/images", () => undefined);
  await upload();
  await expect(dialog.getByRole("progressbar", { name: "Enviando bolo.png" })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Cancelar o envio de bolo.png" }).click();
  await expect(dialog.getByRole("progressbar")).toHaveCount(0);
  await expect(dialog.getByRole("button", { name: "Enviar imagem" })).toBeFocused();
  await expect(dialog.getByRole("alert"), "given up is not gone wrong").toHaveCount(0);
  await page.unroute("**/api/images");
  await upload();
  await dialog.getByLabel("O que a imagem mostra").fill("Bolo de cenoura");
  await dialog.getByRole("button", { name: "Usar imagem" }).click();
  await expect(builder.canvas.getByRole("img", { name: "Bolo de cenoura" })).toBeVisible();
});

test("what is changed without a connection is kept, and saved when it is back", async ({ page, context }) => {
  const builder = await BuilderPage.open(page, vitrine);
  await builder.add("Título");
  // What typing needs is fetched shortly after the page is there, or with the first words.
  await builder.type(builder.canvas.locator(".v-heading"), "Escrito com internet");
  await builder.saved();
  await context.setOffline(true);
  await builder.type(builder.canvas.locator(".v-heading"), "Escrito sem internet");
  await expect(builder.note).toHaveAttribute("data-save-note", "offline");
  await context.setOffline(false);
  await builder.saved();
  expect(JSON.stringify(await builder.stored())).toContain("Escrito sem internet");
});

test("an application that is killed under the editor takes nothing, and the way back to the dashboard opens by itself", async ({
  page,
}) => {
  const builder = await BuilderPage.open(page, vitrine);
  await builder.add("Título");
  await builder.type(builder.canvas.locator(".v-heading"), "Antes da queda");
  await builder.saved();
  vitrine.killApplication();
  await builder.type(builder.canvas.locator(".v-heading"), "Durante a queda");
  await builder.saved();
  expect(JSON.stringify(await builder.stored())).toContain("Durante a queda");
  vitrine.killApplication();
  await page.goto(new URL("/pages", vitrine.origin).href);
  await expect(page.getByRole("heading", { level: 1, name: "Páginas", exact: true })).toBeVisible();
});

test("a reload before the save loses nothing", async ({ page }) => {
  const builder = await BuilderPage.open(page, vitrine);
  await builder.add("Título");
  await builder.saved();
  await page.route("**/operations", (route) => route.abort());
  await builder.type(builder.canvas.locator(".v-heading"), "Ainda não salvo");
  await expect(builder.note).toHaveAttribute("data-save-note", "offline");
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await page.unroute("**/operations");
  await expect(page.getByText("Recuperamos suas alterações")).toBeVisible();
  await expect(builder.canvas.locator(".v-heading")).toHaveText("Ainda não salvo");
  await builder.saved();
  expect(JSON.stringify(await builder.stored())).toContain("Ainda não salvo");
});

test("changes of two people to different things are merged; to the same thing, the person chooses", async ({ page }) => {
  // Who is told of the other in time sees his words first: here the stream does not pass.
  await page.route("**/api/live*", (route) => route.abort());
  const builder = await BuilderPage.open(page, vitrine);
  await builder.add("Título");
  await builder.saved();
  const heading = builder.canvas.locator(".v-heading");
  const theirs = await builder.stored();
  const entry = Object.entries(theirs.document.records).find(([, record]) => record.kind === "heading");
  const [id = "", record = {}] = entry ?? [];
  const withWords = (words: string) => ({
    ...theirs.document,
    records: { ...theirs.document.records, [id]: { ...record, props: { level: "h3", content: [{ type: "text", text: words }] } } },
  });
  await builder.replace(theirs.version, withWords("Palavras de outra pessoa"));
  await builder.type(heading, "Minhas palavras");
  const dialog = page.getByRole("dialog", { name: "A página mudou em outro lugar" });
  await expect(dialog, "no key that is still being typed chooses").toBeFocused();
  await dialog.getByRole("button", { name: "Usar a outra versão" }).click();
  await expect(heading).toHaveText("Palavras de outra pessoa");
  await page.getByRole("banner").getByRole("button", { name: "Desfazer" }).click();
  await expect(heading).toHaveText("Minhas palavras");
  await builder.saved();
  expect(JSON.stringify(await builder.stored())).toContain("Minhas palavras");
});

test("a second window's other change comes in by itself", async ({ page }) => {
  const builder = await BuilderPage.open(page, vitrine);
  await builder.add("Título");
  await builder.saved();
  const second = await builder.openAgain();
  await builder.add("Botão");
  await builder.saved();
  await second.type(second.canvas.locator(".v-heading"), "Da segunda janela");
  await second.saved();
  await expect(second.canvas.locator(".v-button")).toBeVisible();
  const stored = JSON.stringify(await builder.stored());
  expect(stored).toContain("Da segunda janela");
  expect(stored).toContain('"kind":"button"');
});

test("code that was typed runs for visitors; code that came from elsewhere does once it was looked at", async ({ page, context }) => {
  const builder = await BuilderPage.open(page, vitrine);
  await builder.add("HTML próprio");
  await builder.tab("Conteúdo");
  await page.getByLabel("Código", { exact: true }).fill("<p id='typed'></p><script>typed.textContent = 'digitado'</script>");
  await expect(builder.canvas.locator(".v-html-card")).toContainText("digitado");
  await expect(builder.canvas.locator("#typed, .v-html script")).toHaveCount(0);
  await builder.saved();
  // The same from elsewhere: another block comes in by the API.
  const { version, document } = await builder.stored();
  const [own] = Object.values(document.records).filter(({ kind }) => kind === "html");
  const foreign = {
    ...own,
    id: "foreign",
    order: "a9",
    props: { name: "De fora", code: "<p id='foreign'></p><script>foreign.textContent = 'de fora'</script>", hosts: [] },
  };
  await builder.replace(version, { ...document, records: { ...document.records, foreign } });
  await builder.reopen();
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(page.getByText("O código deste bloco está desligado")).toHaveCount(1);
  const publish = page.getByRole("button", { name: "Publicar página" });
  await publish.click();
  const link = page.getByRole("link", { name: "Abrir a página" });
  const visitor = await context.newPage();
  await visitor.goto((await link.getAttribute("href")) ?? "");
  await expect(visitor.locator("main")).toHaveText("digitado");
  await page.getByRole("button", { name: "Continuar editando" }).click();
  await builder.canvas.locator(".v-html").last().click();
  await page.getByRole("button", { name: "Ver o código" }).click();
  await expect(page.getByRole("dialog")).toContainText("foreign.textContent = 'de fora'");
  await page.getByRole("button", { name: "Ligar este código" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await publish.click();
  await expect(link).toBeVisible();
  await visitor.reload();
  await expect(visitor.locator("main")).toHaveText("digitadode fora");
});

test("publishing gives an address that shows the page", async ({ page }) => {
  const builder = await BuilderPage.open(page, vitrine);
  await builder.add("Título");
  await builder.type(builder.canvas.locator(".v-heading"), "No ar agora");
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Publicar página" }).click();
  const link = page.getByRole("link", { name: "Abrir a página" });
  await expect(link).toBeVisible();
  await page.goto((await link.getAttribute("href")) ?? "");
  await expect(page.getByRole("heading", { name: "No ar agora" })).toBeVisible();
});

test("where a visitor comes from is put into a heading by keyboard alone, and stands on the published page", async ({ page, browser }) => {
  const builder = await BuilderPage.open(page, vitrine);
  await builder.add("Título");
  const heading = builder.canvas.locator(".v-heading");
  await heading.dblclick();
  await expect(heading).toHaveAttribute("contenteditable", "true");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Você veio daqui");
  await page.keyboard.press("Shift+Control+ArrowLeft");
  await expect(page.getByRole("group", { name: "Texto do bloco" }).getByRole("button", { name: "Link", exact: true })).toBeEnabled();
  await page.keyboard.press("ControlOrMeta+Shift+d");
  const form = page.getByRole("form", { name: "Dado do visitante" });
  await expect(form.getByRole("textbox", { name: "Sem valor, mostrar" })).toHaveValue("daqui");
  await form.getByRole("combobox", { name: "O que mostrar" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("listbox")).toBeVisible();
  await page.keyboard.type("Origem");
  await expect(page.getByRole("option", { name: "utm_source" })).toBeFocused();
  await page.keyboard.press("Enter");
  await form.getByRole("button", { name: "Inserir", exact: true }).focus();
  await page.keyboard.press("Enter");
  const chip = heading.locator("bdi");
  await expect(chip).toHaveText("daqui");
  await page.keyboard.press("ArrowLeft");
  await expect(chip).toHaveClass(/selectednode/);
  await page.keyboard.press("Enter");
  await expect(form.getByRole("combobox", { name: "O que mostrar" })).toContainText("utm_source");
  await page.keyboard.press("Escape");
  await expect(form).toHaveCount(0);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.type("!");
  await expect(heading).toHaveText("Você veio daqui!");
  await page.keyboard.press("Escape");
  await expect(heading).not.toHaveAttribute("contenteditable", "true");
  await expect(heading).toHaveText("Você veio daqui!");
  await builder.saved();
  const { url } = await vitrine.person.publish(builder.pageId);
  const problems: string[] = [];
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  await page.goto(`${url}?utm_source=%3Cb%3EInstagram%3C%2Fb%3E`);
  await expect(page.getByRole("heading")).toHaveText("Você veio <b>Instagram</b>!");
  expect(problems).toEqual([]);
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const without = await plain.newPage();
  await without.goto(`${url}?utm_source=Instagram`);
  await expect(without.getByRole("heading")).toHaveText("Você veio daqui!");
  await plain.close();
});

test("the builder is free of serious accessibility faults, on a desk and in the hand", async ({ page }) => {
  test.slow();
  const builder = await BuilderPage.open(page, vitrine);
  await builder.add("Título");
  for (const tab of ["Conteúdo", "Estilo", "Lógica", "Avançado", "Modelo", "Página"]) {
    await builder.tab(tab);
    await expectAccessible(page);
  }
  await page.setViewportSize(PHONE);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Ajustes" }).click();
  await expectAccessible(page);
});
