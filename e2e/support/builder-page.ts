import { type BrowserContext, expect, type FrameLocator, type Locator, type Page } from "@playwright/test";
import { Person } from "./person.ts";
import { startTestServer } from "./server.ts";

/** A Vitrine of its own, with one person who has an account. */
export interface Vitrine {
  readonly origin: string;
  readonly person: Person;
  /** Carries out a command of the operator. */
  operate(...words: readonly string[]): Promise<string>;
  killApplication(): void;
  stop(): Promise<void>;
}

export async function startVitrine(): Promise<Vitrine> {
  // A site for each test, on a plan that counts none.
  const server = await startTestServer({ VITRINE_DEFAULT_PLAN: "lifetime" });
  const person = await Person.signUp(server.origin);
  return {
    origin: server.origin,
    person,
    operate: server.operate,
    killApplication: server.killApplication,
    async stop() {
      await person.leave();
      await server.stop();
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
  static async open(page: Page, { origin, person }: Vitrine): Promise<BuilderPage> {
    await person.enter(page.context());
    const site = await person.site(`loja-${++sites}`);
    const made = await person.page(site.id, "Oferta", "oferta");
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
