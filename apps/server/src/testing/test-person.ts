import { type Reply, send } from "./send.ts";
import { solveCaptcha } from "./solve-captcha.ts";

/** A browser with somebody in front of it: keeps cookies, and says where its requests come from. */
export interface TestBrowser {
  readonly cookies: Map<string, string>;
  /** Calls the API; a body that is not text is sent as JSON. */
  call(method: string, path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<Reply>;
}

export interface TestPerson extends TestBrowser {
  readonly accountId: string;
  readonly email: string;
  readonly password: string;
  /** The public handle of the session. */
  readonly sessionId: string;
}

/** What the browser's fingerprint is, where a test does not say. */
export const FINGERPRINT = "test-browser";

/** An empty browser at the dashboard of a server. */
export function testBrowser(port: number): TestBrowser {
  const cookies = new Map<string, string>();
  return {
    cookies,
    async call(method, path, body, headers = {}) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
      const reply = await send(port, "localhost", path, {
        method,
        headers: {
          origin: `http://localhost:${port}`,
          "sec-fetch-site": "same-origin",
          "user-agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
          ...(cookie ? { cookie } : {}),
          ...(body === undefined ? {} : { "content-type": "application/json" }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
      });
      for (const line of (reply.headers["set-cookie"] ?? "").split("\n")) keep(cookies, line);
      return reply;
    },
  };
}

function keep(cookies: Map<string, string>, line: string): void {
  const [pair = "", ...attributes] = line.split(";").map((part) => part.trim());
  const [name = "", value = ""] = pair.split("=");
  if (name === "") return;
  if (value === "" || attributes.some((attribute) => /^max-age=0$/i.test(attribute))) cookies.delete(name);
  else cookies.set(name, value);
}

/** Logs somebody in to a browser, as far as a session; throws with the reply where that does not come about. */
export async function logIn(
  browser: TestBrowser,
  port: number,
  { email, password, remember = true, trustDevice = false }: { email: string; password: string; remember?: boolean; trustDevice?: boolean },
): Promise<string> {
  const captcha = await solveCaptcha({ send: (host, path) => send(port, host, path) }, "login");
  const step = await browser.call("POST", "/api/auth/login", { email, password, remember, captcha });
  if (step.status !== 200 || step.json().next !== "session") throw new Error(`log-in: ${step.status} ${step.text}`);
  return createSession(browser, { remember, trustDevice });
}

/** Makes a session of the log-in under way; its public handle. */
export async function createSession(browser: TestBrowser, { remember = true, trustDevice = false } = {}): Promise<string> {
  const reply = await browser.call("POST", "/api/auth/sessions/create", {
    deviceFingerprint: FINGERPRINT,
    persistenceType: remember ? "local" : "session",
    userAgent: "test",
    trustDevice,
    sessionType: "user",
  });
  if (reply.status !== 200) throw new Error(`session: ${reply.status} ${reply.text}`);
  return reply.json().sessionId;
}
