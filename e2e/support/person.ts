import { type APIRequestContext, type BrowserContext, expect, request } from "@playwright/test";

/** Somebody with an account, acting through the API where a test is about something else. */
export class Person {
  static readonly password = "Senha-forte-1";
  static #count = 0;
  readonly email: string;
  readonly #origin: string;
  readonly #api: APIRequestContext;

  private constructor(origin: string, email: string, api: APIRequestContext) {
    this.#origin = origin;
    this.email = email;
    this.#api = api;
  }

  static async signUp(origin: string, language: "pt" | "en" | "es" = "pt"): Promise<Person> {
    const api = await request.newContext({ extraHTTPHeaders: { origin } });
    const person = new Person(origin, `ana${++Person.#count}@example.com`, api);
    await person.call("post", "/accounts", { name: "Ana Souza", email: person.email, password: Person.password, language });
    return person;
  }

  /** Logs this person in to a browser. */
  async enter(context: BrowserContext): Promise<void> {
    await context.addCookies((await this.#api.storageState()).cookies);
  }

  async call<Reply = { id: string }>(method: "get" | "post" | "patch", path: string, data?: object): Promise<Reply> {
    const response = await this.#api[method](`${this.#origin}/api${path}`, data ? { data } : {});
    expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true);
    return response.json();
  }

  site(name: string): Promise<{ id: string; url: string }> {
    return this.call("post", "/sites", { name, region: "br" });
  }

  page(siteId: string, title: string, slug: string, templateId?: string): Promise<{ id: string }> {
    return this.call("post", "/pages", { siteId, title, slug, ...(templateId ? { templateId } : {}) });
  }

  publish(pageId: string): Promise<{ url: string }> {
    return this.call("post", `/pages/${pageId}/publish`, {});
  }

  leave(): Promise<void> {
    return this.#api.dispose();
  }
}
