import { type Browser, type BrowserContext, expect, type Locator, type Page } from "@playwright/test";
import { PHONE } from "./sizes.ts";

export interface VisitorOptions {
  readonly locale: string;
  readonly hasScripts?: boolean;
}

/** Somebody on a phone who follows a link, whom the product has never seen. */
export class Visitor {
  readonly page: Page;
  readonly form: Locator;
  readonly #context: BrowserContext;
  readonly #faults: string[] = [];
  readonly #asked: string[] = [];

  private constructor(context: BrowserContext, page: Page) {
    this.#context = context;
    this.page = page;
    this.form = page.locator("form");
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") this.#faults.push(message.text());
    });
    page.on("pageerror", (error) => this.#faults.push(error.message));
    page.on("requestfailed", (request) => this.#faults.push(`${request.url()}: ${request.failure()?.errorText}`));
    context.on("request", (request) => this.#asked.push(request.url()));
  }

  static async visit(browser: Browser, url: string, { locale, hasScripts = true }: VisitorOptions): Promise<Visitor> {
    const context = await browser.newContext({
      locale,
      viewport: PHONE,
      hasTouch: true,
      isMobile: true,
      javaScriptEnabled: hasScripts,
    });
    const visitor = new Visitor(context, await context.newPage());
    const response = await visitor.page.goto(url);
    expect(response?.status()).toBe(200);
    return visitor;
  }

  /** Fills in the form in the order of its fields, and sends it. */
  async send(...answers: readonly string[]): Promise<void> {
    const fields = this.form.getByRole("textbox");
    await expect(fields).toHaveCount(answers.length);
    for (const [place, answer] of answers.entries()) await fields.nth(place).fill(answer);
    await this.form.getByRole("button").tap();
  }

  /** Nothing was kept, nothing went wrong, and nobody else was asked for anything. */
  async expectLeftAlone(): Promise<void> {
    expect(await this.#context.cookies(), "cookies").toEqual([]);
    expect(this.#faults, "what the browser complains of").toEqual([]);
    const { origin } = new URL(this.page.url());
    expect(this.#asked.length).toBeGreaterThan(0);
    expect(
      this.#asked.filter((url) => /^https?:/.test(url) && new URL(url).origin !== origin),
      "requests to others",
    ).toEqual([]);
  }

  leave(): Promise<void> {
    return this.#context.close();
  }
}
