import { fireEvent, screen, waitFor } from "@testing-library/react";
import { IMPORT_NOTICES } from "@vitrine/contract";
import { expect, it } from "vitest";
import { type FakeAnswers, NO_ANSWER } from "../../testing/fake-api.ts";
import { sampleAccount } from "../../testing/sample-account.ts";
import { pageIdOf, samplePage } from "../../testing/sample-page.ts";
import { sampleSite } from "../../testing/sample-site.ts";
import { showScreen } from "../../testing/show-screen.tsx";
import { answerUploads } from "../../testing/upload-by-fetch.ts";
import { ImportScreen } from "./import-screen.tsx";

type Answer = NonNullable<NonNullable<FakeAnswers["importing"]>["importPage"]>;

const SITES = { items: [sampleSite(), sampleSite({ id: "sit_01kanp00000000000000000002", name: "curso" })], nextCursor: null };
const REPORT = {
  source: "html" as const,
  blocks: 12,
  words: { found: 90, kept: 88 },
  links: { found: 3, kept: 3 },
  pictures: { found: 0, kept: 0 },
  notices: [{ code: "form_target" as const, count: 1, examples: ["https://forms.example.net/send"] }],
};
const DONE: Answer = () => ({ page: samplePage({ title: "Promoção" }), report: REPORT });

const regions = () => ({ items: [{ id: "br" as const, name: "Brasil (São Paulo)" }], nextCursor: null });

async function open(importPage: Answer = DONE, sites: NonNullable<FakeAnswers["sites"]>["list"] = () => SITES) {
  const shown = await showScreen({
    ...{ at: "/new/import", screen: ImportScreen, words: ["importing", "sites", "billing"], account: sampleAccount() },
    answers: { sites: { list: sites, regions }, importing: { importPage } },
  });
  answerUploads();
  return shown;
}

const page = (name = "Oferta de Verao.html") => new File(["<p>x</p>"], name, { type: "text/html" });
const drop = async (file: File) =>
  fireEvent.drop(await screen.findByRole("region", { name: "Arquivo" }), { dataTransfer: { files: [file] } });
const send = () => fireEvent.click(screen.getByRole("button", { name: "Importar página" }));

it("takes a dropped file, proposes its address and says what became of it", async () => {
  const { api } = await open();
  await drop(page());
  expect((screen.getByLabelText("Endereço") as HTMLInputElement).value).toBe("oferta-de-verao");
  send();
  expect((await screen.findByRole("link", { name: "Abrir no editor" })).getAttribute("href")).toBe(`/builder/${pageIdOf("a")}`);
  expect(api.asked.find(({ call }) => call === "importing.importPage")?.input).toMatchObject({
    ...{ siteId: SITES.items[0]?.id, slug: "oferta-de-verao", title: "" },
    file: expect.objectContaining({ name: "Oferta de Verao.html" }),
  });
  expect(screen.getByText("88 de 90")).toBeTruthy();
  expect(screen.getByText(/Os formulários não enviam mais/)).toBeTruthy();
  expect(screen.getByText("https://forms.example.net/send")).toBeTruthy();
  expect(screen.queryByText("Imagens")).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Importar outra" }));
  expect(await screen.findByRole("button", { name: "Escolher arquivo" })).toBeTruthy();
});

it("has words for everything that a report may tell", async () => {
  const notices = IMPORT_NOTICES.map((code) => ({ code, count: 2, examples: [] }));
  await open(() => ({ page: samplePage(), report: { ...REPORT, notices } }));
  await drop(page());
  send();
  await screen.findByRole("link", { name: "Abrir no editor" });
  const said = screen.getAllByRole("listitem").map(({ textContent }) => textContent ?? "");
  expect(said).toHaveLength(IMPORT_NOTICES.length);
  for (const words of said) expect(words).not.toContain("notices.");
});

it("says that all came along where nothing is to be told", async () => {
  await open(() => ({ page: samplePage(), report: { ...REPORT, notices: [] } }));
  await drop(page());
  send();
  expect(await screen.findByText(/Veio tudo/)).toBeTruthy();
});

it("asks for a file, and for one that is not too large, before anything is sent", async () => {
  const { api } = await open();
  await screen.findByRole("region", { name: "Arquivo" });
  send();
  expect((await screen.findByRole("alert")).textContent).toBe("Escolha um arquivo para importar.");
  const large = page("grande.zip");
  Object.defineProperty(large, "size", { value: 21 * 1024 * 1024 });
  await drop(large);
  expect((await screen.findByRole("alert")).textContent).toMatch(/passa de 20 MB/);
  expect(api.asked.map(({ call }) => call)).toEqual(["sites.list"]);
});

it("keeps file and fields where the server refuses, and tries again", async () => {
  const { api } = await open(() => ({ refusedFor: "INVALID_HTML" }));
  await drop(page());
  fireEvent.change(screen.getByLabelText("Nome da página"), { target: { value: "Minha" } });
  send();
  expect((await screen.findByRole("alert")).textContent).toContain("Arquivo HTML inválido.");
  api.answer({
    importing: {
      importPage: () => ({ refusedFor: "INVALID_INPUT", fields: [{ path: "slug", code: "bad_slug", message: "Use letras." }] }),
    },
  });
  send();
  expect(await screen.findByText("Use letras.")).toBeTruthy();
  api.answer({ importing: { importPage: DONE } });
  send();
  await screen.findByRole("link", { name: "Abrir no editor" });
  expect(api.asked.at(-1)?.input).toMatchObject({ title: "Minha" });
});

it("gives the sending up when told to, and keeps the file", async () => {
  const { promise, resolve } = Promise.withResolvers<ReturnType<Answer>>();
  await open(() => promise as never);
  await drop(page());
  send();
  fireEvent.click(await screen.findByRole("button", { name: "Cancelar" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Cancelar" })).toBeNull());
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByText(/Oferta de Verao.html/)).toBeTruthy();
  resolve(DONE({} as never));
});

it("makes the first site where there is none", async () => {
  await open(DONE, () => ({ items: [], nextCursor: null }));
  expect(await screen.findByText(/Primeiro, um site/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Importar página" })).toBeNull();
});

it("offers to try again where the sites do not come", async () => {
  const { api } = await open(DONE, () => ({ refusedFor: "SERVER_ERROR" }));
  const retry = await screen.findByRole("button", { name: "Tentar de novo" });
  api.answer({ sites: { list: () => SITES } });
  fireEvent.click(retry);
  expect(await screen.findByRole("region", { name: "Arquivo" })).toBeTruthy();
});

it("says who may where the plan does not include it", async () => {
  const answers = { sites: { list: () => SITES } };
  const account = sampleAccount({ entitlements: [] });
  await showScreen({ at: "/new/import", screen: ImportScreen, words: ["importing", "sites", "billing"], account, answers });
  expect(await screen.findByRole("heading", { name: "Importar página" })).toBeTruthy();
  expect(screen.queryByRole("region", { name: "Arquivo" })).toBeNull();
});

it("says that nothing answers", async () => {
  await open(() => NO_ANSWER);
  await drop(page());
  send();
  expect(await screen.findByRole("alert")).toBeTruthy();
});

it.each([
  ["viewer", SITES, "Só quem edita cria páginas"],
  ["editor", { items: [], nextCursor: null }, "Ainda falta um site"],
] as const)("offers a %s nothing that would be refused, and says who may", async (role, sites, title) => {
  await showScreen({
    ...{ at: "/new/import", screen: ImportScreen, words: ["importing", "pages", "sites", "billing"] },
    account: sampleAccount({ role, siteCap: 0 }),
    answers: { sites: { list: () => ({ ...sites, items: [...sites.items] }), regions } },
  });
  expect(await screen.findByRole("heading", { name: title })).toBeTruthy();
  expect([screen.queryByRole("button"), screen.queryByRole("textbox")]).toEqual([null, null]);
});
