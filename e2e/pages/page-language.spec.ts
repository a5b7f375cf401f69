import { BuilderPage, enterVitrine, type Vitrine } from "../support/builder-page.ts";
import { DESK } from "../support/sizes.ts";
import { expect, test } from "../support/test.ts";
import { untilQuiet } from "../support/until-quiet.ts";

test.use({ locale: "pt-BR", viewport: DESK });

let vitrine: Vitrine;
test.beforeAll(async ({ server }) => {
  vitrine = await enterVitrine(server);
});
test.afterAll(() => vitrine.leave());

test("a page speaks another language at once: on the canvas, in what is added, in other windows, and for visitors", async ({ page }) => {
  const builder = await BuilderPage.open(page, vitrine);
  await builder.add("Contagem regressiva");
  const countdown = builder.canvas.locator(".v-countdown").first();
  await expect(countdown).toHaveAccessibleName("Tempo restante");
  await builder.saved();
  // One that nobody touches has the words of its page's language alone.
  const asked: string[] = [];
  const untouched = await builder.openAgain();
  await untilQuiet(untouched.page);
  untouched.page.on("request", (request) => asked.push(request.url()));
  await expect(untouched.canvas.locator(".v-countdown")).toHaveAccessibleName("Tempo restante");

  await builder.panel("Página");
  const language = page.getByRole("complementary", { name: "Página" }).getByRole("radiogroup", { name: "Idioma da página" });
  await language.getByRole("radio", { name: "English" }).check({ force: true });
  await expect(countdown).toHaveAccessibleName("Time left");
  await expect(page.locator('iframe[src="/canvas.html"]')).toHaveAttribute("lang", "en");
  await builder.panel("Tudo");
  await page.getByRole("complementary", { name: "Tudo" }).getByRole("button", { name: "Contagem regressiva", exact: true }).click();
  await expect(countdown).toContainText("hours");
  await expect(builder.canvas.locator(".v-countdown").nth(1)).toHaveAccessibleName("Time left");
  await expect(untouched.canvas.locator(".v-countdown").first()).toHaveAccessibleName("Time left");
  expect(
    asked.some((address) => address.includes("/assets/")),
    "the words were fetched for it",
  ).toBe(true);

  const undo = page.getByRole("banner").getByRole("button", { name: "Desfazer" });
  await undo.click();
  await undo.click();
  await expect(countdown).toHaveAccessibleName("Tempo restante");
  await page.getByRole("banner").getByRole("button", { name: "Refazer" }).click();
  await expect(countdown).toHaveAccessibleName("Time left");
  await builder.saved();
  await builder.reopen();
  await expect(countdown).toHaveAccessibleName("Time left");
  // What the interface says stays in its own.
  await expect(page.getByRole("button", { name: "Contagem regressiva", exact: true })).toBeVisible();

  const { url } = await vitrine.person.publish(builder.pageId);
  await page.goto(url);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.locator(".v-countdown")).toHaveAccessibleName("Time left");
});

test("a language that could not be saved is there after a reload, with its words", async ({ page }) => {
  const builder = await BuilderPage.open(page, vitrine);
  await builder.add("Contagem regressiva");
  await builder.saved();
  await page.route("**/api/pages/*/operations", (route) => route.abort());
  await builder.panel("Página");
  const language = page.getByRole("complementary", { name: "Página" }).getByRole("radiogroup", { name: "Idioma da página" });
  await language.getByRole("radio", { name: "Español" }).check({ force: true });
  await expect(builder.canvas.locator(".v-countdown")).toHaveAccessibleName("Tiempo restante");
  await builder.reopen();
  await expect(builder.canvas.locator(".v-countdown")).toHaveAccessibleName("Tiempo restante");
});
