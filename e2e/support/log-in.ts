import { expect, type Page } from "@playwright/test";
import { Person } from "./person.ts";

/** Fills in the log-in as it is in Portuguese. */
export async function fillLogIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await page.getByLabel("Senha", { exact: true }).fill(password);
}

/** Opens the log-in and sends it; what comes next is for the caller to look at. */
export async function sendLogIn(page: Page, person: Person): Promise<void> {
  await page.goto(`${person.origin}/login`);
  await fillLogIn(page, person.email, Person.password);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
}

/** Logs a person in who has no second factor; `to` is where they were when they had to. */
export async function logIn(page: Page, person: Person, to = "/"): Promise<void> {
  await sendLogIn(page, person);
  await expect(page).toHaveURL(`${person.origin}${to}`, { timeout: 20_000 });
}
