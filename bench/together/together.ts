import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type FrameLocator, type Page } from "@playwright/test";
import { findChromium } from "../../scripts/find-chromium.ts";
import { largePage } from "../editor/large-page.ts";
import { percentile, print } from "../figures.ts";
import { ask, closeConnections, newAddress } from "../sessions/http.ts";
import { enter, solvedCaptcha } from "../sessions/log-ins.ts";
import { startBuiltServer } from "../support/built-server.ts";
import { createAccount } from "../support/operator.ts";

/** Blocks of the pages that are typed on, one a template would have and a long one. */
const SIZES = [60, 2_000] as const;
const KEYSTROKES = 120;
/** Milliseconds between two of them: a quick typist, and a person who thinks. */
const PACES = [90, 350] as const;
const LIMIT_MS = 300;
const EMAIL = "bench-together@example.com";

/** How soon what somebody types in one tab is painted in another one of theirs: both headless, on one page, of the built server. */
export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-bench-together-"));
  const server = await startBuiltServer(folder, { VITRINE_TRUSTED_PROXIES: "127.0.0.1" });
  const { port } = server;
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [
      ...["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-sync"],
      // Both are windows that somebody looks at: of one behind another nothing is painted but once a second.
      ...["--disable-background-timer-throttling", "--disable-backgrounding-occluded-windows", "--disable-renderer-backgrounding"],
    ],
  });
  try {
    const { apiKey } = await createAccount(folder, EMAIL);
    const origin = `http://localhost:${port}`;
    const windows: BrowserContext[] = [];
    for (let count = 0; count < 2; count++) {
      const context = await browser.newContext({ locale: "pt-BR", viewport: { width: 1440, height: 900 } });
      // Each its own log-in, as two devices have: tabs of one browser know of each other without the server.
      await logIn(context, origin, await enter(port, await solvedCaptcha(port), EMAIL));
      windows.push(context);
    }
    const call = async (path: string, body: object): Promise<{ id: string }> => {
      const reply = await ask(port, { method: "POST", path, headers: { authorization: `Bearer ${apiKey}`, ...newAddress() }, body });
      return JSON.parse(reply.text) as { id: string };
    };
    const site = await call("/api/sites", { name: "duas-abas", region: "br" });
    for (const size of SIZES) {
      const { document } = largePage(size);
      const { id } = await call("/api/pages", { siteId: site.id, slug: `p${size}`, title: `Página ${size}`, document });
      await measurePage(windows, `${origin}/builder/${id}`, size);
    }
  } finally {
    await browser.close();
    closeConnections();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The session's cookies, and the tour seen: it would take the keyboard. */
async function logIn(context: BrowserContext, origin: string, cookies: string): Promise<void> {
  const named = cookies.split("; ").map((each) => {
    const at = each.indexOf("=");
    return { name: each.slice(0, at), value: each.slice(at + 1), url: origin };
  });
  await context.addCookies(named);
  await context.addInitScript({ content: 'localStorage.setItem("vitrine.builder.tour", "seen");' });
}

async function measurePage(windows: readonly BrowserContext[], address: string, size: number): Promise<void> {
  const [first, second] = await Promise.all(windows.map((context) => openPage(context, address)));
  if (!first || !second) throw new Error("there are two windows");
  const heading = canvasOf(first).locator(".v-heading").first();
  await heading.dblclick();
  // The text engine comes when somebody first types.
  await canvasOf(first).locator(".v-heading[contenteditable=true]").first().waitFor();
  await first.keyboard.press("ControlOrMeta+a");
  // The first keystrokes make the two known to each other.
  for (const letter of "inicio") await first.keyboard.type(letter, { delay: 200 });
  await canvasOf(second).locator(".v-heading").first().filter({ hasText: "inicio" }).waitFor();
  for (const pace of PACES) {
    for (const page of [first, second]) await noteLetters(page);
    for (let count = 0; count < KEYSTROKES; count++) await first.keyboard.type("abcdefghij"[count % 10] ?? "a", { delay: pace });
    const length = await first.evaluate(() => (window as unknown as Noting).seen.length);
    await second.waitForFunction((wanted) => (window as unknown as Noting).seen.length >= wanted, length);
    const [typed, painted] = [await notesOf(first), await notesOf(second)];
    const waits = typed.pressed.map((at, index) => (painted.seen[typed.from + index + 1] ?? Number.NaN) - at).filter(Number.isFinite);
    const p95 = percentile(waits, 0.95);
    const name = `together.${size}-blocks.every-${pace}-ms.p95`;
    print({
      name,
      value: p95,
      unit: "ms",
      limit: LIMIT_MS,
      p50: percentile(waits, 0.5),
      most: Math.max(...waits),
      keystrokes: waits.length,
    });
    if (p95 > LIMIT_MS || waits.length < 100) process.exitCode = 1;
  }
  await Promise.all([first.close(), second.close()]);
}

async function openPage(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(address);
  await canvasOf(page).locator(".v-heading").first().waitFor();
  return page;
}

const canvasOf = (page: Page): FrameLocator => page.frameLocator('iframe[src="/canvas.html"]');

interface Noting {
  /** By the machine's clock, when so many letters were painted. */
  seen: number[];
  /** When each key came, and how many letters there were before the first. */
  pressed: number[];
  from: number;
}

/** From here on a page notes when keys come, and when each length of its first heading has been painted. */
async function noteLetters(page: Page): Promise<void> {
  await page.evaluate(() => {
    const frame = document.querySelector<HTMLIFrameElement>('iframe[src="/canvas.html"]')?.contentWindow;
    if (!frame) throw new Error("there is no canvas");
    const heading = () => frame.document.querySelector(".v-heading")?.textContent ?? "";
    const noting: Noting = { seen: [], pressed: [], from: heading().length };
    Object.assign(window, noting);
    const { seen, pressed } = window as unknown as Noting;
    const now = () => performance.timeOrigin + performance.now();
    frame.document.addEventListener("keydown", () => pressed.push(now()), { capture: true });
    const look = (): void => {
      const { length } = heading();
      // A task after the frame that draws it: then it has been painted.
      frame.requestAnimationFrame(() =>
        frame.setTimeout(() => {
          for (let count = 0; count <= length; count++) seen[count] ??= now();
        }),
      );
    };
    new MutationObserver(look).observe(frame.document.body, { subtree: true, childList: true, characterData: true });
  });
}

const notesOf = (page: Page): Promise<Noting> =>
  page.evaluate(() => {
    const { seen, pressed, from } = window as unknown as Noting;
    return { seen, pressed, from };
  });
