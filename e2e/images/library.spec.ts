import { expectAccessible } from "../support/expect-accessible.ts";
import { Person } from "../support/person.ts";
import { startTestServer, type TestServer } from "../support/server.ts";
import { DESK } from "../support/sizes.ts";
import { expect, type Page, test } from "../support/test.ts";

test.use({ locale: "pt-BR", viewport: DESK });

let server: TestServer;
test.beforeAll(async () => {
  server = await startTestServer();
});
test.afterAll(() => server.stop());

/** A drawing, as a file of the machine. */
const drawing = (colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200" fill="${colour}"/></svg>`;

/** Lets files fall onto the library, as from a folder of the machine. */
async function dropFiles(page: Page, files: Readonly<Record<string, string>>): Promise<void> {
  const data = await page.evaluateHandle((given) => {
    const transfer = new DataTransfer();
    for (const [name, text] of Object.entries(given)) transfer.items.add(new File([text], name, { type: "image/svg+xml" }));
    return transfer;
  }, files);
  const place = page.getByRole("heading", { name: "Esta pasta está vazia" });
  await place.dispatchEvent("dragover", { dataTransfer: data });
  await place.dispatchEvent("drop", { dataTransfer: data });
}

test("pictures go into a folder, get a name, move, and stay while visitors see them", async ({ page, context }) => {
  const person = await Person.signUp(server.origin);
  const site = await person.site("doceria");
  await person.enter(context);
  await page.goto(`${server.origin}/images`);
  await expect(page.getByRole("heading", { name: "Sua biblioteca está vazia" })).toBeVisible();
  for (const name of ["Produtos", "Arquivo"]) {
    await page.getByRole("button", { name: "Nova pasta" }).click();
    await page.getByLabel("Nome da pasta").fill(name);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: `Abrir a pasta ${name}` })).toBeVisible();
  }
  await page.getByRole("button", { name: "Abrir a pasta Produtos" }).click();
  await dropFiles(page, { "bolo.svg": drawing("#c60"), "torta.svg": drawing("#06c") });
  await expect(page.getByRole("button", { name: "Ver detalhes de bolo.svg" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Ver detalhes de torta.svg" })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Ver detalhes de bolo.svg" }).focus();
  await page.keyboard.press("F2");
  await page.keyboard.type("Bolo de fubá");
  await page.keyboard.press("Enter");
  const cake = page.getByRole("button", { name: "Ver detalhes de Bolo de fubá" });
  await expect(cake).toBeVisible();

  await page.getByRole("button", { name: "Ver detalhes de torta.svg" }).dragTo(page.getByRole("link", { name: "Biblioteca" }));
  await expect(page.getByText("1 item movido")).toBeVisible();
  await expect(page.getByRole("button", { name: "Ver detalhes de torta.svg" })).toBeHidden();

  const { items } = await person.call<{ items: { id: string; width: number; height: number }[] }>("get", "/images?search=fub");
  const [{ id: imageId, width, height } = { id: "", width: 0, height: 0 }] = items;
  const made = await person.page(site.id, "Oferta de bolos", "oferta", "presell");
  const kept = await person.call<{ version: number; document: { records: Record<string, object> } }>("get", `/pages/${made.id}/document`);
  const records = { ...kept.document.records, page: { ...kept.document.records.page, shareImage: { imageId, width, height } } };
  await person.call("put", `/pages/${made.id}/document`, { version: kept.version, document: { ...kept.document, records } });
  await person.publish(made.id);

  await cake.focus();
  await page.keyboard.press("Delete");
  const dialog = page.getByRole("dialog", { name: "Excluir 1 item?" });
  await dialog.getByRole("button", { name: "Excluir" }).click();
  await expect(dialog.getByText("Visitantes veem isto em páginas publicadas")).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Oferta de bolos" })).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Excluir mesmo assim" })).toBeHidden();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(cake).toBeVisible();
});
