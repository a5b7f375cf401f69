import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { Image, ImageFolder, ImageUses } from "@vitrine/contract";
import { expect, it } from "vitest";
import { connection } from "../../platform/calls/connection.ts";
import { tellListeners } from "../../platform/live/live-topics.ts";
import { type FakeAnswers, NO_ANSWER } from "../../testing/fake-api.ts";
import { sampleAccount } from "../../testing/sample-account.ts";
import { showScreen } from "../../testing/show-screen.tsx";
import { answerUploads } from "../../testing/upload-by-fetch.ts";
import { LibraryScreen } from "./library-screen.tsx";

const MADE = "2026-11-24T12:00:00.000Z";
const id = (prefix: string, n: number): string => `${prefix}_01kanp${String(n).padStart(20, "0")}`;
const file = (n: number, is: Partial<Image> = {}): Image => {
  const img = `/i/${id("img", n)}`;
  return {
    ...{ id: id("img", n), kind: "image", name: `foto-${n}.jpg`, folderId: null, width: 1200, height: 800, bytes: 250_000 },
    ...{ url: `http://uploads.localhost${img}`, img, host: "uploads.localhost", uploadedAt: MADE, ai: null, ...is },
  };
};
const folder = (n: number, is: Partial<ImageFolder> = {}): ImageFolder => ({
  ...{ id: id("fld", n), parentId: null, name: `Pasta ${n}`, files: 0, createdAt: MADE, ...is },
});
const NONE: ImageUses = { pages: [], sites: [], sections: [], templates: [], otherPages: 0, otherSites: 0, isLive: false };
const listOf = (items: Image[]) => ({ items, nextCursor: null });
const foldersOf = (items: ImageFolder[], files = 3) => ({ items, total: { files, bytes: 1000 } });

function open(images: NonNullable<FakeAnswers["images"]>, at = "/images", account = sampleAccount()) {
  const answers = {
    list: () => listOf([file(1), file(2)]),
    folders: () => foldersOf([folder(1), folder(2, { parentId: folder(1).id })]),
    ...images,
  };
  return showScreen({
    ...{ at, screen: LibraryScreen, words: ["images"], account, answers: { images: answers, accounts: { me: () => account } } },
  });
}
const asked = ({ asked: all }: { asked: readonly { call: string; input: unknown }[] }, call: string) =>
  all.filter((each) => each.call === call).map(({ input }) => input);
const tile = (name: string) => screen.findByRole("button", { name });

it("shows folders before files, and the folders of the open one alone", async () => {
  const { api } = await open({});
  await tile("Ver detalhes de foto-1.jpg");
  const tiles = screen.getAllByRole("button", { name: /^(Abrir a pasta|Ver detalhes de)/ });
  expect(tiles.map((each) => each.getAttribute("aria-label"))).toEqual([
    "Abrir a pasta Pasta 1",
    "Ver detalhes de foto-1.jpg",
    "Ver detalhes de foto-2.jpg",
  ]);
  fireEvent.click(tiles[0] as HTMLElement);
  expect(await tile("Abrir a pasta Pasta 2")).toBeTruthy();
  expect(
    within(screen.getByRole("navigation", { name: "Onde você está" }))
      .getByText("Pasta 1")
      .getAttribute("aria-current"),
  ).toBe("page");
  expect(asked(api, "images.list").at(-1)).toMatchObject({ folderId: folder(1).id });
});

it("looks for words in all folders", async () => {
  const { api } = await open({ list: ({ search }) => listOf(search ? [file(7, { name: "bolo.png", folderId: folder(2).id })] : []) });
  fireEvent.change(await screen.findByRole("searchbox", { name: "Buscar por nome" }), { target: { value: "bolo" } });
  expect(await tile("Ver detalhes de bolo.png")).toBeTruthy();
  expect(asked(api, "images.list").at(-1)).toMatchObject({ search: "bolo" });
  expect(screen.queryByRole("button", { name: "Abrir a pasta Pasta 1" })).toBeNull();
});

it("uploads into the open folder, says what was refused, and tries that again", async () => {
  let isRefused = true;
  const { api } = await open(
    { upload: () => (isRefused ? { refusedFor: "NOT_AN_IMAGE" as const } : file(9)) },
    `/images?folder=${folder(1).id}`,
  );
  answerUploads();
  await tile("Ver detalhes de foto-1.jpg");
  fireEvent.change(screen.getByLabelText("Enviar arquivos", { selector: "input" }), { target: { files: [new File(["x"], "x.txt")] } });
  expect((await screen.findByRole("alert")).textContent).toContain("não é uma imagem");
  isRefused = false;
  fireEvent.click(screen.getByRole("button", { name: "Enviar x.txt de novo" }));
  await waitFor(() => expect(screen.queryByText("x.txt")).toBeNull());
  expect(asked(api, "images.upload")).toMatchObject([{ folderId: folder(1).id }, { folderId: folder(1).id }]);
});

it("takes files that are dropped or pasted, and not from who only looks", async () => {
  const { api } = await open({ upload: () => file(9) });
  answerUploads();
  const grid = await screen.findByRole("list", { name: "Arquivos" });
  fireEvent.drop(grid, { dataTransfer: { types: ["Files"], files: [new File(["x"], "a.png")], getData: () => "" } });
  fireEvent.paste(window, { clipboardData: { files: [new File(["x"], "b.png")] } });
  await waitFor(() => expect(asked(api, "images.upload")).toHaveLength(2));
});

it("offers nothing that changes it to who only looks", async () => {
  await open({}, "/images", sampleAccount({ role: "viewer" }));
  await tile("Ver detalhes de foto-1.jpg");
  expect(screen.queryByRole("button", { name: "Enviar arquivos" })).toBeNull();
  expect(screen.queryByRole("checkbox")).toBeNull();
  expect(screen.queryByRole("button", { name: "Ações de Pasta 1" })).toBeNull();
});

it("moves what is chosen, to where it may go", async () => {
  const { api } = await open({ move: () => ({ success: true as const }) });
  fireEvent.click(await screen.findByRole("checkbox", { name: "Selecionar Pasta 1" }));
  fireEvent.click(screen.getByRole("checkbox", { name: "Selecionar foto-2.jpg" }));
  fireEvent.click(screen.getByRole("button", { name: "Mover para…" }));
  const places = within(await screen.findByRole("dialog", { name: "Mover 2 itens" }));
  // Where they stand, the folder itself, and what is in it.
  for (const name of ["Biblioteca", "Pasta 1", "Pasta 2"])
    expect(places.getByRole<HTMLInputElement>("radio", { name }).disabled).toBe(true);
  fireEvent.click(places.getByRole("button", { name: "Cancelar" }));
  fireEvent.click(screen.getByRole("checkbox", { name: "Selecionar Pasta 1" }));
  fireEvent.click(screen.getByRole("button", { name: "Mover para…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Mover 1 item" }));
  fireEvent.click(dialog.getByRole("radio", { name: "Pasta 2" }));
  fireEvent.click(dialog.getByRole("button", { name: "Mover para cá" }));
  await waitFor(() => expect(asked(api, "images.move")).toEqual([{ imageIds: [file(2).id], folderIds: [], to: folder(2).id }]));
});

it("says where something is used before it is deleted, and that visitors see it", async () => {
  const page = {
    pageId: id("pag", 1),
    siteId: id("sit", 1),
    title: "Oferta",
    slug: "oferta",
    isLive: false,
    isDeleted: false,
    isEarlier: false,
  };
  let uses: ImageUses = { ...NONE, pages: [page], templates: [{ id: id("tpl", 1), name: "Base" }] };
  const { api } = await open({
    remove: ({ evenUsed }) => {
      if (uses.isLive) return { refusedFor: "IMAGE_PUBLISHED" as const, data: { uses } };
      return evenUsed ? { files: 1, folders: 0 } : { refusedFor: "IMAGE_USED" as const, data: { uses } };
    },
  });
  const start = async (): Promise<ReturnType<typeof within>> => {
    fireEvent.keyDown(await tile("Ver detalhes de foto-1.jpg"), { key: "Delete" });
    const dialog = within(await screen.findByRole("dialog", { name: "Excluir 1 item?" }));
    fireEvent.click(dialog.getByRole("button", { name: "Excluir" }));
    await dialog.findByRole("link", { name: "Oferta" });
    return dialog;
  };
  let dialog = await start();
  expect(dialog.getByText("Modelo “Base”")).toBeTruthy();
  const site = { siteId: id("sit", 1), name: "loja" };
  uses = { ...NONE, pages: [{ ...page, isLive: true }], sites: [site], otherSites: 2, isLive: true };
  fireEvent.click(dialog.getByRole("button", { name: "Cancelar" }));
  dialog = await start();
  expect(dialog.getByText("No ar")).toBeTruthy();
  expect(dialog.getByText("Ícone do site “loja”")).toBeTruthy();
  expect(dialog.getByText("e o ícone de mais 2 sites")).toBeTruthy();
  expect(dialog.queryByRole("button", { name: "Excluir mesmo assim" })).toBeNull();
  fireEvent.click(dialog.getAllByRole("button", { name: "Fechar" }).at(-1) as HTMLElement);
  uses = { ...NONE, pages: [{ ...page, isEarlier: true }] };
  dialog = await start();
  expect(dialog.getByText("em uma publicação anterior")).toBeTruthy();
  fireEvent.click(dialog.getByRole("button", { name: "Excluir mesmo assim" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(asked(api, "images.remove").at(-1)).toEqual({ imageIds: [file(1).id], folderIds: [], evenUsed: true });
});

it("renames in place: Enter keeps it, Escape does not", async () => {
  const { api } = await open({ update: ({ name }) => file(1, { name }), updateFolder: ({ name }) => folder(1, { name }) });
  fireEvent.keyDown(await tile("Ver detalhes de foto-1.jpg"), { key: "F2" });
  const field = screen.getByRole("textbox", { name: "Novo nome" });
  fireEvent.change(field, { target: { value: "capa" } });
  fireEvent.keyDown(field, { key: "Enter" });
  await waitFor(() => expect(asked(api, "images.update")).toEqual([{ id: file(1).id, name: "capa" }]));
  fireEvent.keyDown(await tile("Abrir a pasta Pasta 1"), { key: "F2" });
  const other = screen.getByRole("textbox", { name: "Novo nome" });
  fireEvent.change(other, { target: { value: "Outra" } });
  fireEvent.keyDown(other, { key: "Escape" });
  expect(screen.queryByRole("textbox", { name: "Novo nome" })).toBeNull();
  expect(asked(api, "images.updateFolder")).toEqual([]);
});

it("makes a folder where one stands, and says when its name is taken", async () => {
  let isTaken = true;
  const { api } = await open(
    { createFolder: ({ name }) => (isTaken ? { refusedFor: "FOLDER_NAME_TAKEN" as const, data: { name } } : folder(3, { name })) },
    `/images?folder=${folder(1).id}`,
  );
  fireEvent.click(await screen.findByRole("button", { name: "Nova pasta" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Nova pasta" }));
  fireEvent.change(dialog.getByLabelText("Nome da pasta"), { target: { value: "Fotos" } });
  fireEvent.click(dialog.getByRole("button", { name: "Criar pasta" }));
  expect((await dialog.findByRole("alert")).textContent).toContain("Já existe uma pasta");
  isTaken = false;
  fireEvent.click(dialog.getByRole("button", { name: "Criar pasta" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(asked(api, "images.createFolder").at(-1)).toEqual({ name: "Fotos", parentId: folder(1).id });
});

it("tells all of a file: its size, its address, what made it, where it is used", async () => {
  const ai = { prompt: "um bolo na janela", model: "pincel-2", created: MADE };
  await open({ list: () => listOf([file(1, { ai })]), get: () => ({ ...file(1, { ai }), uses: NONE }) });
  fireEvent.click(await tile("Ver detalhes de foto-1.jpg"));
  const details = within(await screen.findByRole("dialog", { name: "foto-1.jpg" }));
  for (const words of ["1.200 × 800 pixels", "250 kB", "uploads.localhost", file(1).url, "um bolo na janela", "pincel-2"]) {
    expect(details.getByText(words)).toBeTruthy();
  }
  expect(await details.findByText("Nenhuma página usa este arquivo.")).toBeTruthy();
});

it("invites to the first upload; says that a folder is empty, or gone", async () => {
  const empty = { list: () => listOf([]), folders: () => foldersOf([folder(1)].slice(1), 0) };
  await open(empty);
  expect(await screen.findByRole("heading", { name: "Sua biblioteca está vazia" })).toBeTruthy();
  expect(screen.getAllByRole("button", { name: "Enviar arquivos" })).toHaveLength(1);
});

it("says that a folder is gone", async () => {
  await open({ list: () => listOf([]), folders: () => foldersOf([]) }, `/images?folder=${folder(5).id}`);
  expect(await screen.findByRole("heading", { name: "Esta pasta não existe mais" })).toBeTruthy();
});

it("says what went wrong, and asks again when it is told to", async () => {
  const { api } = await open({ list: () => ({ refusedFor: "SERVER_ERROR" }) });
  expect((await screen.findByRole("alert")).textContent).toContain("req_fake");
  api.answer({ images: { list: () => listOf([file(1)]) } });
  fireEvent.click(screen.getByRole("button", { name: "Tentar de novo" }));
  expect(await tile("Ver detalhes de foto-1.jpg")).toBeTruthy();
});

it("waits for a server that does not answer, and fills when it is back", async () => {
  const { api } = await open({ list: () => NO_ANSWER });
  expect(await screen.findByRole("status", { name: "Carregando" })).toBeTruthy();
  api.answer({ images: { list: () => listOf([file(1)]) } });
  connection.noteAnswer();
  expect(await tile("Ver detalhes de foto-1.jpg")).toBeTruthy();
});

it("goes through the tiles by arrows, and chooses by the space bar", async () => {
  await open({});
  const first = await tile("Abrir a pasta Pasta 1");
  first.focus();
  fireEvent.keyDown(first, { key: "ArrowRight" });
  const second = await tile("Ver detalhes de foto-1.jpg");
  expect(document.activeElement).toBe(second);
  fireEvent.keyDown(second, { key: " " });
  expect(screen.getByRole("toolbar").textContent).toContain("1 selecionado");
  fireEvent.keyDown(second, { key: "a", ctrlKey: true });
  expect(screen.getByRole("toolbar").textContent).toContain("3 selecionados");
  fireEvent.keyDown(second, { key: "Escape" });
  expect(screen.queryByRole("toolbar")).toBeNull();
});

it("shows what arrives and goes elsewhere", async () => {
  let files = [file(1), file(2)];
  const { api } = await open({ list: () => listOf(files) });
  await tile("Ver detalhes de foto-1.jpg");
  const before = asked(api, "images.list").length;
  files = [file(3), file(1), file(2)];
  act(() => tellListeners("images", { what: "arrived" }));
  act(() => tellListeners("images", { what: "arrived" }));
  await tile("Ver detalhes de foto-3.jpg");
  act(() => tellListeners("images", { what: "gone", ids: [file(2).id] }));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Ver detalhes de foto-2.jpg" })).toBeNull());
  expect(asked(api, "images.list")).toHaveLength(before + 1);
});
