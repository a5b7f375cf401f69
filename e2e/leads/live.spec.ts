import { Person } from "../support/person.ts";
import type { TestServer } from "../support/server.ts";
import { DESK } from "../support/sizes.ts";
import { expect, type Page, test } from "../support/test.ts";

test.use({ locale: "pt-BR", viewport: DESK });

let server: TestServer;
test.beforeAll(({ server: shared }) => {
  server = shared;
});

async function sendLead(visitor: Page, pageUrl: string, name: string): Promise<void> {
  await visitor.goto(pageUrl);
  const form = visitor.locator("form").first();
  await form.getByLabel("Seu nome").fill(name);
  await form.getByLabel("Seu melhor e-mail").fill(`${name.toLowerCase()}@example.com`);
  const sent = visitor.waitForResponse((response) => response.request().method() === "POST");
  await form.getByRole("button").click();
  expect((await sent).ok()).toBe(true);
}

test("two tabs hear of what changes elsewhere by one stream, whichever of them stays, until the session ends", async ({
  browser,
  context,
}) => {
  const owner = await Person.signUp(server.origin);
  const site = await owner.site("ao-vivo");
  const made = await owner.page(site.id, "Aula aberta", "aula", "webinar");
  const { url } = await owner.publish(made.id);
  await owner.enter(context);
  const streams: string[] = [];
  context.on("request", (request) => {
    if (request.url().includes("/api/live")) streams.push(request.url());
  });
  const [inbox, pages] = [await context.newPage(), await context.newPage()];
  const visitor = await (await browser.newContext()).newPage();

  await inbox.goto(`${server.origin}/leads/form`);
  await expect(inbox.getByRole("heading", { name: "Seus leads vão chegar aqui" })).toBeVisible();
  await expect.poll(() => streams.length).toBeGreaterThan(0);
  await sendLead(visitor, url, "Tomas");
  // An empty list has nothing that could move: the first one is simply there.
  await expect(inbox.getByRole("button", { name: "Tomas" })).toBeVisible();

  await pages.goto(`${server.origin}/pages`);
  const row = pages.getByRole("row", { name: /Aula aberta/ });
  await expect(row).toContainText("Publicada");
  await expect.poll(() => streams.at(-1)).toContain("topic=pages");
  expect(streams.at(-1), "of both tabs").toContain("topic=leads");

  await sendLead(visitor, url, "Ines");
  const more = inbox.getByRole("button", { name: "Mostrar 1 novo lead" });
  await expect(more).toBeVisible();
  await expect(inbox.getByRole("button", { name: "Ines" })).toHaveCount(0);
  await more.click();
  await expect(inbox.getByRole("button", { name: "Ines" })).toBeVisible();
  await expect(more).toBeHidden();

  await owner.call("patch", `/pages/${made.id}`, { title: "Aula de sábado" });
  await expect(pages.getByRole("row", { name: /Aula de sábado/ })).toBeVisible();

  // The tab that has the stream is closed: the other goes on by itself.
  const before = streams.length;
  await inbox.close();
  await expect.poll(() => streams.length).toBe(before + 1);
  await owner.call("post", `/pages/${made.id}/unpublish`);
  await expect(pages.getByRole("row", { name: /Aula de sábado/ })).toContainText("Não publicada");

  await owner.call("delete", "/auth/sessions/current");
  await expect(pages).toHaveURL(`${server.origin}/login`);
});

test("a page that is open shows what is saved elsewhere, before a save of one's own meets it", async ({ context, page }) => {
  const owner = await Person.signUp(server.origin);
  const site = await owner.site("a-quatro-maos");
  const made = await owner.page(site.id, "Aula aberta", "aula", "webinar");
  await owner.enter(context);
  const opened = page.waitForRequest((request) => request.url().includes(`page%3A${made.id}`));
  await page.goto(`${server.origin}/builder/${made.id}`);
  await opened;
  const { version, document } = await owner.call<{
    version: number;
    document: { records: Record<string, { kind?: string; props?: object }> };
  }>("get", `/pages/${made.id}/document`);
  const [id, heading] = Object.entries(document.records).find(([, { kind }]) => kind === "heading") ?? [];
  const withText = (text: string) => ({ ...heading, props: { ...heading?.props, content: [{ type: "text", text }] } });
  const save = (nth: number, before: object | undefined, after: object) =>
    owner.call("post", `/pages/${made.id}/operations`, {
      ...{ baseVersion: version + nth, operationId: `operation-elsewhere-${nth}`, diff: { [id ?? ""]: [before, after] } },
    });
  await save(0, heading, withText("Escrito em outro lugar"));
  await expect(page.getByText("A página mudou em outro lugar")).toBeVisible();
  await expect(page.frameLocator("iframe").getByText("Escrito em outro lugar")).toBeVisible();
  await expect(page.locator("[data-save-note=saved]")).toBeVisible();
  // An editor elsewhere saves every few seconds: that is shown each time, and said once.
  await save(1, withText("Escrito em outro lugar"), withText("E mais uma vez"));
  await expect(page.frameLocator("iframe").getByText("E mais uma vez")).toBeVisible();
  expect(await page.getByText("A página mudou em outro lugar").count()).toBeLessThan(2);
});
