import { readFile } from "node:fs/promises";
import { expectAccessible } from "../support/expect-accessible.ts";
import { Person } from "../support/person.ts";
import type { TestServer } from "../support/server.ts";
import { DESK, PHONE } from "../support/sizes.ts";
import { expect, type Locator, test } from "../support/test.ts";

test.use({ locale: "pt-BR", viewport: DESK });

let server: TestServer;
let owner: Person;
let pageUrl: string;

test.beforeAll(async ({ server: shared }) => {
  server = shared;
  owner = await Person.signUp(server.origin);
  const site = await owner.site("escola");
  const made = await owner.page(site.id, "Aula aberta", "aula", "webinar");
  pageUrl = (await owner.publish(made.id)).url;
});
test.afterAll(() => owner.leave());

test("before the first one, the inbox says how they will come", async ({ page, context }) => {
  const person = await Person.signUp(server.origin);
  await person.enter(context);
  await page.goto(`${server.origin}/leads`);
  await expect(page).toHaveURL(`${server.origin}/leads/form`);
  await expect(page.getByRole("heading", { name: "Seus leads vão chegar aqui" })).toBeVisible();
  await expectAccessible(page);
});

test("what a visitor sends is in the inbox, in the first screen and in the file", async ({ page, context }) => {
  await page.goto(pageUrl);
  const form = page.locator("form").first();
  await form.getByLabel("Seu nome").fill("Tomás Reis");
  await form.getByLabel("Seu melhor e-mail").fill("tomas@example.com");
  const [sent] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === "POST"),
    form.getByRole("button").click(),
  ]);
  expect(sent.ok()).toBe(true);

  await owner.enter(context);
  await expect
    .poll(async () => (await owner.call<{ items: unknown[] }>("get", "/leads")).items.length, { message: "the journal is drained" })
    .toBe(1);
  await page.goto(`${server.origin}/leads`);
  await expect(page.getByRole("columnheader", { name: "Seu melhor e-mail" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Tomás Reis" }).click();
  const details = page.getByRole("dialog");
  await expect(details.getByRole("link", { name: "tomas@example.com" })).toHaveAttribute("href", "mailto:tomas@example.com");
  await expect(details).toContainText("Aula aberta");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(details).toBeHidden();

  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: "Baixar CSV" }).click()]);
  expect(await readFile(await file.path(), "utf8")).toContain('"tomas@example.com"');
  await page.getByRole("button", { name: "Escolher o separador" }).click();
  const tabs = page.getByRole("menuitem", { name: "Separado por tabulação" });
  const [other] = await Promise.all([page.waitForEvent("download"), tabs.click()]);
  expect(await readFile(await other.path(), "utf8")).toContain('"id"\t"created_at"');

  await page.getByRole("radiogroup", { name: "Caixa" }).getByText("Suspeitos").click();
  await expect(page.getByRole("heading", { name: "Nada suspeito" })).toBeVisible();
  await page.goto(server.origin);
  await expect(page.getByText("Tomás Reis")).toBeVisible();
  await expectAccessible(page);

  await page.setViewportSize(PHONE);
  await page.goto(`${server.origin}/leads`);
  await page.getByRole("button", { name: "Tomás Reis" }).click();
  await expect(page.getByRole("dialog")).toContainText("tomas@example.com");
});

/** Names a form's owner may give its fields, and that mean something to every form, element or script. */
const TAKEN = [
  ["action", "method", "submit", "elements", "id", "name", "target", "length", "reset", "dataset", "noValidate"],
  ["querySelector", "querySelectorAll", "getAttribute", "append", "replaceChildren", "addEventListener", "children"],
  ["nodeName", "nodeType", "parentNode", "ownerDocument", "childNodes", "tagName", "matches", "closest", "contains"],
  ["constructor", "toString", "valueOf", "hasOwnProperty", "isConnected", "attributes", "style", "className", "hidden"],
].flat();

test("a form whose fields are called like what forms have is edited, checked, sent and thanked for", async ({ page, context }) => {
  const person = await Person.signUp(server.origin);
  const site = await person.site("nomes");
  const { id } = await person.page(site.id, "Nomes", "nomes");
  const { version, document } = await person.call<{ version: number; document: { records: object } }>("get", `/pages/${id}/document`);
  const block = (blockId: string, kind: string, parentId: string, slot: string, order: string, props: object) => [
    blockId,
    { type: "block", id: blockId, kind, version: 1, parentId, slot, order, props, styles: {} },
  ];
  const field = { input: "text", placeholder: "", isRequired: false, isLabelShown: true, options: [], value: "" };
  const records = Object.fromEntries([
    ...Object.entries(document.records),
    block("s1", "section", "page", "body", "a0", { tag: "section" }),
    block("h1", "heading", "s1", "content", "Zz", { level: "h1", content: [{ type: "text", text: "Oferta" }] }),
    block("f1", "form", "s1", "content", "a0", {
      name: "Nomes",
      submitLabel: "Enviar",
      after: "message",
      thanks: "Recebido.",
      redirectTo: "",
    }),
    block("n", "field", "f1", "fields", "a0", { ...field, name: "nome", label: "Nome", isRequired: true }),
    ...TAKEN.map((name, index) =>
      block(`n${index}`, "field", "f1", "fields", `b${String(index).padStart(2, "0")}V`, { ...field, name, label: name }),
    ),
  ]);
  await person.call("put", `/pages/${id}/document`, { version, document: { ...document, records } });
  const { url } = await person.publish(id);

  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  await page.goto(url);
  // By the page's own means: the tests' tools ask the form, and are given a field.
  const press = (element: Locator) => element.evaluate((found: HTMLElement) => found.click());
  await press(page.locator(".v-send"));
  await expect(page.locator(".v-note")).toHaveText("Preencha este campo.");
  await page.keyboard.type("Rui");
  for (const name of TAKEN) {
    await page.keyboard.press("Tab");
    await page.keyboard.insertText(`de ${name}`);
  }
  await page.keyboard.press("Enter");
  await expect(page.locator(".v-thanks")).toHaveText("Recebido.");

  await person.enter(context);
  const leads = () => person.call<{ items: { answers: object }[] }>("get", "/leads");
  await expect.poll(async () => (await leads()).items.length, { message: "the journal is drained" }).toBe(1);
  for (const name of TAKEN) expect(JSON.stringify(await leads())).toContain(`de ${name}`);

  await page.goto(`${server.origin}/builder/${id}`);
  const canvas = page.frameLocator('iframe[src="/canvas.html"]');
  await press(canvas.locator("#f-n"));
  await canvas.locator("body").evaluate((body) => HTMLElement.prototype.click.call(body.getElementsByClassName("v-form")[0]));
  await press(canvas.locator(".v-send"));
  await canvas.locator(".v-heading").dblclick();
  await canvas.locator(".v-heading[contenteditable=true]").evaluate((heading) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", "<form><b>colada</b><input name=nodeName><input name=childNodes></form>");
    heading.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(canvas.locator(".v-heading b, .v-heading strong")).toHaveText("colada");
  await expect(page.getByRole("button", { name: "Publicar", exact: true })).toBeVisible();
  expect(faults).toEqual([]);
});
