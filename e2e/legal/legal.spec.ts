import { expectAccessible } from "../support/expect-accessible.ts";
import { Person } from "../support/person.ts";
import type { TestServer } from "../support/server.ts";
import { DESK, PHONE } from "../support/sizes.ts";
import { expect, test } from "../support/test.ts";

test.use({ locale: "pt-BR", viewport: DESK });

let server: TestServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});

test("a visitor reads a text in any language, each under its own address, and goes to a section", async ({ page }) => {
  await page.goto(`${server.origin}/termos`);
  await expect(page.getByRole("heading", { level: 1, name: "Termos de uso" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "inglês" }).click();
  await expect(page).toHaveURL(`${server.origin}/terms`);
  await expect(page.getByRole("heading", { level: 1, name: "Terms of use" })).toBeVisible();
  await expect(page.getByText("Updated on November 21, 2026")).toBeVisible();
  await page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name: "Your account" }).click();
  await expect(page).toHaveURL(`${server.origin}/terms#section-2`);
  await expect(page.getByRole("heading", { name: "Your account" })).toBeInViewport();
  await page.getByRole("navigation", { name: "Terms and privacy" }).getByRole("link", { name: "Privacy" }).click();
  await expect(page).toHaveURL(`${server.origin}/privacy`);
  await page.getByRole("link", { name: "Vitrine", exact: true }).click();
  await expect(page).toHaveURL(`${server.origin}/signup`);
  await expect(page.getByRole("heading", { level: 1, name: "Abra a sua vitrine" }), "read in English, kept in Portuguese").toBeVisible();
});

test("on a phone the contents fold away", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(`${server.origin}/privacidad`);
  await expect(page.getByRole("heading", { level: 1, name: "Aviso de privacidad" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Tus derechos" })).toBeHidden();
  await page.getByText("En esta página").first().click();
  await page.getByRole("link", { name: "Tus derechos" }).click();
  await expect(page.getByRole("heading", { name: "Tus derechos" })).toBeInViewport();
  await expectAccessible(page);
});

test("somebody with an account reads them too, in the language of the address, and keeps his own", async ({ page, context }) => {
  const ana = await Person.signUp(server.origin, "pt");
  await ana.enter(context);
  await page.goto(`${server.origin}/terms`);
  await expect(page.getByRole("heading", { level: 1, name: "Terms of use" })).toBeVisible();
  await page.getByRole("link", { name: "Vitrine", exact: true }).click();
  await expect(page).toHaveURL(`${server.origin}/`);
  await expect(page.getByRole("heading", { name: /^Olá/ })).toBeVisible();
  await ana.leave();
});
