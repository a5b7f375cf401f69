import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type BrowserContext, expect, type FrameLocator, type Locator, type Page, request } from "@playwright/test";

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const dist = process.env.VITRINE_DIST ?? join(root, "dist");

/** A Vitrine of its own, on the built product, with one person signed in. */
export interface Vitrine {
  readonly origin: string;
  readonly cookies: Awaited<ReturnType<BrowserContext["cookies"]>>;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== "object" || address === null) throw new Error("no port");
  return address.port;
}

export async function startVitrine(): Promise<Vitrine> {
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), "vitrine-builder-"));
  const child: ChildProcess = spawn(process.execPath, [join(dist, "server/main.js")], {
    cwd: root,
    env: { ...process.env, PORT: String(port), VITRINE_DATA: data },
    stdio: "ignore",
  });
  const origin = `http://localhost:${port}`;
  await expect
    .poll(
      () =>
        fetch(`${origin}/readyz`).then(
          (response) => response.ok,
          () => false,
        ),
      { timeout: 40_000 },
    )
    .toBe(true);
  const visitor = await request.newContext();
  const signedUp = await visitor.post(`${origin}/api/accounts`, {
    data: { name: "Ana Souza", email: "ana@example.com", password: "Senha-forte-1" },
    headers: { origin },
  });
  expect(signedUp.ok(), await signedUp.text()).toBe(true);
  const { cookies } = await visitor.storageState();
  await visitor.dispose();
  return {
    origin,
    cookies,
    async stop() {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}

let sites = 0;

/** One page open in the builder, with what a person sees and presses. */
export class BuilderPage {
  readonly page: Page;
  readonly pageId: string;
  readonly canvas: FrameLocator;
  readonly #origin: string;
  readonly #context: BrowserContext;

  private constructor(page: Page, pageId: string, origin: string) {
    this.page = page;
    this.pageId = pageId;
    this.canvas = page.frameLocator('iframe[src="/canvas.html"]');
    this.#origin = origin;
    this.#context = page.context();
  }

  /** Makes a page with one empty section, and opens it. */
  static async open(page: Page, { origin, cookies }: Vitrine): Promise<BuilderPage> {
    const label = `loja-${++sites}`;
    await page.context().addCookies(cookies);
    const post = async (path: string, data: object) => {
      const response = await page.request.post(`${origin}/api${path}`, { data, headers: { origin } });
      expect(response.ok(), `${path} ${await response.text()}`).toBe(true);
      return response.json();
    };
    const site = await post("/sites", { name: label, region: "br" });
    const made = await post("/pages", { siteId: site.id, slug: "oferta", title: "Oferta" });
    const builder = new BuilderPage(page, made.id, origin);
    await builder.reopen();
    await builder.add("Seção");
    return builder;
  }

  async reopen(): Promise<void> {
    await this.page.goto(`${this.#origin}/builder/${this.pageId}`);
    await expect(this.canvas.locator("body")).toBeVisible({ timeout: 30_000 });
    await expect(this.page.getByRole("button", { name: "Publicar", exact: true })).toBeVisible();
  }

  /** The same page in a second window of the same person. */
  async openAgain(): Promise<BuilderPage> {
    const second = new BuilderPage(await this.#context.newPage(), this.pageId, this.#origin);
    await second.reopen();
    return second;
  }

  async add(name: string): Promise<void> {
    await this.page.getByRole("button", { name, exact: true }).click();
  }

  async saved(): Promise<void> {
    await expect(this.note).toHaveAttribute("data-save-note", "saved", { timeout: 15_000 });
  }

  get note(): Locator {
    return this.page.locator("[data-save-note]");
  }

  tab(name: string): Promise<void> {
    return this.page.getByRole("tab", { name }).click();
  }

  width(name: RegExp): Promise<void> {
    return this.page.getByRole("radiogroup", { name: "Largura da página" }).getByRole("radio", { name }).check({ force: true });
  }

  /** Types over the words of a block, on the canvas. */
  async type(block: Locator, words: string): Promise<void> {
    await block.dblclick();
    await expect(block).toHaveAttribute("contenteditable", "true");
    await this.page.keyboard.press("ControlOrMeta+a");
    await this.page.keyboard.type(words);
    await this.page.keyboard.press("Escape");
    await expect(block).not.toHaveAttribute("contenteditable", "true");
  }

  /** What the server has, through the API. */
  async stored(): Promise<{ version: number; document: { schema: number; records: Record<string, Record<string, unknown>> } }> {
    const response = await this.page.request.get(`${this.#origin}/api/pages/${this.pageId}/document`);
    return response.json();
  }

  /** A save by somebody else. */
  async replace(version: number, document: object): Promise<void> {
    const response = await this.page.request.put(`${this.#origin}/api/pages/${this.pageId}/document`, {
      data: { version, document },
      headers: { origin: this.#origin },
    });
    expect(response.ok(), await response.text()).toBe(true);
  }
}
