import { fireEvent, screen, waitFor } from "@testing-library/react";
import { IMPORT_NOTICES } from "@vitrine/contract";
import { expect, it } from "vitest";
import { type FakeAnswers, NO_ANSWER } from "../../testing/fake-api.ts";
import { sampleAccount } from "../../testing/sample-account.ts";
import { pageIdOf, samplePage } from "../../testing/sample-page.ts";
import { sampleSite } from "../../testing/sample-site.ts";
import { showScreen } from "../../testing/show-screen.tsx";
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

const open = (importPage: Answer = DONE, sites: NonNullable<FakeAnswers["sites"]>["list"] = () => SITES, account = sampleAccount()) =>
  showScreen({
    ...{ at: "/new/import", screen: ImportScreen, words: ["importing", "sites", "billing"], account },
    answers: { sites: { list: sites }, importing: { importPage } },
  });

const page = (name = "Promoção de Verão.html") => new File(["<p>x</p>"], name, { type: "text/html" });
const drop = async (file: File) =>
  fireEvent.drop(await screen.findByRole("region", { name: "Arquivo" }), { dataTransfer: { files: [file] } });
const send = () => fireEvent.click(screen.getByRole("button", { name: "Importar página" }));

it("takes a dropped file, proposes its address and says what became of it", async () => {
  const { api } = await open();
  await drop(page());
  expect((screen.getByLabelText("Endereço") as HTMLInputElement).value).toBe("promocao-de-verao");
  send();
  expect((await screen.findByRole("link", { name: "Abrir no editor" })).getAttribute("href")).toBe(`/builder/${pageIdOf("a")}`);
  expect(api.asked.find(({ call }) => call === "importing.importPage")?.input).toMatchObject({
    ...{ siteId: SITES.items[0]?.id, slug: "promocao-de-verao", title: "" },
    file: expect.objectContaining({ name: "Promoção de Verão.html" }),
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

it("says that nothing answers, and gives the sending up when told to", async () => {
  const { api } = await open(() => NO_ANSWER);
  await drop(page());
  send();
  expect(await screen.findByRole("alert")).toBeTruthy();
  const { promise } = Promise.withResolvers<never>();
  api.answer({ importing: { importPage: () => promise } });
  send();
  fireEvent.click(await screen.findByRole("button", { name: "Cancelar" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Cancelar" })).toBeNull());
  expect(screen.queryByRole("alert")).toBeNull();
});

it("makes the first site where there is none, and says when the sites cannot be seen", async () => {
  const { api } = await open(DONE, () => ({ items: [], nextCursor: null }));
  expect(await screen.findByText(/Primeiro, um site/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Importar página" })).toBeNull();
  expect(api.asked.map(({ call }) => call)).toEqual(["sites.list"]);
});

it("offers to try again where the sites do not come", async () => {
  const { api } = await open(DONE, () => ({ refusedFor: "SERVER_ERROR" }));
  fireEvent.click(await screen.findByRole("button", { name: "Tentar de novo" }, { timeout: 10_000 }));
  api.answer({ sites: { list: () => SITES } });
  expect(api.asked.length).toBeGreaterThan(0);
});
