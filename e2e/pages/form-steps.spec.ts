import { BuilderPage, enterVitrine, type Vitrine } from "../support/builder-page.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { watchShifts } from "../support/layout-shifts.ts";
import { DESK, PHONE } from "../support/sizes.ts";
import { expect, test } from "../support/test.ts";

test.use({ locale: "pt-BR", viewport: DESK });

let vitrine: Vitrine;
test.beforeAll(async ({ server }) => {
  vitrine = await enterVitrine(server);
});
test.afterAll(() => vitrine.leave());

const ADD_STEP = "Adicionar: Passo";

/** A form of two steps with a field each, made in the panel by keyboard and mouse. */
async function makeSteps(builder: BuilderPage): Promise<void> {
  const { page, canvas } = builder;
  await builder.add("Formulário");
  await builder.tab("Conteúdo");
  await page.getByRole("button", { name: ADD_STEP }).focus();
  await page.keyboard.press("Enter");
  await expect(canvas.locator(".v-form-step .v-field"), "what was there is in the first step").toHaveCount(2);
  await page.getByRole("button", { name: ADD_STEP }).click();
  await expect(canvas.locator(".v-form-step")).toHaveCount(2);
  await builder.type(canvas.locator(".v-step-title").nth(1), "Quanto você vende");
  await canvas
    .locator(".v-form-step")
    .nth(1)
    .click({ position: { x: 10, y: 20 } });
  await builder.add("Campo");
  await expect(canvas.locator(".v-form-step").nth(1).locator(".v-field")).toHaveCount(1);
}

test("a form is divided in steps, filled in step by step, and comes as one lead", async ({ page, browser }) => {
  const builder = await BuilderPage.open(page, vitrine);
  await makeSteps(builder);
  await builder.saved();
  const { url } = await vitrine.person.publish(builder.pageId);

  const context = await browser.newContext({ locale: "pt-BR", viewport: PHONE, isMobile: true, hasTouch: true });
  const visitor = await context.newPage();
  const shifts = await watchShifts(visitor);
  await visitor.goto(url);
  const step = (name: string) => visitor.getByRole("group", { name });
  const [first, second] = [step("Novo passo"), step("Quanto você vende")];
  await expect(first).toBeVisible();
  await expect(second).toBeHidden();
  await expect(visitor.getByText("Passo 1 de 2")).toBeVisible();
  await expect(visitor.getByRole("button", { name: "Quero receber" })).toBeHidden();
  await expect(visitor.getByRole("button", { name: "Voltar" }), "there is no way back from the first").toHaveCount(0);
  await expectAccessible(visitor);
  expect(await shifts()).toBe(0);

  await visitor.getByRole("button", { name: "Continuar" }).tap();
  await expect(visitor.getByText("Preencha este campo.")).toHaveCount(2);
  await visitor.getByLabel("Nome").fill("Ana");
  await visitor.getByLabel("E-mail").fill("ana@example.com");
  await visitor.keyboard.press("Enter");
  await expect(second.getByRole("heading")).toBeFocused();
  await expect(visitor.getByText("Passo 2 de 2")).toBeVisible();
  await expectAccessible(visitor);
  await visitor.goBack();
  await expect(visitor.getByLabel("Nome")).toHaveValue("Ana");
  await visitor.goForward();
  await second.getByRole("button", { name: "Voltar" }).tap();
  await expect(first).toBeVisible();
  await visitor.reload();
  await expect(first).toBeVisible();
  await visitor.getByLabel("Nome").fill("Ana");
  await visitor.getByLabel("E-mail").fill("ana@example.com");
  await visitor.getByRole("button", { name: "Continuar" }).tap();
  await second.getByRole("textbox").fill("10 por dia");
  await visitor.getByRole("button", { name: "Quero receber" }).tap();
  await expect(visitor.getByText("Recebemos seus dados.")).toBeVisible();

  const [lead] = (await vitrine.person.call<{ items: { fields: unknown }[] }>("get", "/leads")).items;
  expect(JSON.stringify(lead)).toContain("ana@example.com");
  expect(JSON.stringify(lead)).toContain("10 por dia");
  await context.close();
});

test("a required question that is hidden on phones holds up nobody there, and is asked of the others", async ({ page, browser }) => {
  const builder = await BuilderPage.open(page, vitrine);
  await makeSteps(builder);
  await builder.saved();
  const { version, document } = await builder.stored();
  const records = Object.entries(document.records).map(([id, record]) => {
    const isAsked = record.kind === "field" && (record.props as { input?: string }).input === "email";
    return [id, isAsked ? { ...record, hiddenAt: ["mobile"] } : record];
  });
  await builder.replace(version, { ...document, records: Object.fromEntries(records) });
  const { url } = await vitrine.person.publish(builder.pageId);
  for (const viewport of [PHONE, DESK]) {
    const context = await browser.newContext({ locale: "pt-BR", viewport });
    const visitor = await context.newPage();
    await visitor.goto(url);
    await visitor.getByLabel("Nome").fill("Caio");
    await visitor.getByRole("button", { name: "Continuar" }).click();
    if (viewport === DESK) await expect(visitor.getByText("Preencha este campo.")).toBeVisible();
    else {
      await visitor.getByRole("button", { name: "Quero receber" }).click();
      await expect(visitor.getByText("Recebemos seus dados.")).toBeVisible();
    }
    await context.close();
  }
});

test("without scripts all steps are one long form", async ({ page, browser }) => {
  const builder = await BuilderPage.open(page, vitrine);
  await makeSteps(builder);
  await builder.saved();
  const { url } = await vitrine.person.publish(builder.pageId);
  const context = await browser.newContext({ locale: "pt-BR", viewport: PHONE, javaScriptEnabled: false });
  const visitor = await context.newPage();
  await visitor.goto(url);
  await expect(visitor.getByRole("button")).toHaveText(["Quero receber"]);
  await visitor.getByLabel("Nome").fill("Bia");
  await visitor.getByLabel("E-mail").fill("bia@example.com");
  await visitor.getByLabel("Sua resposta").fill("sem script");
  await visitor.getByRole("button", { name: "Quero receber" }).click();
  await expect(visitor.getByText("Recebemos seus dados.")).toBeVisible();
  await context.close();
});
