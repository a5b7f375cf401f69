import { codeSeal, pageCodeSeal } from "@vitrine/blocks";
import { type BlockRecord, emptyDocument, words } from "@vitrine/document";
import { expectAccessible } from "../support/expect-accessible.ts";
import { watchShifts } from "../support/layout-shifts.ts";
import { Person } from "../support/person.ts";
import { PHONE } from "../support/sizes.ts";
import { expect, test } from "../support/test.ts";

test.use({ locale: "pt-BR", viewport: PHONE });

const CODE = { head: { code: "<script>window.headRan=1</script>" }, footer: { code: "<script>window.footRan=1</script>" } };
const block = (id: string, kind: string, parentId: string, props: object, more: Partial<BlockRecord> = {}): BlockRecord => {
  const slot = parentId === "page" ? "body" : "content";
  return { type: "block", id, kind, version: 1, parentId, slot, order: `a${id}`, props, styles: {}, ...more } as BlockRecord;
};
const PIXEL = block("2", "html", "0", { name: "Pixel", code: "<script>window.blockRan=1</script>", hosts: [] });

function documentWith(page: object): object {
  const { schema, records } = emptyDocument({ title: "Curso", language: "pt", description: "Do zero." });
  const blocks = [
    block("0", "section", "page", { tag: "section" }),
    block("1", "heading", "0", { level: "h1", content: words("Curso de violão") }),
    PIXEL,
    block(
      "3",
      "section",
      "page",
      { tag: "section" },
      { styles: { base: { normal: { minHeight: { type: "length", value: 1200, unit: "px" } } } } },
    ),
    block("4", "heading", "3", { level: "h2", content: words("A oferta") }, { anchor: "oferta" }),
  ];
  return {
    schema,
    records: { ...records, page: { ...records.page, ...page }, ...Object.fromEntries(blocks.map((each) => [each.id, each])) },
  };
}

const ran = () => {
  const { headRan, footRan, blockRan } = window as unknown as Record<string, number | undefined>;
  return [headRan, footRan, blockRan].map((each) => each === 1);
};

test("a visitor by keyboard: nothing of others runs until they agree, nothing moves, and the legal texts are a step away", async ({
  page,
  server,
}) => {
  const person = await Person.signUp(server.origin);
  const site = await person.site("consente");
  const settings = { code: CODE, consentBanner: true, legalPages: true, delay: "00:00:01", scrollTo: "oferta", backRedirect: "/termos" };
  const { id } = await person.call("post", "/pages", { siteId: site.id, slug: "curso", title: "Curso", document: documentWith(settings) });
  for (const seal of [codeSeal(PIXEL), ...Object.values(CODE).map((part) => pageCodeSeal(part))])
    await person.call("put", `/own-code/${seal}`, {});
  const { url } = await person.publish(id);

  const shift = await watchShifts(page);
  await page.goto(url);
  const banner = page.getByRole("region", { name: "Sua privacidade" });
  await expect(banner).toBeVisible();
  await expectAccessible(page);
  // What the delay held back has come, and the page has gone there.
  await expect(page.locator("#oferta")).toBeInViewport();
  expect(await page.evaluate(ran)).toEqual([false, false, false]);
  expect(await shift()).toBe(0);

  // The banner is the first thing of the page: its link, declining, agreeing.
  const stops = [
    banner.getByRole("link"),
    banner.getByRole("button", { name: "Recusar" }),
    banner.getByRole("button", { name: "Aceitar" }),
  ];
  for (const stop of stops) {
    await page.keyboard.press("Tab");
    await expect(stop).toBeFocused();
  }
  await page.keyboard.press("Escape");
  await expect(banner).toBeHidden();
  await page.reload();
  await expect(page.getByRole("button", { name: "Preferências de privacidade" })).toBeVisible();
  await expect(banner).toBeHidden();
  expect(await page.evaluate(ran)).toEqual([false, false, false]);

  const again = page.getByRole("button", { name: "Preferências de privacidade" });
  await again.press("Enter");
  await expect(banner.getByRole("button", { name: "Recusar" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(again).toBeFocused();
  expect(await page.evaluate(ran)).toEqual([true, true, true]);
  expect(await shift()).toBe(0);

  // Somebody who has done something here, and goes back, comes where the page's owner says.
  await page.goBack();
  await expect(page).toHaveURL(`${new URL(url).origin}/termos`);
  await expect(page.getByRole("heading", { level: 1, name: "Termos de uso" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Política de privacidade" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Política de privacidade" })).toBeVisible();
});

test("a visitor goes on in another language and back, by keyboard and by mouse", async ({ page, server }) => {
  const person = await Person.signUp(server.origin);
  const site = await person.site("idiomas");
  const document = documentWith({ languageSwitcher: "top" });
  const main = await person.call("post", "/pages", { siteId: site.id, slug: "curso", title: "Curso", document });
  const variant = await person.call("post", `/pages/${main.id}/variants`, { slug: "course", language: "en", title: "Course" });
  const { url } = await person.publish(main.id);
  await person.publish(variant.id);
  const languages = page.getByRole("navigation", { name: /Idiomas|Languages/ });
  // The page that went out first names the other once that is there.
  await expect(async () => {
    await page.goto(url);
    await expect(languages.getByRole("link", { name: "English" })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expectAccessible(page);
  await page.keyboard.press("Tab");
  await expect(languages.getByRole("link", { name: "English" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/course$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  const back = languages.getByRole("link", { name: "Português" });
  await expect(back).toHaveAttribute("lang", "pt");
  await expectAccessible(page);
  await back.click();
  await expect(page).toHaveURL(/\/curso$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "pt-BR");
});
