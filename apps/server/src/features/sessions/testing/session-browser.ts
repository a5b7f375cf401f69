/** What came back. */
export interface ApiReply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body as JSON; a test says itself what it expects of it. */
  json(): ReturnType<typeof JSON.parse>;
}

export const PASSWORD = "Segredo#2026";
export const FINGERPRINT = "test-browser";
const CHROME = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";

/** Somebody's browser, at an address of its own; it keeps cookies, and says where its requests come from. */
export interface SessionBrowser {
  readonly cookies: Map<string, string>;
  readonly address: string;
  call(method: string, path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<ApiReply>;
  /** The password's part of a log-in. */
  logIn(email: string, options?: { readonly password?: string; readonly remember?: boolean }): Promise<ApiReply>;
  /** Makes a session of the log-in under way. */
  create(options?: { readonly trustDevice?: boolean; readonly fingerprint?: string; readonly persistenceType?: string }): Promise<ApiReply>;
  /** From the password to the session; its handle. */
  enter(email: string, options?: { readonly trustDevice?: boolean; readonly remember?: boolean }): Promise<string>;
  validate(sessionId: string, headers?: Readonly<Record<string, string>>, fingerprint?: string): Promise<ApiReply>;
  me(headers?: Readonly<Record<string, string>>): Promise<ApiReply>;
}

export interface BrowserOptions {
  readonly publicUrl: string;
  readonly address: string;
  answer(request: Request, clientAddress: string): Promise<Response>;
  captcha(action: "login"): Promise<string>;
}

export function sessionBrowser({ publicUrl, address, answer, captcha }: BrowserOptions): SessionBrowser {
  const cookies = new Map<string, string>();
  const call: SessionBrowser["call"] = async (method, path, body, headers = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const request = new Request(`${publicUrl}${path}`, {
      method,
      headers: {
        "user-agent": CHROME,
        ...(method === "GET" ? {} : { origin: publicUrl }),
        ...(cookie ? { cookie } : {}),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const response = await answer(request, address);
    for (const line of response.headers.getSetCookie()) keep(cookies, line);
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: () => JSON.parse(text) };
  };
  const browser: SessionBrowser = {
    cookies,
    address,
    call,
    logIn: async (email, { password = PASSWORD, remember = true } = {}) =>
      call("POST", "/api/auth/login", { email, password, remember, captcha: await captcha("login") }),
    create: ({ trustDevice = false, fingerprint = FINGERPRINT, persistenceType = "local" } = {}) =>
      call("POST", "/api/auth/sessions/create", { deviceFingerprint: fingerprint, persistenceType, trustDevice, sessionType: "user" }),
    async enter(email, { trustDevice = false, remember = true } = {}) {
      const step = await browser.logIn(email, { remember });
      if (step.status !== 200 || step.json().next !== "session") throw new Error(`log-in: ${step.status} ${step.text}`);
      const reply = await browser.create({ trustDevice });
      if (reply.status !== 200) throw new Error(`session: ${reply.status} ${reply.text}`);
      return reply.json().sessionId;
    },
    validate: (sessionId, headers = {}, fingerprint = FINGERPRINT) =>
      call("POST", "/api/auth/sessions/validate", { sessionId, deviceFingerprint: fingerprint }, headers),
    me: (headers) => call("GET", "/api/accounts/me", undefined, headers),
  };
  return browser;
}

function keep(cookies: Map<string, string>, line: string): void {
  const [pair = "", ...attributes] = line.split(";").map((part) => part.trim());
  const [name = "", value = ""] = pair.split("=");
  if (value === "" || attributes.some((attribute) => /^max-age=0$/i.test(attribute))) cookies.delete(name);
  else cookies.set(name, value);
}
