import { readFile } from "node:fs/promises";
import { expectAccessible } from "./support/expect-accessible.ts";
import { Person } from "./support/person.ts";
import { startTestServer, type TestServer } from "./support/server.ts";
import { DESK, PHONE } from "./support/sizes.ts";
import { expect, test } from "./support/test.ts";

test.use({ locale: "pt-BR", viewport: DESK });

let server: TestServer;
let owner: Person;
let pageUrl: string;

test.beforeAll(async () => {
  server = await startTestServer();
  owner = await Person.signUp(server.origin);
  const site = await owner.site("escola");
  const made = await owner.page(site.id, "Aula aberta", "aula", "webinar");
  pageUrl = (await owner.publish(made.id)).url;
});
test.afterAll(() => server.stop());

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
  expect(await readFile(await file.path(), "utf8")).toContain("tomas@example.com");

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
