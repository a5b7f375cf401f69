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

const FILM = "https://cdn.example/mar.webm";
const FIRST_GREEN = "rgb(10, 110, 60)";

const color = (value: string) => ({ type: "color", value });
const ground = (value: string) => ({ background: color(value) });
const block = (id: string, kind: string, parentId: string, more: object) => ({
  [id]: {
    type: "block",
    id,
    kind,
    version: 1,
    parentId,
    slot: parentId === "page" ? "body" : "content",
    order: "a1",
    props: {},
    styles: {},
    ...more,
  },
});
const button = (id: string, parentId: string, styles: object, order = "a1") =>
  block(id, "button", parentId, {
    order,
    styles,
    props: { content: [{ type: "text", text: id }], href: "#fim", newTab: false, look: "solid" },
  });

/** Makes a page of these blocks, and publishes it. */
async function publish(page: Page, blocks: object): Promise<string> {
  const builder = await BuilderPage.open(page, vitrine);
  await builder.saved();
  const { version, document } = await builder.stored();
  const kept = Object.entries(document.records).filter(([, { type }]) => type !== "block");
  await builder.replace(version, { ...document, records: { ...Object.fromEntries(kept), ...blocks } });
  return (await vitrine.person.publish(builder.pageId)).url;
}

async function visitor(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ locale: "pt-BR", viewport: DESK, ...options });
  return context.newPage();
}

const background = (page: Page, name: string) => page.locator(name).evaluate((element) => getComputedStyle(element).backgroundColor);

test("a look by focus shows for the keyboard, in what holds the focus too, and a press wins over all", async ({ page, browser }) => {
  const states = { normal: ground("#000001"), hover: ground("#000002"), focus: ground("#000003"), active: ground("#000004") };
  const url = await publish(page, {
    ...block("s", "section", "page", { props: { tag: "section" } }),
    ...block("card", "container", "s", { styles: { base: { focus: ground("#000005") } } }),
    ...button("Dentro", "card", {}),
    ...button("Comprar", "s", { base: states, mobile: { hover: ground("#000006") } }, "a2"),
  });
  const reader = await visitor(browser);
  await reader.goto(url);
  const buy = reader.getByRole("link", { name: "Comprar" });
  const own = () => buy.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await own()).toBe("rgb(0, 0, 1)");
  await reader.keyboard.press("Tab");
  expect(await background(reader, ".v-container"), "the card whose link has the focus").toBe("rgb(0, 0, 5)");
  await reader.keyboard.press("Tab");
  expect(await background(reader, ".v-container")).toBe("rgba(0, 0, 0, 0)");
  expect(await own()).toBe("rgb(0, 0, 3)");
  await buy.hover();
  expect(await own(), "the keyboard's look stays under the pointer").toBe("rgb(0, 0, 3)");
  await reader.mouse.down();
  expect(await own()).toBe("rgb(0, 0, 4)");
  await reader.setViewportSize(PHONE);
  await buy.hover();
  expect(await own(), "one for phones does not win over a state above it").toBe("rgb(0, 0, 4)");
  await reader.mouse.up();
  await reader.context().close();
});

/** A second of film, as a browser makes it. */
async function makeFilm(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = document.createElement("canvas");
    const pen = canvas.getContext("2d");
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: "video/webm;codecs=vp8" });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const ended = new Promise((resolve) => {
      recorder.onstop = resolve;
    });
    recorder.start();
    const begun = performance.now();
    await new Promise<void>((resolve) => {
      const draw = (now: number): void => {
        if (pen) pen.fillStyle = `hsl(${now / 10} 60% 40%)`;
        pen?.fillRect(0, 0, 300, 150);
        if (now - begun > 600) resolve();
        else requestAnimationFrame(draw);
      };
      requestAnimationFrame(draw);
    });
    recorder.stop();
    await ended;
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
  });
  return Buffer.from(bytes);
}

test.describe("a film behind a block", () => {
  let url = "";
  let film: Buffer;

  /** Opens the page as somebody, and gives what of the film was asked for. */
  async function open(reader: Page): Promise<string[]> {
    const asked: string[] = [];
    await reader.route(FILM, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ body: film, contentType: "video/webm" });
    });
    await reader.goto(url);
    await reader.waitForFunction(() => document.readyState === "complete");
    return asked;
  }

  test("plays in silence where it may, can be stopped, and leaves everybody else its ground", async ({ page, browser }) => {
    film = await makeFilm(page);
    url = await publish(page, {
      ...block("s", "section", "page", { props: { tag: "section" } }),
      ...block("box", "container", "s", {
        props: { film: { url: FILM, poster: null, onPhones: false } },
        styles: {
          base: {
            normal: {
              minHeight: { type: "length", value: 300, unit: "px" },
              position: { type: "keyword", value: "static" },
              backgroundOverlay: { type: "overlay", color: "#000000", opacity: 0.6 },
            },
          },
        },
      }),
      ...button("Comprar", "box", {}),
    });
    const faults: string[] = [];
    const desk = await visitor(browser, { reducedMotion: "no-preference" });
    desk.on("console", (message) => {
      if (message.type() === "error") faults.push(message.text());
    });
    const asked = await open(desk);
    const video = desk.locator("video");
    await expect(video).toHaveCSS("opacity", "1");
    expect(asked.length).toBeGreaterThan(0);
    expect(await video.boundingBox(), "it fills its block and nothing else").toEqual(await desk.locator(".v-container").boundingBox());
    const facts = () => video.evaluate((each: HTMLVideoElement) => [each.muted, each.loop, each.controls, each.paused]);
    expect(await facts()).toEqual([true, true, false, false]);
    const stop = desk.getByRole("button", { name: "Pausar o vídeo de fundo" });
    await expectAccessible(desk);
    await stop.focus();
    await desk.keyboard.press("Enter");
    expect(await facts()).toEqual([true, true, false, true]);
    await desk.getByRole("button", { name: "Tocar o vídeo de fundo" }).click();
    await expect.poll(facts).toEqual([true, true, false, false]);
    expect(await desk.locator(".v-film").evaluate((each) => getComputedStyle(each, "::after").backgroundImage)).toContain(
      "rgba(0, 0, 0, 0.6)",
    );
    await expect(desk.getByRole("link", { name: "Comprar" }), "above the film").toBeVisible();
    expect(faults).toEqual([]);

    for (const options of [{ reducedMotion: "reduce" }, { reducedMotion: "no-preference", viewport: PHONE }] as const) {
      const reader = await visitor(browser, options);
      const nothing = await open(reader);
      await reader.waitForLoadState("networkidle");
      expect([nothing, await reader.locator("video").count(), await reader.getByRole("button").count()]).toEqual([[], 0, 0]);
      await reader.context().close();
    }
    await desk.context().close();
  });
});

test("a background is made of its layers in the panel, by keyboard, and published so", async ({ page, browser }) => {
  const builder = await BuilderPage.open(page, vitrine);
  await builder.add("Botão");
  await builder.tab("Estilo");
  await page.getByRole("radio", { name: "Degradê" }).check({ force: true });
  await page.getByRole("radio", { name: "Círculo" }).check({ force: true });
  await page.getByRole("button", { name: "Adicionar cor" }).click();
  const middle = page.getByRole("slider", { name: "Cor 2" });
  await expect(middle).toHaveAttribute("aria-valuenow", "50");
  await middle.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Shift+ArrowRight");
  await expect(middle).toHaveAttribute("aria-valuenow", "61");
  await page.getByRole("slider", { name: "Cor 1" }).focus();
  await page.keyboard.press("Delete");
  await expect(page.getByRole("slider")).toHaveCount(2);
  await page.getByRole("radio", { name: "Escurecer" }).check({ force: true });
  await builder.saved();
  await expectAccessible(page);

  await page.getByRole("radiogroup", { name: "Estado" }).getByRole("radio", { name: "Foco" }).check({ force: true });
  await page.getByRole("button", { name: /^Cor de fundo/ }).click();
  await page.getByLabel("Código da cor").fill("#0a6e3c");
  await page.keyboard.press("Escape");
  const drawn = builder.canvas.locator(".v-button");
  await expect(drawn, "the canvas shows the state that is edited").toHaveCSS("background-color", FIRST_GREEN);
  await page.getByRole("radiogroup", { name: "Estado" }).getByRole("radio", { name: "Clique" }).check({ force: true });
  await expect(drawn).not.toHaveCSS("background-color", FIRST_GREEN);
  await builder.saved();

  await page.getByRole("radiogroup", { name: "Estado" }).getByRole("radio", { name: "Normal" }).check({ force: true });
  await page.getByRole("button", { name: /^Cor:/ }).click();
  await page.getByLabel("Código da cor").fill("#222222");
  await page.keyboard.press("Escape");
  await expect(page.getByText(/^Contraste de/)).toBeVisible();

  const { url } = await vitrine.person.publish(builder.pageId);
  const reader = await visitor(browser, { reducedMotion: "no-preference" });
  await reader.goto(url);
  const image = await reader.locator(".v-button").evaluate((element) => getComputedStyle(element).backgroundImage);
  expect(image).toMatch(/^linear-gradient\(rgba\(0, 0, 0, 0\.5\), rgba\(0, 0, 0, 0\.5\)\), radial-gradient\(.*61%.*100%\)$/);
  expect(await reader.locator(".v-button").evaluate((element) => getComputedStyle(element).transitionDuration)).toBe("0.15s");
  await reader.context().close();
});
