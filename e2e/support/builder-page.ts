import { type BrowserContext, expect, type FrameLocator, type Locator, type Page } from "@playwright/test";
import { Person } from "./person.ts";
import type { TestServer } from "./server.ts";

/** A Vitrine with one person who has an account, and sites and pages that nobody else sees. */
export interface Vitrine {
  readonly origin: string;
  readonly person: Person;
  /** Carries out a command of the operator. */
  operate(...words: readonly string[]): Promise<string>;
  killApplication(): void;
  leave(): Promise<void>;
}

/** Signs a person up at a server that other files of the worker use as well. */
export async function enterVitrine({ origin, operate, killApplication }: TestServer): Promise<Vitrine> {
  const person = await Person.signUp(origin);
  return { origin, person, operate, killApplication, leave: () => person.leave() };
}

let sites = 0;

/** The field with the title of the page that is open in the editor, which comes at the first sign of somebody. */
export async function pageTitleField(page: Page): Promise<Locator> {
  const title = page.getByRole("textbox", { name: "Título da página" });
  let across = 200;
  await expect(async () => {
    await page.mouse.move(++across, 200);
    await expect(title).toBeVisible({ timeout: 1_000 });
  }).toPass();
  return title;
}

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
    // The first block waits for what makes one.
    await expect(builder.canvas.locator(".v-section")).toBeVisible();
    return builder;
  }

  /** The same page in another window, of another browser maybe; it is to be opened yet. */
  inWindow(page: Page): BuilderPage {
    return new BuilderPage(page, this.pageId, this.#origin);
  }

  /** Another page of the same person, in the same window. */
  async at(pageId: string): Promise<BuilderPage> {
    const other = new BuilderPage(this.page, pageId, this.#origin);
    await other.reopen();
    return other;
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

  /** Opens a panel to the left of the page. */
  panel(name: string): Promise<void> {
    return this.page
      .getByRole("navigation", { name: "Ferramentas" })
      .getByRole("button", { name: `Painel ${name}` })
      .click();
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
