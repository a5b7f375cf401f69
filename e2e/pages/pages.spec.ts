import { TEMPLATES } from "../../apps/server/src/features/templates/library.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { fillLogIn } from "../support/log-in.ts";
import { Person } from "../support/person.ts";
import type { TestServer } from "../support/server.ts";
import { DESK, PHONE } from "../support/sizes.ts";
import { type BrowserContext, expect, test } from "../support/test.ts";

test.use({ locale: "pt-BR", viewport: DESK });

let server: TestServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});

interface Stored {
  readonly version: number;
  readonly document: { readonly records: Record<string, { readonly kind?: string; readonly props?: object }> };
}

/** What a visitor's browser gets at an address; only a browser finds names under `localhost` by itself. */
async function statusOf(context: BrowserContext, address: string | null): Promise<number | undefined> {
  const visitor = await context.newPage();
  const response = await visitor.goto(address ?? "");
  await visitor.close();
  return response?.status();
}

test("a page from a template: chosen, looked at, named, and open in the builder", async ({ page, context }) => {
  const person = await Person.signUp(server.origin);
  await person.enter(context);
  await page.goto(`${server.origin}/new`);
  await expect(page.getByRole("button", { name: "Página em branco" })).toBeVisible();
  await page.getByRole("button", { name: "Webinar" }).click();
  const cards = page.getByRole("main").getByRole("listitem");
  await expect(cards).toHaveCount(TEMPLATES.filter(({ category }) => category === "webinar").length);
  await page.getByRole("button", { name: "Todos", exact: true }).click();
  await page.getByRole("searchbox", { name: "Buscar modelo" }).fill("zzzz");
  await expect(page.getByRole("heading", { name: "Nenhum modelo com essas palavras" })).toBeVisible();
  await page.getByRole("button", { name: "Ver todos os modelos" }).click();
  await expectAccessible(page);
  await cards.nth(1).hover();
  await cards.nth(1).getByRole("button", { name: /^Ver/ }).click();
  await expectAccessible(page);
  await page.getByRole("dialog").getByRole("button", { name: "Usar este modelo" }).click();
  await expect(page.getByRole("heading", { name: "Primeiro, um site" }), "who has no site makes one here").toBeVisible();
  await page.getByLabel("Nome do site").fill("Doceria");
  await page.keyboard.press("Enter");
  await page.getByLabel("Título").fill("Promoção de Verão");
  await expect(page.getByLabel("Endereço")).toHaveValue("promocao-de-verao");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Criar e abrir no editor" }).click();
  await expect(page).toHaveURL(/\/builder\/pag_/);
  await expect(page.getByRole("navigation", { name: "Menu principal" }), "the builder has the screen to itself").toBeHidden();
});

test("a template is looked at as the page it makes, at each width, and nothing in it runs", async ({ page, context }) => {
  const person = await Person.signUp(server.origin);
  await person.site("modelos");
  await person.enter(context);
  await page.goto(`${server.origin}/new`);
  const card = page.getByRole("main").getByRole("listitem").filter({ hasText: "Vendas" }).first();
  const name = await card.getByRole("heading").innerText();
  await card.hover();
  await card.getByRole("button", { name: /^Ver/ }).click();
  const dialog = page.getByRole("dialog", { name });
  const frame = dialog.locator("iframe");
  const body = frame.contentFrame().locator("body");
  await expect(frame.contentFrame().getByRole("heading", { level: 1 })).toBeVisible();
  await expect(frame).toHaveAttribute("sandbox", "allow-same-origin");
  const widthOf = (): Promise<number> => body.evaluate(() => window.innerWidth);
  expect(await widthOf()).toBeGreaterThan(1200);
  const widths = dialog.getByRole("radiogroup", { name: "Largura da página" });
  await widths.getByRole("radio", { name: /Tablet/ }).check({ force: true });
  await expect.poll(widthOf).toBe(768);
  await widths.getByRole("radio", { name: /Celular/ }).check({ force: true });
  await expect.poll(widthOf).toBe(380);
  const images = frame.contentFrame().locator("img");
  await images.first().scrollIntoViewIfNeeded();
  await expect.poll(() => images.first().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Usar este modelo" }).click();
  await page.getByLabel("Título").fill("Igual ao modelo");
  await page.getByRole("button", { name: "Criar e abrir no editor" }).click();
  await expect(page).toHaveURL(/\/builder\/pag_/);
});

test("on a telephone a template is shown as there, and its desktop page in small", async ({ page, context }) => {
  const person = await Person.signUp(server.origin);
  await person.enter(context);
  await page.setViewportSize(PHONE);
  await page.goto(`${server.origin}/new`);
  await page.getByRole("button", { name: /^Ver/ }).first().click();
  const dialog = page.getByRole("dialog");
  const frame = dialog.locator("iframe");
  await expect(frame.contentFrame().getByRole("heading", { level: 1 })).toBeVisible();
  const body = frame.contentFrame().locator("body");
  expect(await body.evaluate(() => window.innerWidth)).toBe(380);
  await dialog.getByRole("radio", { name: /Computador/ }).check({ force: true });
  await expect.poll(() => body.evaluate(() => window.innerWidth)).toBeGreaterThan(1000);
  const box = await frame.boundingBox();
  expect(box?.width ?? 0).toBeLessThanOrEqual(PHONE.width);
  await expectAccessible(page);
});

test("an address of one's own stays when the title changes; a bad one is said at its field", async ({ page, context }) => {
  const person = await Person.signUp(server.origin);
  await person.site("floricultura");
  await person.enter(context);
  await page.goto(`${server.origin}/new`);
  await page.getByRole("button", { name: "Página em branco" }).click();
  await page.getByLabel("Título").fill("Rosas");
  await page.getByLabel("Endereço").fill("Rosas Vermelhas");
  await page.getByLabel("Título").fill("Rosas e cravos");
  await expect(page.getByLabel("Endereço")).toHaveValue("Rosas Vermelhas");
  await page.getByRole("button", { name: "Criar e abrir no editor" }).click();
  await expect(page.getByLabel("Endereço")).toHaveAccessibleDescription(/letras minúsculas, números e hifens/);
  await expect(page.getByLabel("Título")).toHaveValue("Rosas e cravos");
});

test("a page is renamed, published, copied, unpublished and deleted from the list", async ({ page, context }) => {
  const person = await Person.signUp(server.origin);
  const site = await person.site("barbearia");
  await person.page(site.id, "Corte e barba", "corte", "sales");
  await person.page(site.id, "Vazia", "vazia");
  await person.enter(context);
  await page.goto(`${server.origin}/pages`);
  const row = (title: string) => page.getByRole("row").filter({ has: page.getByRole("link", { name: title, exact: true }) });
  const act = async (title: string, action: string) => {
    await row(title)
      .getByRole("button", { name: /^Ações da página/ })
      .click();
    await page.getByRole("menuitem", { name: action, exact: true }).click();
  };
  await expectAccessible(page);

  await act("Corte e barba", "Renomear");
  await page.getByRole("textbox", { name: "Novo título" }).fill("Corte, barba e café");
  await page.keyboard.press("Enter");
  await expect(row("Corte, barba e café")).toBeVisible();

  await act("Corte, barba e café", "Publicar");
  await expect(row("Corte, barba e café")).toContainText("Publicada");
  const live = await row("Corte, barba e café")
    .getByRole("link", { name: /\/corte/ })
    .getAttribute("href");
  expect(await statusOf(context, live)).toBe(200);

  await act("Vazia", "Publicar");
  await expect(page.getByText("Página vazia")).toBeVisible();

  await act("Corte, barba e café", "Duplicar");
  await expect(page.getByText("Cópia pronta")).toBeVisible();
  await expect(page.getByRole("row")).toHaveCount(4);

  await page.getByRole("radiogroup", { name: "Situação" }).getByText("Publicadas", { exact: true }).click();
  await expect(page.getByRole("row")).toHaveCount(2);
  await expect(page).toHaveURL(/status=published/);

  await act("Corte, barba e café", "Excluir");
  await expect(page.getByRole("alertdialog")).toContainText("Primeiro sai do ar");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Despublicar e excluir" }).click();
  await expect(page.getByText("Página na lixeira")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Nenhuma página com esses filtros" })).toBeVisible();
  expect(await statusOf(context, live)).toBe(410);
  await page.getByRole("button", { name: "Limpar filtros" }).first().click();
  const search = page.getByRole("searchbox", { name: "Buscar página" });
  await search.pressSequentially("vaz");
  await expect(page.getByRole("row")).toHaveCount(2);
  await expect(search, "the list changes under the typing, not the box").toBeFocused();
});

test("publishing over a page that is live asks first", async ({ page, context }) => {
  const person = await Person.signUp(server.origin);
  const site = await person.site("mercearia");
  const first = await person.page(site.id, "Antiga", "oferta", "sales");
  await person.publish(first.id);
  await person.page(site.id, "Nova", "oferta", "webinar");
  await person.enter(context);
  await page.goto(`${server.origin}/pages`);
  await page.getByRole("button", { name: "Ações da página Nova" }).click();
  await page.getByRole("menuitem", { name: "Publicar", exact: true }).click();
  await expect(page.getByRole("alertdialog")).toContainText("Já existe uma página publicada");
  await page.getByRole("button", { name: "Substituir" }).click();
  await expect(page.getByText("Página no ar")).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: "Antiga" })).toContainText("Não publicada");
});

test("a live page is renamed in the editor and moved from the list, and its old address leads there", async ({ page, context }) => {
  const person = await Person.signUp(server.origin);
  const site = await person.site("papelaria-do-centro");
  const made = await person.page(site.id, "Cadernos", "cadernos", "webinar");
  const { url } = await person.publish(made.id);
  const taken = await person.page(site.id, "Canetas", "canetas", "sales");
  await person.publish(taken.id);
  await person.enter(context);
  await page.goto(`${server.origin}/builder/${made.id}`);
  await page.getByRole("heading", { level: 1 }).getByRole("button", { name: "Cadernos" }).click();
  await page.getByRole("textbox", { name: "Novo nome da página" }).fill("Cadernos de capa dura");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cadernos de capa dura");
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Publicar página" }).click();
  await expect(dialog).toHaveAccessibleName("Sua página está no ar");
  await dialog.getByRole("button", { name: "Continuar editando" }).click();
  await page.getByRole("button", { name: "Voltar para as páginas" }).click();
  await expect(page.getByRole("link", { name: "Cadernos de capa dura", exact: true })).toBeVisible();

  await page.getByRole("button", { name: "Ações da página Cadernos de capa dura" }).click();
  await page.getByRole("menuitem", { name: "Mudar endereço" }).click();
  await dialog.getByLabel("Endereço").fill("Cadernos Novos");
  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel("Endereço")).toHaveAccessibleDescription(/letras minúsculas/);
  await dialog.getByLabel("Endereço").fill("/canetas");
  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel("Endereço")).toHaveAccessibleDescription(/Já existe uma página publicada/);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Usar /canetas-2" }).click();
  await dialog.getByRole("button", { name: "Mudar endereço" }).click();
  await expect(page.getByText("Endereço mudado")).toBeVisible();
  await expect(page.getByRole("link", { name: /\/canetas-2/ })).toBeVisible();
  const visitor = await context.newPage();
  await visitor.goto(`${url}?utm_source=panfleto`);
  expect(new URL(visitor.url())).toMatchObject({ pathname: "/canetas-2", search: "?utm_source=panfleto" });
  await expect(visitor).toHaveTitle("Cadernos de capa dura");
});

test("publishing names a video that is not there, leads to it, and offers a free address for a taken one", async ({ page, context }) => {
  await page.setViewportSize(PHONE);
  const person = await Person.signUp(server.origin);
  const site = await person.site("cinema");
  await person.publish((await person.page(site.id, "Antiga", "estreia", "sales")).id);
  const made = await person.page(site.id, "Estreia", "estreia", "vsl");
  const { version, document } = await person.call<Stored>("get", `/pages/${made.id}/document`);
  const [id, video] = Object.entries(document.records).find(([, { kind }]) => kind === "video") ?? [];
  if (!id || !video) throw new Error("the template has a video");
  document.records[id] = { ...video, props: { ...video.props, url: "" } };
  await person.call("put", `/pages/${made.id}/document`, { version, document });
  await person.enter(context);
  await page.goto(`${server.origin}/builder/${made.id}`);
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("alert")).toContainText("Falta o endereço do vídeo");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Ir até lá" }).first().click();
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Ajustes" }).click();
  await expect(page.getByLabel("Endereço do vídeo")).toBeVisible();
  await page.getByRole("complementary", { name: "Ajustes" }).getByRole("button", { name: "Fechar" }).click();
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await dialog.getByRole("button", { name: "Publicar página" }).click();
  await expect(dialog.getByRole("alert")).toContainText("Já existe uma página publicada");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Publicar em /estreia-2" }).click();
  await expect(dialog).toHaveAccessibleName("Sua página está no ar");
  await expect(dialog).toContainText("/estreia-2");
});

test("who cannot create or edit on the plan is told so first, with the way to plans", async ({ page }) => {
  const email = "livia@example.com";
  await server.operate("account", "create", "--email", email, "--password", Person.password, "--name", "Lívia", "--plan", "free");
  await page.goto(`${server.origin}/login`);
  await fillLogIn(page, email, Person.password);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Assine um plano pago" }), "on the first screen").toBeVisible();
  await expectAccessible(page);
  for (const path of ["/new", "/sites", "/pages"]) {
    await page.goto(`${server.origin}${path}`);
    await expect(page.getByText("Assine um plano pago"), path).toBeVisible();
    await expect(page.getByRole("button", { name: "Criar site" }), path).toBeHidden();
    await expect(page.getByRole("button", { name: "Página em branco" }), path).toBeHidden();
  }
  await page.getByRole("link", { name: "Ver planos" }).click();
  await expect(page.getByRole("heading", { name: "Planos", exact: true })).toBeVisible();
});

for (const [language, words] of [
  ["en", { empty: "Your first page starts here", create: "New page", blank: "Blank page" }],
  ["es", { empty: "Tu primera página empieza aquí", create: "Nueva página", blank: "Página en blanco" }],
] as const) {
  test(`the way to a first page in ${language}, on a phone`, async ({ page, context }) => {
    await page.setViewportSize(PHONE);
    const person = await Person.signUp(server.origin, language);
    await person.enter(context);
    await page.goto(`${server.origin}/pages`);
    await expect(page.getByRole("heading", { name: words.empty })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("main").getByRole("link", { name: words.create }).click();
    await expect(page.getByRole("button", { name: words.blank })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
}
