import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { BuilderPage, enterVitrine, type Vitrine } from "../support/builder-page.ts";
import { DESK } from "../support/sizes.ts";
import { expect, test } from "../support/test.ts";

test.use({ locale: "pt-BR", viewport: DESK });

let vitrine: Vitrine;
test.beforeAll(async ({ server }) => {
  vitrine = await enterVitrine(server);
});
test.afterAll(() => vitrine.leave());

/** What a browser says of how a page came up: its largest paint, in ms, and how far things moved. */
interface Painted {
  readonly largest: string;
  readonly at: number;
  readonly firstAt: number;
  readonly shift: number;
}

const RISE = { effect: "rise", duration: 600, delay: 0 };

type Records = Record<string, Record<string, unknown>>;

/** A hero, a section of forty cards that come in one after the other, and one at the end with an anchor. */
function pageOf(records: Records, comes: boolean): Records {
  const block = (id: string, kind: string, parentId: string, order: string, more: object): [string, Record<string, unknown>] => [
    id,
    {
      type: "block",
      id,
      kind,
      version: 1,
      parentId,
      slot: parentId === "page" ? "body" : "content",
      order,
      props: {},
      styles: {},
      ...more,
    },
  ];
  const entrance = (value: object) => (comes ? { entrance: value } : {});
  const heading = (id: string, parentId: string, text: string, more: object = {}) =>
    block(id, "heading", parentId, "a0", { props: { level: "h2", content: [{ type: "text", text }] }, ...more });
  const tall = { base: { normal: { minHeight: { type: "length", value: 900, unit: "px" } } } };
  const section = (id: string, order: string, more: object = {}) =>
    block(id, "section", "page", order, { props: { tag: "section" }, styles: tall, ...more });
  const kept = Object.entries(records).filter(([, { type }]) => type !== "block");
  const cards = Array.from({ length: 40 }, (_, index) => {
    const id = `card${index}`;
    return [block(id, "container", "cards", `b${String(index).padStart(2, "0")}`, {}), heading(`words${index}`, id, `Cartão ${index + 1}`)];
  });
  return Object.fromEntries([
    ...kept,
    section("hero", "a1"),
    heading("first", "hero", "Toque violão em 30 dias, do zero, sem decorar acordes", entrance(RISE)),
    section("middle", "a2", { anchor: "meio" }),
    heading("second", "middle", "No meio", entrance({ ...RISE, effect: "fromEnd" })),
    section("cards", "a3", entrance({ ...RISE, stagger: 60 })),
    ...cards.flat(),
    section("end", "a4", { anchor: "fim" }),
    heading("last", "end", "Última palavra", entrance({ ...RISE, effect: "zoom" })),
  ]);
}

async function publish(page: Page, comes: boolean): Promise<string> {
  const builder = await BuilderPage.open(page, vitrine);
  await builder.saved();
  const { version, document } = await builder.stored();
  await builder.replace(version, { ...document, records: pageOf(document.records, comes) });
  return (await vitrine.person.publish(builder.pageId)).url;
}

function watchPaints(): void {
  const painted = { largest: "", at: 0, firstAt: 0, shift: 0 };
  Object.assign(window, { painted });
  const watch = (type: string, take: (entry: never) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry as never);
    }).observe({ type, buffered: true });
  watch("largest-contentful-paint", ({ startTime, element }: { startTime: number; element: Element | null }) => {
    painted.at = startTime;
    painted.largest = element?.textContent ?? "";
  });
  watch("paint", ({ name, startTime }: { name: string; startTime: number }) => {
    if (name === "first-contentful-paint") painted.firstAt = startTime;
  });
  watch("layout-shift", ({ value }: { value: number }) => {
    painted.shift += value;
  });
}

async function visitor(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ locale: "pt-BR", viewport: DESK, reducedMotion: "no-preference", ...options });
  await context.addInitScript(watchPaints);
  return context.newPage();
}

const painted = (page: Page) => page.evaluate(() => (window as unknown as { painted: Painted }).painted);
/** Every animation of the page played to its end. */
const settle = (page: Page) => page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
const opacity = (page: Page, text: string) =>
  page.getByText(text, { exact: true }).evaluate((element) => getComputedStyle(element).opacity);
const classes = (page: Page, selector: string) => page.locator(selector).evaluate(({ classList }) => [...classList]);

/** The middle one of the largest paints of a page opened several times, with what it was. */
async function largestPaint(page: Page, url: string): Promise<{ largest: string; delay: number; shift: number }> {
  const delays: number[] = [];
  let last: Painted | null = null;
  for (let times = 0; times < 7; times++) {
    await page.goto(url);
    await page.waitForFunction(() => (window as unknown as { painted: Painted }).painted.at > 0);
    await settle(page);
    last = await painted(page);
    // Against the first paint of the same opening: how busy the machine is does not count.
    delays.push(last.at - last.firstAt);
  }
  return { largest: last?.largest ?? "", delay: delays.sort((a, b) => a - b)[3] ?? Number.NaN, shift: last?.shift ?? Number.NaN };
}

test("what the first screen shows comes in without being late, and nothing moves", async ({ page, browser }) => {
  const [still, coming] = [await publish(page, false), await publish(page, true)];
  const reader = await visitor(browser);
  const [plain, moved] = [await largestPaint(reader, still), await largestPaint(reader, coming)];
  expect([plain.largest, moved.largest]).toEqual(Array(2).fill("Toque violão em 30 dias, do zero, sem decorar acordes"));
  expect(Math.abs(moved.delay - plain.delay), "largest paint later than without, in ms").toBeLessThan(34);
  expect([plain.shift, moved.shift]).toEqual([0, 0]);
  await reader.context().close();
});

test("what is below waits for its reader, comes in once and in turn, and is found by jumps", async ({ page, browser }) => {
  const url = await publish(page, true);
  const reader = await visitor(browser);
  const faults: string[] = [];
  reader.on("console", (message) => {
    if (message.type() === "error") faults.push(message.text());
  });
  await reader.goto(url);
  expect(await opacity(reader, "No meio")).toBe("0");
  expect(await classes(reader, ".v-heading >> nth=0")).toContain("v-early");
  await settle(reader);
  expect(await opacity(reader, "Toque violão em 30 dias, do zero, sem decorar acordes")).toBe("1");

  await reader.getByText("No meio").scrollIntoViewIfNeeded();
  await expect.poll(() => classes(reader, ".v-heading >> nth=1")).toContain("v-on");
  await settle(reader);
  expect(await opacity(reader, "No meio")).toBe("1");
  await reader.getByText("Cartão 5", { exact: true }).scrollIntoViewIfNeeded();
  await expect.poll(async () => (await reader.locator(".v-container.v-on").count()) > 3, { message: "cards near" }).toBe(true);
  const delays = await reader
    .locator(".v-container.v-on")
    .evaluateAll((cards) => cards.slice(0, 4).map((card) => getComputedStyle(card).animationDelay));
  expect(new Set(delays).size, `turns: ${delays.join()}`).toBeGreaterThan(1);
  expect(await reader.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

  const jumper = await visitor(browser);
  await jumper.goto(`${url}#fim`);
  await expect.poll(() => jumper.locator(".v-out").count(), { message: "all that was jumped past is there" }).toBe(0);
  await settle(jumper);
  for (const text of ["Cartão 1", "Cartão 40", "Última palavra"]) expect(await opacity(jumper, text)).toBe("1");
  expect((await painted(jumper)).shift).toBe(0);
  expect(faults).toEqual([]);
  for (const each of [reader, jumper]) await each.context().close();
});

test("everything is there in print, without JavaScript, and for who wants little motion", async ({ page, browser }) => {
  const url = await publish(page, true);
  const printer = await visitor(browser);
  await printer.goto(url);
  expect(await opacity(printer, "Última palavra")).toBe("0");
  await printer.emulateMedia({ media: "print" });
  expect(await opacity(printer, "Última palavra")).toBe("1");
  const plain = await visitor(browser, { javaScriptEnabled: false });
  await plain.goto(url);
  for (const text of ["No meio", "Cartão 40", "Última palavra"])
    await expect(plain.getByText(text, { exact: true })).toHaveCSS("opacity", "1");
  const calm = await visitor(browser, { reducedMotion: "reduce" });
  await calm.goto(url);
  expect(await calm.locator(".v-out").count()).toBe(0);
  expect(await calm.evaluate(() => document.getAnimations().length)).toBe(0);
  for (const each of [printer, plain, calm]) await each.context().close();
});
