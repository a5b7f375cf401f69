import { BuilderPage } from "../support/builder-page.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { fillLogIn } from "../support/log-in.ts";
import { Person } from "../support/person.ts";
import { startTestServer, type TestServer } from "../support/server.ts";
import { DESK } from "../support/sizes.ts";
import { expect, type Page, test } from "../support/test.ts";

test.use({ locale: "pt-BR", viewport: DESK });

const PASSWORD = "Senha-forte-1";

let server: TestServer;
test.beforeAll(async () => {
  server = await startTestServer();
  const words = ["account", "create", "--password", PASSWORD, "--plan", "lifetime"];
  await server.operate(...words, "--email", "marina@example.com", "--name", "Marina Chefe", "--admin");
});
test.afterAll(() => server.stop());

async function enter(page: Page, email: string): Promise<void> {
  await page.goto(`${server.origin}/login`);
  await fillLogIn(page, email, PASSWORD);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page).toHaveURL(`${server.origin}/`, { timeout: 20_000 });
}

test("an administrator finds an account and puts it on a plan; nobody else sees the place", async ({ page, context, browser }) => {
  const person = await Person.signUp(server.origin);
  await enter(page, "marina@example.com");
  await page.getByRole("banner").getByRole("link", { name: "Vitrine" }).click();
  await expect(page.getByRole("heading", { name: "Administração" })).toBeVisible();
  await page.getByRole("searchbox").fill(person.email);
  await page.getByRole("button", { name: "Ana Souza" }).click();
  const drawer = page.getByRole("dialog");
  await drawer.getByRole("combobox", { name: "Plano" }).click();
  await page.getByRole("option", { name: "Elite" }).click();
  await drawer.getByRole("button", { name: "Mudar plano" }).click();
  await expect(page.getByText("Plano alterado", { exact: true })).toBeVisible();
  await expect(drawer.getByText("Elite").first()).toBeVisible();
  await expectAccessible(page);

  const other = await browser.newContext({ locale: "pt-BR" });
  await person.enter(other);
  const theirs = await other.newPage();
  await theirs.goto(`${server.origin}/admin`);
  await expect(theirs).toHaveURL(`${server.origin}/`);
  await theirs.goto(`${server.origin}/subscribe`);
  await expect(theirs.getByRole("heading", { name: "Elite" }).first()).toBeVisible();
  await other.close();
  await context.close();
});

test("support opens a customer's account in plain sight, and its banner is the way out", async ({ page }) => {
  const person = await Person.signUp(server.origin);
  await enter(page, "marina@example.com");
  await page.goto(`${server.origin}/admin?query=${encodeURIComponent(person.email)}`);
  await page.getByRole("button", { name: "Ana Souza" }).click();
  const drawer = page.getByRole("dialog");
  await drawer.getByRole("button", { name: "Abrir a conta" }).click();
  await expect(drawer.getByText("Escreva o motivo, em pelo menos 5 caracteres.")).toBeVisible();
  await drawer.getByLabel("Motivo").fill("Pediu ajuda com a primeira página");
  await drawer.getByRole("button", { name: "Abrir a conta" }).click();
  await expect(page.getByText("Você está agindo pela conta de Ana Souza")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Encerrar" }).click();
  await expect(page.getByText("Você está agindo pela conta")).toBeHidden();
  await expect(page.getByRole("banner").getByText("Marina Chefe")).toBeVisible();
});

test("the plan table is edited, and what is wrong is said at its field", async ({ page }) => {
  await enter(page, "marina@example.com");
  await page.goto(`${server.origin}/admin/plans`);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Novo plano" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Salvar plano" }).click();
  await expect(dialog.getByText("Escreva o nome.")).toHaveCount(3);
  await dialog.getByLabel("Identificador").fill("black");
  for (const language of ["português", "inglês", "espanhol"]) await dialog.getByLabel(`Nome em ${language}`).fill("Black");
  await dialog.getByLabel("Preço").fill("97,90");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Salvar plano" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/R\$\s97,90/)).toBeVisible();
  await page.getByRole("button", { name: "Remover o plano Black" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remover" }).click();
  await expect(page.getByText(/R\$\s97,90/)).toBeHidden();
});

test("a plan that was given up leads from making pages to the plans", async ({ page }) => {
  await server.operate("account", "create", "--email", "diego@example.com", "--password", PASSWORD, "--name", "Diego", "--plan", "churned");
  await enter(page, "diego@example.com");
  await page.goto(`${server.origin}/new`);
  await expect(page).toHaveURL(`${server.origin}/subscribe`);
  await expect(page.getByRole("heading", { name: "Encerrado" })).toBeVisible();
  await expect(page.getByText("Suas páginas continuam no ar")).toBeVisible();
  await expectAccessible(page);
});

test("a plan that ends while somebody edits keeps what they do, and sends it once they are on one again", async ({ page, browser }) => {
  const person = await Person.signUp(server.origin);
  await enter(page, "marina@example.com");
  const { id } = await person.call<{ id: string }>("get", "/accounts/me");
  const putOn = async (name: string): Promise<void> => {
    const response = await page.request.put(`${server.origin}/api/admin/accounts/${id}/plan`, {
      data: { name },
      headers: { origin: server.origin },
    });
    expect(response.ok(), await response.text()).toBe(true);
  };
  await putOn("elite");
  const theirs = await browser.newContext({ locale: "pt-BR", viewport: DESK, reducedMotion: "reduce" });
  const builder = await BuilderPage.open(await theirs.newPage(), { ...server, person, leave: () => person.leave() });
  await builder.add("Título");
  await builder.saved();
  const { version } = await builder.stored();
  await putOn("free");
  await expect(builder.note).toHaveAttribute("data-save-note", "barred");
  await expect(builder.page.getByText("Só dá para ver").first()).toBeVisible();
  await builder.add("Texto");
  await expect(builder.canvas.locator(".v-text")).toBeVisible();
  await builder.note.click();
  await expect(builder.note).toHaveAttribute("data-save-note", "barred");
  expect((await builder.stored()).version).toBe(version);
  await putOn("elite");
  await builder.saved();

  // Where nothing is heard from the server, the first save that is refused tells as much.
  await theirs.route("**/api/live*", (route) => route.abort());
  await builder.reopen();
  await expect(builder.canvas.locator(".v-text")).toBeVisible();
  await putOn("free");
  await builder.add("Título");
  await expect(builder.page.getByText("Seu acesso ou plano mudou.")).toBeVisible();
  await expect(builder.note).toHaveAttribute("data-save-note", "barred");
  await putOn("elite");
  await builder.note.click();
  await builder.saved();
  await theirs.close();
});
