import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { BuilderPage, enterVitrine, type Vitrine } from "../support/builder-page.ts";
import { expectAccessible } from "../support/expect-accessible.ts";
import { DESK, PHONE } from "../support/sizes.ts";
import { expect, test } from "../support/test.ts";

test.use({ locale: "pt-BR", viewport: DESK });

let vitrine: Vitrine;
test.beforeAll(async ({ server }) => {
  vitrine = await enterVitrine(server);
});
test.afterAll(() => vitrine.leave());

const ANDROID = "Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36";
const NOON = Date.parse("2027-03-01T12:00:00Z");
const MINUTE = 60_000;

/** Notes which headings are seen whenever something of the page has come, and in each frame, and how far things moved. */
function watchFrames(): void {
  const seen = new Set<string>();
  const state = { seen: [] as string[], shift: 0 };
  Object.assign(window, { watched: state });
  const look = (): void => {
    for (const each of document.querySelectorAll<HTMLElement>("h2")) if (each.offsetHeight > 0) seen.add(each.innerText);
    state.seen = [...seen].sort();
  };
  const lookOften = (): void => {
    look();
    requestAnimationFrame(lookOften);
  };
  lookOften();
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) state.shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: "layout-shift", buffered: true });
}

/** Opens the page as somebody, at a minute of the day, and gives the headings they ever saw. */
async function see(page: Page, url: string, minute = 0): Promise<string[]> {
  await page.clock.setFixedTime(NOON + minute * MINUTE);
  await page.goto(url);
  await page.waitForFunction(() => document.readyState === "complete");
  const { seen, shift } = await page.evaluate(
    () =>
      new Promise<{ seen: string[]; shift: number }>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve((window as unknown as { watched: never }).watched)));
      }),
  );
  expect(shift, "layout shift").toBe(0);
  return seen;
}

async function somebody(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ locale: "pt-BR", viewport: DESK, ...options });
  await context.addInitScript(watchFrames);
  return context.newPage();
}

const rule = (condition: object, effect = "show", withoutScript = "hide") => ({
  effect,
  match: "all",
  conditions: [condition],
  withoutScript,
});

test("a block is shown to whom its rule says, from the first paint on, and nothing moves", async ({ page, browser }) => {
  const builder = await BuilderPage.open(page, vitrine);
  await builder.add("Título");
  const heading = builder.canvas.locator(".v-heading");
  await builder.type(heading, "Para celular");
  await builder.tab("Lógica");
  const create = page.getByRole("button", { name: "Criar regra" });
  await create.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("checkbox", { name: "Celular" })).toBeChecked();
  await expectAccessible(page);
  await builder.saved();

  const { version, document } = await builder.stored();
  const [id, made] = Object.entries(document.records).find(([, { kind }]) => kind === "heading") ?? ["", {}];
  expect(made.display).toEqual(rule({ type: "device", verb: "is", values: ["phone"] }));
  const props = made.props as object;
  const more = (name: string, order: string, text: string, display?: object) => ({
    ...made,
    id: name,
    order,
    props: { ...props, level: "h2", content: [{ type: "text", text }] },
    ...(display ? { display } : { display: undefined }),
  });
  const records = {
    ...document.records,
    [id]: more(id, "a0", "Para celular", made.display as object),
    todos: more("todos", "a1", "Para todos"),
    anuncio: more("anuncio", "a2", "Veio do anúncio", rule({ type: "query", verb: "is", key: "utm_source", value: "Ads" })),
    volta: more("volta", "a3", "Primeira vez", rule({ type: "visit", verb: "returning" }, "hide", "show")),
  };
  await builder.replace(version, { ...document, records });
  const { url } = await vitrine.person.publish(builder.pageId);

  const desk = await somebody(browser);
  expect(await see(desk, `${url}?utm_source=__proto__&%E0`)).toEqual(["Para todos", "Primeira vez"]);
  expect(await see(desk, `${url}?utm_source=ads`, 29)).toEqual(["Para todos", "Primeira vez", "Veio do anúncio"]);
  expect(await see(desk, url, 31)).toEqual(["Para todos"]);
  const phone = await somebody(browser, { viewport: PHONE, userAgent: ANDROID, isMobile: true, hasTouch: true });
  expect(await see(phone, url)).toEqual(["Para celular", "Para todos", "Primeira vez"]);
  const plain = await somebody(browser, { javaScriptEnabled: false });
  await plain.goto(url);
  for (const text of ["Para todos", "Primeira vez"]) await expect(plain.getByRole("heading", { name: text })).toBeVisible();
  for (const text of ["Para celular", "Veio do anúncio"]) await expect(plain.getByText(text)).toBeHidden();
  for (const each of [desk, phone, plain]) await each.context().close();

  await builder.reopen();
  await expect(builder.canvas.locator(".v-heading"), "the canvas shows every block").toHaveCount(4);
  await page.getByRole("button", { name: "Ver como visitante" }).click();
  const shown = page.frameLocator('iframe[title="Visualização da página"]').locator("h2:visible");
  await expect(shown).toHaveText(["Para todos", "Primeira vez"]);
  await page.getByRole("button", { name: "Ver como…" }).click();
  await page.getByRole("radio", { name: "Celular", exact: true }).check({ force: true });
  await page.getByLabel("Endereço depois do ?").fill("utm_source=ads");
  await page.getByRole("radio", { name: "Já esteve aqui" }).check({ force: true });
  await expect(shown).toHaveText(["Para celular", "Para todos", "Veio do anúncio"]);
});
