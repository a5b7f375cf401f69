import type { RequestListener } from "node:http";
import { request } from "@playwright/test";
import sharp from "sharp";
import { ELEMENTOR_PAGES } from "../../apps/server/src/features/importing/testing/elementor-pages.ts";
import { BuilderPage, enterVitrine, type Vitrine } from "../support/builder-page.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { ELSEWHERE } from "../support/own-network/own-network.ts";
import { test } from "../support/own-network/test.ts";
import { whyNoNetwork } from "../support/own-network/why-no-network.ts";
import { Person } from "../support/person.ts";
import type { TestServer } from "../support/server.ts";
import { DESK, PHONE } from "../support/sizes.ts";
import { solveCaptcha } from "../support/solve-captcha.ts";
import { expect, type FrameLocator, type Page } from "../support/test.ts";

// Some containers let nobody make a network, whoever they are in it.
const hindrance = whyNoNetwork();
test.skip(hindrance !== null, hindrance ?? "");

const HOME = `https://${ELSEWHERE}`;
/** A picture of its own for each path: a library keeps the same bytes once. */
const photoOf = (path: string): Promise<Buffer> =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: `hsl(${path.charCodeAt(1)}, 60%, 40%)` } })
    .jpeg()
    .toBuffer();
const elementor = (name: string): string => ELEMENTOR_PAGES[name] ?? "";
const PAGES: Readonly<Record<string, string>> = {
  "/curso": elementor("course"),
  "/protegida": elementor("clinic").replace("<title>", '<meta name="vitrine-protected" content="1"><title>'),
  "/feita-a-mao": "<!doctype html><title>Feita à mão</title><h1>Sem construtor</h1>",
};

/** Somebody's site, which shows its pictures to everybody and lets no script of others read them. */
const answer: RequestListener = ({ url = "", headers: { host } }, reply) => {
  const html = PAGES[url];
  // The inside has something to give away: a page that could be cloned.
  if (host !== ELSEWHERE) return void reply.setHeader("content-type", "text/html").end(elementor("course"));
  if (html !== undefined) return void reply.setHeader("content-type", "text/html; charset=utf-8").end(html);
  if (url.endsWith(".jpg")) return void photoOf(url).then((photo) => reply.setHeader("content-type", "image/jpeg").end(photo));
  if (url === "/para-dentro") return void reply.writeHead(302, { location: "http://10.0.0.7/" }).end();
  if (url === "/sem-fim") return void reply.writeHead(200, { "content-type": "text/html" }).write("<title>Ainda não");
  reply.writeHead(404).end();
};

test.use({ locale: "pt-BR", viewport: DESK, permissions: ["clipboard-read", "clipboard-write"], world: { answer } });

let vitrine: Vitrine;
test.beforeAll(async ({ server }) => {
  vitrine = await enterVitrine(server);
});
test.afterAll(() => vitrine.leave());

/** Opens cloning to people, as support does. */
async function openCloning({ origin, operate }: TestServer, people: readonly Person[]): Promise<void> {
  const email = "suporte@example.com";
  await operate("account", "create", "--email", email, "--password", Person.password, "--name", "Marina Chefe", "--admin");
  const api = await request.newContext({ baseURL: origin, extraHTTPHeaders: { origin } });
  const captcha = await solveCaptcha(api, origin, "login");
  await api.post("/api/auth/login", { data: { email, password: Person.password, captcha } });
  await api.post("/api/auth/sessions/create", { data: { deviceFingerprint: "" } });
  for (const person of people) {
    const { id } = await person.call<{ id: string }>("get", "/accounts/me");
    const granted = await api.put(`/api/admin/accounts/${id}/clone-access`, { data: { isGranted: true } });
    expect(granted.ok(), await granted.text()).toBe(true);
  }
  await api.dispose();
}

/** Waits until a picture on the canvas is drawn, and gives its address. */
async function drawnAt(canvas: FrameLocator, alt: string): Promise<string> {
  const picture = canvas.getByRole("img", { name: alt });
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  return picture.evaluate((image: HTMLImageElement) => image.currentSrc);
}

async function openClone(page: Page): Promise<Page> {
  await page.goto(`${vitrine.origin}/new/clone`);
  await expect(page.getByLabel("Endereço da página")).toBeFocused();
  return page;
}

async function askFor(page: Page, address: string): Promise<void> {
  await page.getByLabel("Endereço da página").fill(address);
  await page.getByRole("button", { name: "Clonar página" }).click();
}

test("a page of one's own comes from its address by keyboard alone, with its pictures; others say why they do not", async ({
  server,
  network,
  page,
  context,
  browser,
}) => {
  const { person } = vitrine;
  const patient = await Person.signUp(server.origin);
  await openCloning(server, [person, patient]);
  await person.site("clona");
  await patient.site("espera");
  await person.enter(context);

  // One that never ends is told in its time, while somebody else goes on.
  const theirs = await browser.newContext({ locale: "pt-BR" });
  await patient.enter(theirs);
  const endless = await openClone(await theirs.newPage());
  await endless.getByRole("checkbox").check();
  await askFor(endless, `${HOME}/sem-fim`);
  await expect(endless.getByText("Lendo a página e trazendo as imagens…")).toBeVisible();

  await openClone(page);
  await page.keyboard.type(`${HOME}/curso`);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Confirme que a página é sua ou que você pode copiá-la.")).toBeVisible();
  await expect(page.getByRole("checkbox")).toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Página clonada" })).toBeVisible();
  await expect(page.getByText("Códigos da página (scripts) não vêm junto.")).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  await page.setViewportSize(DESK);
  await page.getByRole("link", { name: "Abrir no editor" }).press("Enter");
  const canvas = page.frameLocator('iframe[src="/canvas.html"]');
  await expect(canvas.getByRole("heading", { name: "Faça sua primeira mesa" })).toBeVisible();
  expect(await drawnAt(canvas, "Bancada de madeira")).toContain(new URL(vitrine.origin).host);
  expect(network.asked.filter(({ by }) => by === "browser")).toEqual([]);

  const refused = await openClone(await context.newPage());
  await refused.getByRole("checkbox").check();
  await askFor(refused, `${HOME}/protegida`);
  await expect(refused.getByText("A página é protegida e não pode ser clonada.")).toBeVisible();
  await askFor(refused, `${HOME}/feita-a-mao`);
  await expect(refused.getByText("Só dá para clonar páginas feitas no WordPress ou no Elementor.")).toBeVisible();
  await askFor(refused, `${HOME}/para-dentro`);
  await expect(refused.getByText("Use o endereço público de uma página")).toBeVisible();
  await expectAccessible(refused);
  expect(network.asked.map(({ host }) => host)).not.toContain("10.0.0.7");
  await expect(endless.getByText("Este endereço não respondeu com uma página.")).toBeVisible({ timeout: 20_000 });
  const pages = (of: Person) => of.call<{ items: readonly object[] }>("get", "/pages");
  expect([(await pages(person)).items.length, (await pages(patient)).items.length]).toEqual([1, 0]);
  await patient.leave();
  await theirs.close();
});

test("a piece of a page that is pasted brings pictures that only the server may read, and takes them back", async ({ page, network }) => {
  const builder = await BuilderPage.open(page, vitrine);
  const { canvas } = builder;
  await page.evaluate((markup) => {
    const blob = new Blob([markup], { type: "text/html" });
    return navigator.clipboard.write([new ClipboardItem({ "text/html": blob })]);
  }, `<h2>Da bancada</h2><img src="${HOME}/a.jpg" alt="Serra"><img src="${HOME}/b.jpg" alt="Plaina">`);
  const before = (await vitrine.person.call<{ items: readonly object[] }>("get", "/images")).items.length;
  await canvas.locator(".v-section").click({ position: { x: 4, y: 4 } });
  await page.keyboard.press("ControlOrMeta+v");
  await expect(canvas.getByRole("heading", { name: "Da bancada" })).toBeVisible();
  for (const alt of ["Serra", "Plaina"]) expect(await drawnAt(canvas, alt)).toContain(new URL(vitrine.origin).host);
  const ways = network.asked.filter(({ path }) => path === "/a.jpg").map(({ by }) => by);
  expect(ways, "first the browser, which may not read it").toEqual(["browser", "server"]);
  const { items } = await vitrine.person.call<{ items: readonly object[] }>("get", "/images");
  expect(items).toHaveLength(before + 2);
  await builder.saved();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(canvas.getByRole("heading", { name: "Da bancada" })).toBeHidden();
  await expect(canvas.getByRole("img")).toHaveCount(0);
  await builder.saved();
  expect(JSON.stringify((await builder.stored()).document)).not.toContain("img_");
});

test("an HTML file brings the pictures it names of another site, and says which did not come", async ({ page, context, network }) => {
  await vitrine.person.site("arquivo");
  await vitrine.person.enter(context);
  await page.goto(`${vitrine.origin}/new/import`);
  const html = `<!doctype html><html lang="pt"><title>Feira</title><h1>Feira de sábado</h1><img src="${HOME}/feira.jpg" alt="Barracas"><img src="${HOME}/sumiu.png" alt="Sumiu"><img src="http://10.0.0.7/dentro.jpg" alt="Dentro"></html>`;
  const file = { name: "feira.html", mimeType: "text/html", buffer: Buffer.from(html) };
  await page.getByLabel("Escolher arquivo").setInputFiles(file);
  await page.getByRole("button", { name: "Importar página" }).click();
  await expect(page.getByRole("heading", { name: "Página importada" })).toBeVisible();
  await expect(page.getByText("1 de 3")).toBeVisible();
  await expect(page.getByText(`${HOME}/sumiu.png`)).toBeVisible();
  expect(network.asked.map(({ host }) => host)).not.toContain("10.0.0.7");
  const begun = network.asked.length;
  await page.getByRole("link", { name: "Abrir no editor" }).click();
  const canvas = page.frameLocator('iframe[src="/canvas.html"]');
  await expect(canvas.getByRole("heading", { name: "Feira de sábado" })).toBeVisible();
  expect(await drawnAt(canvas, "Barracas")).toContain(new URL(vitrine.origin).host);
  expect(network.asked.slice(begun)).toEqual([]);
});
