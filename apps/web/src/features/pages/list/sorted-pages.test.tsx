import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { Label, Page, Role } from "@vitrine/contract";
import { expect, it } from "vitest";
import type { FakeAnswers } from "../../../testing/fake-api.ts";
import { sampleAccount } from "../../../testing/sample-account.ts";
import { pageIdOf, samplePage } from "../../../testing/sample-page.ts";
import { sampleSite } from "../../../testing/sample-site.ts";
import { showScreen } from "../../../testing/show-screen.tsx";
import { PagesScreen } from "./pages-screen.tsx";

const tag: Label = { id: `lbl_${"0".repeat(25)}1`, kind: "tag", name: "Natal", colour: "sky", createdAt: "2026-03-01T12:00:00.000Z" };
const main = samplePage({ id: pageIdOf("a"), title: "Curso", labelIds: [tag.id], type: "sales" });
const variant = samplePage({ id: pageIdOf("b"), title: "Course", mainId: main.id, language: "en", syncs: true });
const trashed = samplePage({ id: pageIdOf("c"), title: "Velha", status: "deleted", deletedAt: new Date().toISOString() });

interface Shown {
  readonly at?: string;
  readonly items?: Page[];
  readonly others?: Page[];
  readonly role?: Role;
  readonly answers?: FakeAnswers;
}
const open = ({ at = "/pages", items = [main], others = [variant], role = "editor", answers = {} }: Shown = {}) =>
  showScreen({
    ...{ at, screen: PagesScreen, words: ["pages", "list", "labels", "status", "billing", "sites"], account: sampleAccount({ role }) },
    answers: {
      ...answers,
      pages: { list: () => ({ items, others, nextCursor: null }), ...answers.pages },
      sites: { list: () => ({ items: [sampleSite()], nextCursor: null }) },
      labels: { list: () => ({ items: [tag] }), ...answers.labels },
    },
  });
const choose = async (title: string, action: string): Promise<void> => {
  fireEvent.click(await screen.findByRole("button", { name: `Ações da página ${title}` }));
  fireEvent.click(await screen.findByRole("menuitem", { name: action }));
};
const rowTitles = (): (string | null)[] =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => within(row).queryAllByRole("link")[0]?.textContent ?? null);

it("shows variants beneath their main page once they are asked for, with their language, and labels in the rows", async () => {
  const { api } = await open();
  expect(await screen.findByText("Natal")).toBeTruthy();
  expect(api.asked.find(({ call }) => call === "pages.list")?.input).toMatchObject({ mainsOnly: true });
  expect(rowTitles()).toEqual(["Curso"]);
  const button = screen.getByRole("button", { name: "1 variante" });
  fireEvent.click(button);
  expect([button.getAttribute("aria-expanded"), rowTitles()]).toEqual(["true", ["Curso", "Course"]]);
  expect(screen.getByTitle("English")).toBeTruthy();
  expect(screen.getByText("Publicada junto com a principal")).toBeTruthy();
});

it("finds single pages by their filters, which are those of the address, and says whose variant one is", async () => {
  const { api } = await open({ at: `/pages?tagId=${tag.id}&type=sales`, items: [variant], others: [main] });
  expect(await screen.findByText("Variante de Curso")).toBeTruthy();
  const asked = api.asked.find(({ call }) => call === "pages.list")?.input;
  expect(asked).toMatchObject({ tagId: tag.id, type: "sales" });
  expect(asked).toMatchObject({ mainsOnly: false });
  fireEvent.click(screen.getByRole("button", { name: "Limpar filtros" }));
  await waitFor(() => expect(api.asked.at(-1)?.input).toMatchObject({ mainsOnly: true }));
});

it("teaches where filters leave nothing, and where the trash is empty", async () => {
  await open({ at: "/pages?type=downsell", items: [], others: [] });
  expect(await screen.findByRole("heading", { name: "Nenhuma página com esses filtros" })).toBeTruthy();
});

it("says that the trash is empty", async () => {
  await open({ at: "/pages?status=deleted", items: [], others: [] });
  expect(await screen.findByRole("heading", { name: "A lixeira está vazia" })).toBeTruthy();
});

it("restores a page from the trash, and tells where it is where its address was taken meanwhile", async () => {
  const restored = { ...samplePage({ id: trashed.id, slug: "oferta-2" }), movedFrom: "oferta" };
  const { api } = await open({
    at: "/pages?status=deleted",
    items: [trashed],
    others: [],
    answers: { pages: { restore: () => restored } },
  });
  expect((await screen.findAllByText("Some em 30 dias")).length).toBeGreaterThan(0);
  await choose("Velha", "Restaurar");
  expect(await screen.findByText("Outra página está em /oferta. Esta voltou em /oferta-2.")).toBeTruthy();
  expect(api.asked.some(({ call }) => call === "pages.restore")).toBe(true);
});

it("deletes for good only after asking", async () => {
  const { api } = await open({
    ...{ at: "/pages?status=deleted", items: [trashed], others: [] },
    answers: { pages: { removeForGood: () => ({ success: true }) } },
  });
  await screen.findByText("Velha");
  await choose("Velha", "Excluir de vez");
  expect(api.asked.some(({ call }) => call === "pages.removeForGood")).toBe(false);
  fireEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Excluir de vez" }));
  await waitFor(() => expect(api.asked.some(({ call }) => call === "pages.removeForGood")).toBe(true));
});

it("takes ten pages at most, and says so", async () => {
  const items = [..."abcdefghjkm"].map((letter) => samplePage({ id: pageIdOf(letter), title: `Página ${letter}` }));
  await open({ items, others: [] });
  const boxes = await screen.findAllByRole<HTMLInputElement>("checkbox");
  for (const box of boxes) fireEvent.click(box);
  expect(await screen.findByText("Escolha no máximo 10 páginas de cada vez.")).toBeTruthy();
  expect(boxes.filter(({ checked }) => checked)).toHaveLength(10);
  expect(boxes.at(-1)?.disabled).toBe(true);
});

it("tells of each page that something was not done with why, and keeps those chosen", async () => {
  const other = samplePage({ id: pageIdOf("d"), title: "Livre" });
  const failed = [{ pageId: main.id, code: "PAGE_PUBLISHED", message: "Ela está publicada." }];
  const deed = { items: [{ ...other, status: "deleted" as const }], failed };
  await open({ items: [main, other], answers: { pages: { doWithSeveral: () => deed } } });
  for (const title of ["Curso", "Livre"]) fireEvent.click(await screen.findByRole("checkbox", { name: `Escolher ${title}` }));
  fireEvent.click(within(screen.getByRole("region", { name: "Páginas escolhidas" })).getByRole("button", { name: "Excluir" }));
  fireEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Excluir" }));
  const dialog = await screen.findByRole("dialog", { name: "Não deu certo com 1 página" });
  expect(within(dialog).getByText("Ela está publicada.")).toBeTruthy();
  fireEvent.click(within(dialog).getByRole("button", { name: "Entendi" }));
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>("checkbox", { name: "Escolher Curso" }).checked).toBe(true));
});

it("labels pages by the keyboard, making what there is not yet", async () => {
  const made: Label = { ...tag, id: `lbl_${"0".repeat(25)}2`, name: "Verão" };
  let labels = [tag];
  const { api } = await open({
    answers: {
      labels: {
        list: () => ({ items: labels }),
        create: () => {
          labels = [tag, made];
          return made;
        },
      },
      pages: { label: () => ({ items: [main] }) },
    },
  });
  await screen.findByText("Natal");
  await choose("Curso", "Tags e produtos");
  const box = await screen.findByRole("combobox", { name: "Buscar ou criar" });
  fireEvent.keyDown(box, { key: "Enter" });
  fireEvent.change(box, { target: { value: "Verão" } });
  fireEvent.keyDown(box, { key: "Enter" });
  expect((await screen.findByRole("option", { name: "Tag Verão" })).getAttribute("aria-selected")).toBe("true");
  fireEvent.keyDown(box, { key: "Enter", ctrlKey: true });
  await waitFor(() =>
    expect(api.asked.find(({ call }) => call === "pages.label")?.input).toEqual({ pageIds: [main.id], add: [made.id], remove: [tag.id] }),
  );
});

it("keeps what was chosen where labels cannot be saved, and says why", async () => {
  await open({ answers: { pages: { label: () => ({ refusedFor: "LABEL_NOT_FOUND" }) } } });
  await screen.findByText("Natal");
  await choose("Curso", "Tags e produtos");
  fireEvent.keyDown(await screen.findByRole("combobox", { name: "Buscar ou criar" }), { key: "Enter" });
  fireEvent.click(screen.getByRole("button", { name: "Salvar" }));
  expect(await screen.findByText("Esta tag ou produto não existe mais.")).toBeTruthy();
  expect(screen.getByRole("option", { name: "Tag Natal" }).getAttribute("aria-selected")).toBe("false");
});

it("says that labels could not be read, and reads them on request", async () => {
  let isThere = false;
  await open({ answers: { labels: { list: () => (isThere ? { items: [tag] } : { refusedFor: "SERVER_ERROR" }) } } });
  fireEvent.click(await screen.findByRole("button", { name: "Tags e produtos" }));
  const dialog = await screen.findByRole("dialog", { name: "Tags e produtos" });
  const again = await within(dialog).findByRole("button", { name: /[Tt]ent/ });
  isThere = true;
  act(() => void fireEvent.click(again));
  expect(await within(dialog).findByText("Natal")).toBeTruthy();
});

it("says at the name that it is taken, and keeps what was typed", async () => {
  await open({
    answers: {
      labels: {
        create: () => ({
          refusedFor: "LABEL_NAME_TAKEN",
          fields: [{ path: "name", code: "label_name_taken", message: "O nome já existe." }],
        }),
      },
    },
  });
  fireEvent.click(await screen.findByRole("button", { name: "Tags e produtos" }));
  fireEvent.click(await screen.findByRole("button", { name: "Criar tag" }));
  const name = await screen.findByRole<HTMLInputElement>("textbox", { name: "Nome da tag" });
  fireEvent.change(name, { target: { value: "natal" } });
  fireEvent.click(screen.getByRole("button", { name: "Criar tag" }));
  expect(await screen.findByText("O nome já existe.")).toBeTruthy();
  expect(name.value).toBe("natal");
});

it("makes a variant in another language, published together with its main page", async () => {
  const { api } = await open({ others: [], answers: { pages: { addVariant: () => variant } } });
  await screen.findByText("Curso");
  await choose("Curso", "Criar variante");
  fireEvent.change(await screen.findByRole("textbox", { name: "Título" }), { target: { value: "Course" } });
  fireEvent.click(screen.getByRole("checkbox", { name: "Publicar junto com a principal" }));
  fireEvent.click(screen.getByRole("button", { name: "Criar variante" }));
  await waitFor(() =>
    expect(api.asked.find(({ call }) => call === "pages.addVariant")?.input).toMatchObject({
      id: main.id,
      language: "pt",
      title: "Course",
      syncs: true,
    }),
  );
});

it("offers whoever may only look no choice and nothing to change", async () => {
  await open({ role: "viewer" });
  await screen.findByText("Natal");
  expect([screen.queryAllByRole("checkbox"), screen.queryByRole("button", { name: "Tags e produtos" })]).toEqual([[], null]);
});

it("hands the keyboard on where the row or the bar goes that had it", async () => {
  const other = { ...trashed, id: pageIdOf("d"), title: "Antiga" };
  let items = [trashed, other];
  await open({
    at: "/pages?status=deleted",
    answers: {
      pages: {
        list: () => ({ items, others: [], nextCursor: null }),
        restore: ({ id }) => {
          items = items.filter((page) => page.id !== id);
          return { ...samplePage({ id }), movedFrom: null };
        },
      },
    },
  });
  await screen.findByText("Velha");
  const box = screen.getByRole("checkbox", { name: "Escolher Velha" });
  fireEvent.click(box);
  const clear = await screen.findByRole("button", { name: "Limpar escolha" });
  clear.focus();
  fireEvent.click(clear);
  await waitFor(() => expect(clear.isConnected).toBe(false));
  await waitFor(() => expect(document.activeElement?.closest("table")).toBeTruthy());
  screen.getByRole("button", { name: "Ações da página Velha" }).focus();
  await choose("Velha", "Restaurar");
  await waitFor(() => expect(screen.queryByText("Velha")).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Ações da página Antiga" })));
  await choose("Antiga", "Restaurar");
  await screen.findByRole("heading", { name: "A lixeira está vazia" });
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
});
