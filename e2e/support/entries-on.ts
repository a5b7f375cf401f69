import type { Locator, Page } from "@playwright/test";

/** An entry as a screen tells somebody to make it, and as they type it into their provider's form. */
export interface TypedEntry {
  readonly type: string;
  readonly name: string;
  readonly value: string;
}

/** Reads what a domain's screen shows of the entries that are still to be made: letters on it, and nothing else. */
export async function entriesOn(page: Page): Promise<TypedEntry[]> {
  const entries: TypedEntry[] = [];
  for (const card of await page.getByRole("article").all()) {
    entries.push({ type: await textOf(card, "Tipo"), name: await textOf(card, "Nome"), value: await textOf(card, "Valor") });
  }
  return entries;
}

async function textOf(card: Locator, label: string): Promise<string> {
  const term = card
    .page()
    .getByRole("term")
    .filter({ hasText: new RegExp(`^${label}$`) });
  return (await card.locator("dl > div").filter({ has: term }).locator("code").innerText()).trim();
}

/** The same as a line of a zone file. */
export function zoneLine({ type, name, value }: TypedEntry): string {
  return `${name} ${type} ${type === "TXT" ? JSON.stringify(value) : value}`;
}
