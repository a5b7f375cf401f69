import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { findChromium } from "./find-chromium.ts";

/** Makes the user guide's pictures from the built product: `node scripts/make-guide-pictures.ts`. */
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = join(root, "docs/guide/images");

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => (typeof address === "object" && address ? resolve(address.port) : reject(new Error("no port"))));
    });
  });
}

async function startServer(port: number, data: string): Promise<() => void> {
  const child = spawn(process.execPath, [join(root, "dist/server/main.js")], {
    env: { ...process.env, PORT: String(port), VITRINE_DATA: data },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise<void>((resolve, reject) => {
    child.on("exit", () => reject(new Error("the server did not start")));
    child.stdout.on("data", (chunk: Buffer) => chunk.toString().includes("is ready") && resolve());
  });
  return () => child.kill("SIGTERM");
}

async function picture(page: Page, name: string): Promise<void> {
  await page.waitForFunction(() => document.fonts.status === "loaded" && [...document.images].every((image) => image.complete));
  const bytes = await page.screenshot({ animations: "disabled" });
  await sharp(bytes)
    .webp({ quality: 82 })
    .toFile(join(folder, `${name}.webp`));
}

async function call<Reply>(page: Page, method: string, path: string, body?: unknown): Promise<Reply> {
  return page.evaluate(
    async ([verb, address, sent]) => {
      const reply = await fetch(address as string, {
        method: verb as string,
        headers: { "content-type": "application/json" },
        ...(sent === undefined ? {} : { body: JSON.stringify(sent) }),
      });
      return (await reply.json()) as never;
    },
    [method, path, body] as const,
  );
}

async function story(context: BrowserContext, port: number): Promise<void> {
  const home = `http://localhost:${port}`;
  const page = await context.newPage();
  await page.goto(`${home}/signup`);
  await page.getByLabel("Nome completo").fill("Marina Duarte");
  await page.getByLabel("E-mail").fill("marina@exemplo.com");
  await page.getByLabel("Telefone").fill("(81) 99876-5432");
  await page.getByLabel("Senha", { exact: true }).fill("Segredo#2026");
  await page.getByRole("checkbox", { name: /aceito os termos/ }).check();
  await picture(page, "sign-up");
  await page.getByRole("button", { name: "Criar conta" }).click();
  await page.waitForURL(`${home}/`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await picture(page, "first-steps");

  const site = await call<{ id: string }>(page, "POST", "/api/sites", { name: "seis-cordas", region: "br" });
  await page.goto(`${home}/new`);
  await page.locator("main img").nth(3).waitFor();
  await picture(page, "templates");

  const made = { siteId: site.id, slug: "aula-aberta", title: "Aula aberta", templateId: "webinar", language: "pt" };
  const live = await call<{ id: string }>(page, "POST", "/api/pages", made);
  await page.goto(`${home}/builder/${live.id}`);
  const canvas = page.frameLocator("iframe");
  await canvas.locator("h1").first().click();
  await page.locator("[role=tabpanel] [contenteditable=true]").waitFor();
  await picture(page, "builder");

  const { url } = await call<{ url: string }>(page, "POST", `/api/pages/${live.id}/publish`, {});
  const phone = await context.newPage();
  await phone.setViewportSize({ width: 380, height: 760 });
  await phone.goto(url);
  await picture(phone, "published");
  for (const [name, email] of [
    ["Bia Tavares", "bia@exemplo.com"],
    ["Rafael Nunes", "rafael@exemplo.com"],
    ["Carla Prado", "carla@exemplo.com"],
  ] as const) {
    await phone.goto(url);
    await phone.locator(".v-field input[type=text]").fill(name);
    await phone.locator(".v-field input[type=email]").fill(email);
    await phone.locator("form button[type=submit]").click();
    await phone.getByRole("status").waitFor();
  }
  await page.goto(`${home}/leads/form`);
  await page.getByText("Carla Prado").filter({ visible: true }).first().waitFor();
  await picture(page, "leads");
}

const data = mkdtempSync(join(tmpdir(), "vitrine-guide-"));
mkdirSync(folder, { recursive: true });
const port = await freePort();
const stop = await startServer(port, data);
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"],
});
try {
  await story(await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: "pt-BR" }), port);
} finally {
  await browser.close();
  stop();
  rmSync(data, { recursive: true, force: true });
}
