import { type APIRequestContext, type BrowserContext, expect, type Page, request } from "@playwright/test";
import { messageTo } from "./outbox.ts";
import { makePasskey } from "./passkeys.ts";
import { solveCaptcha } from "./solve-captcha.ts";

/** Somebody with an account, acting through the API where a test is about something else. */
export class Person {
  static readonly password = "Senha-forte-1";
  static #count = 0;
  readonly email: string;
  readonly origin: string;
  readonly #api: APIRequestContext;

  private constructor(origin: string, email: string, api: APIRequestContext) {
    this.origin = origin;
    this.email = email;
    this.#api = api;
  }

  static async signUp(origin: string, language: "pt" | "en" | "es" = "pt", email?: string): Promise<Person> {
    const api = await request.newContext({ extraHTTPHeaders: { origin } });
    const count = ++Person.#count;
    const person = new Person(origin, email ?? `ana${count}@example.com`, api);
    const signUp = await api.post(`${origin}/api/auth/signup`, {
      // From an address of its own: how many may sign up from one is limited.
      headers: { "x-forwarded-for": `198.18.${Person.#count >> 8}.${Person.#count & 255}` },
      data: {
        name: "Ana Souza",
        email: person.email,
        phone: "+55 81 99999-0000",
        password: Person.password,
        passwordConfirmation: Person.password,
        acceptTerms: true,
        captcha: await solveCaptcha(api, origin, "signup"),
        language,
      },
    });
    expect(signUp.ok(), await signUp.text()).toBe(true);
    // Without a fingerprint, so that the session can be handed to any browser.
    await person.call("post", "/auth/sessions/create", { deviceFingerprint: "" });
    return person;
  }

  /** Logs this person in to a browser, where they have edited before unless they are new. */
  async enter(context: BrowserContext, { isNew = false } = {}): Promise<void> {
    await context.addCookies((await this.#api.storageState()).cookies);
    if (isNew) return;
    // The editor's tour comes by itself to whoever is new to it, and takes the keyboard.
    const seen = `if (location.origin === ${JSON.stringify(this.origin)}) localStorage.setItem("vitrine.builder.tour", "seen");`;
    await context.addInitScript({ content: seen });
  }

  async call<Reply = { id: string }>(method: "get" | "post" | "put" | "patch" | "delete", path: string, data?: object): Promise<Reply> {
    const response = await this.#api[method](`${this.origin}/api${path}`, data ? { data } : {});
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

  /** What forms have brought in, newest first. */
  leads(): Promise<{ items: readonly object[] }> {
    return this.call("get", "/leads");
  }

  /** Confirms the e-mail address by the link it was sent. */
  async confirmEmail(): Promise<void> {
    const { link } = await messageTo(this.origin, this.email, /./);
    await this.call("post", "/accounts/email/confirm", { token: new URLSearchParams(new URL(link).hash.slice(1)).get("token") });
  }

  /** Has every log-in ask for a code by e-mail. */
  async turnEmailCodesOn(): Promise<void> {
    await this.confirmEmail();
    await this.call("put", "/auth/factors/email", { isOn: true });
  }

  /** Adds a passkey that a browser's authenticator makes. */
  async makePasskey(page: Page): Promise<void> {
    const { options } = await this.call<{ options: Record<string, unknown> }>("post", "/auth/factors/passkeys/options", {});
    await this.call("post", "/auth/factors/passkeys", { name: "Notebook", response: await makePasskey(page, options) });
  }

  leave(): Promise<void> {
    return this.#api.dispose();
  }
}
