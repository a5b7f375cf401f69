import type { Language } from "@vitrine/document";
import { en } from "../../apps/server/src/features/templates/library/webinar/copy.en.ts";
import { es } from "../../apps/server/src/features/templates/library/webinar/copy.es.ts";
import { pt } from "../../apps/server/src/features/templates/library/webinar/copy.pt.ts";
import { startTestServer, type TestServer } from "../support/server.ts";
import { DESK, PHONE } from "../support/sizes.ts";
import { expect, type Locator, type Page, test } from "../support/test.ts";
import { Visitor } from "../support/visitor.ts";
import { wordsIn } from "../support/words.ts";

let server: TestServer;
test.beforeAll(async () => {
  server = await startTestServer();
});
test.afterAll(() => server.stop());

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const PASSWORD = "Senha-forte-1";
const COPY = { pt, en, es };
const STORIES = [
  { language: "pt", locale: "pt-BR", headline: "Ninguém dorme pensando em boleto", title: "Aula de março" },
  { language: "en", locale: "en-US", headline: "Sleep well on an uneven income", title: "The March class" },
  { language: "es", locale: "es-MX", headline: "Duerme tranquilo sin sueldo fijo", title: "Clase de marzo" },
] as const satisfies readonly { language: Language; locale: string; headline: string; title: string }[];

/** What the builder sends when it saves. */
function nextSave(page: Page): Promise<unknown> {
  return page.waitForResponse((response) => /\/api\/pages\/[^/]+\/\w+/.test(response.url()) && response.request().method() !== "GET");
}

/** The headline on the canvas, once the page is there; not by its role, which changes while one types in it. */
async function headlineOn(page: Page, words: string): Promise<Locator> {
  const headline = page.frameLocator("iframe").locator("h1");
  await expect(headline).toHaveText(words);
  return headline;
}

for (const { language, locale, headline, title } of STORIES) {
  const t = wordsIn(language);
  const { form } = COPY[language];
  for (const viewport of [DESK, PHONE]) {
    const isPhone = viewport === PHONE;

    test.describe(`in ${language}, at ${viewport.width}`, () => {
      test.use({ locale, viewport, hasTouch: isPhone });

      test("from signing up to the first leads", async ({ page, browser }) => {
        const press = (what: Locator): Promise<void> => (isPhone ? what.tap() : what.click());
        const button = (name: string): Locator => page.getByRole("button", { name, exact: true });
        const dialog = page.getByRole("dialog");

        await page.goto(server.origin);
        await page.getByLabel(t("sessions", "name")).fill("Marina Duarte");
        await page.getByLabel(t("sessions", "email")).fill(`marina.${language}.${viewport.width}@example.com`);
        await page.getByLabel(t("sessions", "phone"), { exact: true }).fill("+55 81 98888-7777");
        await page.getByLabel(t("sessions", "password"), { exact: true }).fill(PASSWORD);
        await page.getByLabel(t("sessions", "passwordConfirmation"), { exact: true }).fill(PASSWORD);
        await press(page.getByRole("checkbox", { name: t("sessions", "terms.accept") }));
        await press(button(t("sessions", "signUp.submit")));
        await expect(page.getByRole("heading", { name: t("home", "hello", { name: "Marina" }) })).toBeVisible();

        await press(button(t("home", "steps.site.action")));
        await dialog.getByLabel(t("sites", "name")).fill(`Marina ${language} ${viewport.width}`);
        await press(dialog.getByRole("button", { name: t("sites", "create") }));
        await press(page.getByRole("link", { name: t("home", "steps.page.action") }));

        if (isPhone) await press(button(t("templates", "filters")));
        await press(button(t("templates", "category.webinar")));
        if (isPhone) await page.keyboard.press("Escape");
        await press(
          page
            .getByRole("main")
            .getByRole("button", { name: t("templates", "use") })
            .first(),
        );
        await dialog.getByLabel(t("pages", "newPage.pageTitle")).fill(title);
        await press(dialog.getByRole("button", { name: t("pages", "newPage.create") }));

        const words = await headlineOn(page, COPY[language].headline);
        await press(words);
        await (isPhone ? words.tap() : words.dblclick());
        await expect(words).toHaveAttribute("contenteditable", "true");
        await expect(words).toBeFocused();
        const saved = nextSave(page);
        await page.keyboard.press("ControlOrMeta+a");
        await page.keyboard.type(headline);
        await page.keyboard.press("Escape");
        await saved;
        await expect(button(t("builder", "save.saved"))).toBeVisible();
        await page.reload();
        await headlineOn(page, headline);

        await press(button(t("builder", "header.publish")));
        await press(dialog.getByRole("button", { name: t("builder", "publish.action") }));
        await expect(dialog).toHaveAccessibleName(t("builder", "publish.done"));
        const url = await dialog.getByRole("link", { name: t("builder", "publish.visit") }).getAttribute("href");
        await press(button(t("builder", "publish.close")));

        const visitor = await Visitor.visit(browser, url ?? "", { locale });
        await expect(visitor.page.getByRole("heading", { level: 1, name: headline })).toBeVisible();
        await visitor.send("Tomás Reis", "tomas@example.com");
        await expect(visitor.page.getByRole("status")).toHaveText(form.thanks);
        await visitor.expectLeftAlone();
        await visitor.leave();

        const plain = await Visitor.visit(browser, url ?? "", { locale, hasScripts: false });
        // Zeros that never move would say that the event is over.
        await expect(plain.page.locator(".v-countdown")).toBeHidden();
        await expect(plain.page.getByRole("heading", { level: 1, name: headline })).toBeVisible();
        await plain.send("Rosa Lima", "rosa@example.com");
        await expect(plain.page.getByText(form.thanks), "seen without scrolling").toBeInViewport();
        expect(plain.page.url(), "a page of its own").not.toBe(url);
        await plain.expectLeftAlone();
        await plain.leave();

        await press(button(t("builder", "header.exit")));
        await press(page.getByRole("navigation", { name: t("shell", "mainMenu") }).getByRole("link", { name: t("leads", "title") }));
        await expect(async () => {
          await page.reload();
          await expect(page.getByRole("row")).toHaveCount(3, { timeout: 2_000 });
        }, "the journal is drained").toPass();
        for (const [name, email] of [
          ["Rosa Lima", "rosa@example.com"],
          ["Tomás Reis", "tomas@example.com"],
        ] as const) {
          await press(button(name));
          for (const [label, answer] of [
            [form.name, name],
            [form.email, email],
            [t("leads", "detail.page"), title],
          ] as const) {
            const fact = dialog.locator("div", { has: page.getByText(label, { exact: true }) }).last();
            await expect(fact.getByRole("definition")).toHaveText(answer);
          }
          await press(dialog.getByRole("button", { name: t("ui", "close") }));
          await expect(dialog).toBeHidden();
        }
      });
    });
  }
}

test.describe("with the keyboard alone", () => {
  test.use({ locale: "pt-BR", viewport: DESK });

  /** Goes on with Tab until something has the focus. */
  async function tabTo(page: Page, what: Locator): Promise<void> {
    await expect(what).toBeVisible();
    const hasFocus = (): Promise<boolean> => what.evaluate((element) => element === element.ownerDocument.activeElement);
    for (let steps = 0; steps < 60 && !(await hasFocus()); steps++) await page.keyboard.press("Tab");
    await expect(what).toBeFocused();
  }

  test("from signing up to a live page", async ({ page, context }) => {
    const t = wordsIn("pt");
    const [{ headline, title }] = STORIES;
    const { keyboard } = page;
    const write = async (label: string, text: string): Promise<void> => {
      await tabTo(page, page.getByLabel(label, { exact: true }));
      await keyboard.type(text);
    };
    const press = async (what: Locator): Promise<void> => {
      await tabTo(page, what);
      await keyboard.press("Enter");
    };
    const button = (name: string): Locator => page.getByRole("button", { name, exact: true });
    const dialog = page.getByRole("dialog");

    await page.goto(server.origin);
    await write(t("sessions", "name"), "Marina Duarte");
    await write(t("sessions", "email"), "marina.teclado@example.com");
    await write(t("sessions", "phone"), "+55 81 98888-7777");
    await write(t("sessions", "password"), PASSWORD);
    await write(t("sessions", "passwordConfirmation"), PASSWORD);
    await tabTo(page, page.getByRole("checkbox", { name: t("sessions", "terms.accept") }));
    await keyboard.press("Space");
    await keyboard.press("Enter");

    await press(button(t("home", "steps.site.action")));
    await write(t("sites", "name"), "Marina no teclado");
    await keyboard.press("Enter");
    await press(page.getByRole("link", { name: t("home", "steps.page.action") }));

    await press(button(t("templates", "category.webinar")));
    await press(
      page
        .getByRole("main")
        .getByRole("button", { name: t("templates", "use") })
        .first(),
    );
    await write(t("pages", "newPage.pageTitle"), title);
    await keyboard.press("Enter");

    const words = await headlineOn(page, pt.headline);
    const canvas = page.getByRole("application", { name: t("builder", "canvas.frame") });
    // The tour takes the keyboard of somebody who is new here, and gives it back.
    await expect(page.locator("[data-tour-open]").getByRole("dialog")).toBeFocused();
    await keyboard.press("Escape");
    await tabTo(page, button(t("builder", "chrome.skipToPage")));
    await keyboard.press("Enter");
    await expect(canvas).toBeFocused();
    // Into the first section, into its first block, on to the one beside it, and into its words.
    for (const key of ["ArrowRight", "ArrowRight", "ArrowDown", "Enter"]) await keyboard.press(key);
    await expect(words).toHaveAttribute("contenteditable", "true");
    const saved = nextSave(page);
    await keyboard.press("ControlOrMeta+a");
    await keyboard.type(headline);
    await keyboard.press("Escape");
    await expect(words).not.toHaveAttribute("contenteditable", "true");
    await expect(canvas, "Tab goes on from here, and not through the page's own fields").toBeFocused();
    await saved;
    await expect(button(t("builder", "save.saved"))).toBeVisible();

    await press(button(t("builder", "header.publish")));
    await press(dialog.getByRole("button", { name: t("builder", "publish.action") }));
    const opened = context.waitForEvent("page");
    await press(dialog.getByRole("link", { name: t("builder", "publish.visit") }));
    await expect((await opened).getByRole("heading", { level: 1, name: headline })).toBeVisible();
  });
});
