import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Google's part of reCAPTCHA v3, on loopback. */
export interface Recaptcha {
  readonly origin: string;
  /** What browsers asked for, as `GET /recaptcha/api.js`. */
  readonly asked: string[];
  /** The actions of the tokens that were verified; null for one that was not ours, or came again. */
  readonly verified: (string | null)[];
  /** What it thinks of whoever comes next: 0 a robot, 1 a person. */
  score: number;
  stop(): Promise<void>;
}

/**
 * What `api.js` does as far as a page notices: it brings in a second script, which opens a frame of Google's, fetches
 * tokens from there, and styles what it adds from script.
 */
const API = (origin: string): string => `
  const queue = [];
  window.grecaptcha = { ready: (then) => queue.push(then) };
  const script = document.createElement("script");
  script.src = "${origin}/recaptcha/releases/1/recaptcha.js";
  script.onload = () => { for (const then of queue) then(); };
  document.head.append(script);`;

const RELEASE = (origin: string): string => `
  const badge = document.createElement("div");
  badge.className = "grecaptcha-badge";
  badge.style.cssText = "position: fixed; right: 0; bottom: 14px; width: 70px; height: 60px";
  const frame = document.createElement("iframe");
  frame.title = "reCAPTCHA";
  frame.src = "${origin}/recaptcha/api2/anchor";
  const framed = new Promise((resolve) => frame.addEventListener("load", resolve));
  badge.append(frame);
  document.body.append(badge);
  window.grecaptcha = {
    ready: (then) => void framed.then(then),
    execute: async (siteKey, { action }) => {
      const body = new URLSearchParams({ siteKey, action });
      return (await fetch("${origin}/recaptcha/api2/reload", { method: "POST", body })).text();
    },
  };`;

export async function startRecaptcha({ siteKey, secretKey }: { readonly siteKey: string; readonly secretKey: string }): Promise<Recaptcha> {
  const tokens = new Map<string, { readonly action: string; readonly score: number }>();
  let made = 0;
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", recaptcha.origin);
    recaptcha.asked.push(`${request.method} ${url.pathname}`);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = new URLSearchParams(Buffer.concat(chunks).toString());
    const send = (type: string, text: string): void =>
      void response.writeHead(200, { "content-type": type, "access-control-allow-origin": "*" }).end(text);
    switch (url.pathname) {
      case "/recaptcha/api.js":
        return send("text/javascript", url.searchParams.get("render") === siteKey ? API(recaptcha.origin) : "");
      case "/recaptcha/releases/1/recaptcha.js":
        return send("text/javascript", RELEASE(recaptcha.origin));
      case "/recaptcha/api2/anchor":
        return send("text/html", "<!doctype html><title>reCAPTCHA</title>");
      case "/recaptcha/api2/reload": {
        const token = `token-${++made}`;
        tokens.set(token, { action: body.get("action") ?? "", score: recaptcha.score });
        return send("text/plain", token);
      }
      case "/recaptcha/api/siteverify": {
        const token = body.get("response") ?? "";
        const known = body.get("secret") === secretKey ? tokens.get(token) : undefined;
        tokens.delete(token);
        recaptcha.verified.push(known?.action ?? null);
        const verdict = known
          ? { success: true, score: known.score, action: known.action, hostname: "localhost" }
          : { success: false, "error-codes": ["timeout-or-duplicate"] };
        return send("application/json", JSON.stringify(verdict));
      }
      default:
        return void response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const recaptcha: Recaptcha = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: [],
    verified: [],
    score: 0.9,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return recaptcha;
}
