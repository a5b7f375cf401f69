import { fireEvent, screen, within } from "@testing-library/react";
import { emptyDocument } from "@vitrine/document";
import { expect, it, vi } from "vitest";
import type { FakeAnswers, Refusal } from "../../../testing/fake-api.ts";
import { sampleOwnTemplate } from "../../../testing/sample-template.ts";
import { showScreen } from "../../../testing/show-screen.tsx";
import { OwnShelf } from "./own-shelf.tsx";

const page = sampleOwnTemplate();
const section = sampleOwnTemplate({ id: "tpl_01k9zv3q7m0000000000000001", kind: "section", name: "Garantia", category: "guarantee" });
type Answers = NonNullable<FakeAnswers["templates"]>;

const LISTED: Answers = {
  list: (input) => ({ items: input?.kind === "section" ? [section] : [page], nextCursor: null }),
  getCover: () => ({ document: { ...emptyDocument({ title: "", language: "pt" }) } }),
};

const onUse = vi.fn();
const show = (templates: Answers) =>
  showScreen({
    at: "/new",
    screen: () => <OwnShelf imageAddress={() => "/x.webp"} onUse={onUse} onPreview={() => {}} />,
    words: ["templates"],
    answers: { templates },
  });

async function choose(name: string, action: string): Promise<void> {
  fireEvent.click(await screen.findByRole("button", { name: `Ações do modelo ${name}` }));
  fireEvent.click(await screen.findByRole("menuitem", { name: action }));
}

it("teaches what comes here while there is nothing", async () => {
  await show({ list: () => ({ items: [], nextCursor: null }) });
  expect(await screen.findByRole("heading", { name: "Guarde as páginas que deram certo" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Ver minhas páginas" }).getAttribute("href")).toBe("/pages");
});

it("says why it cannot be shown, and tries again", async () => {
  const { api } = await show({ list: () => ({ refusedFor: "SERVER_ERROR" }) });
  const retry = await screen.findByRole("button", { name: /Tentar de novo/ });
  api.answer({ templates: LISTED });
  fireEvent.click(retry);
  expect(await screen.findByRole("heading", { name: page.name })).toBeTruthy();
});

it("begins a page with a template, and lists sections with where to use them", async () => {
  await show(LISTED);
  fireEvent.click(await screen.findByRole("button", { name: new RegExp(`^Usar este modelo.*${page.name}`) }));
  expect(onUse).toHaveBeenCalledWith(page);
  const sections = within(screen.getByRole("heading", { name: "Minhas seções" }).closest("section") as HTMLElement);
  expect(sections.getByRole("heading", { name: "Garantia" })).toBeTruthy();
  expect(sections.queryByRole("button", { name: /Usar/ }), "a section begins no page").toBeNull();
});

it("keeps what was typed when a name is refused, and says what became of one that is taken", async () => {
  const message = "Texto longo demais.";
  const refused: Refusal = { refusedFor: "INVALID_INPUT", fields: [{ path: "name", code: "too_long", message }] };
  const { api } = await show({ ...LISTED, update: () => refused });
  await choose(page.name, "Nome e categoria");
  const name = (await screen.findByLabelText("Nome")) as HTMLInputElement;
  fireEvent.change(name, { target: { value: "  " } });
  fireEvent.click(screen.getByRole("button", { name: "Salvar" }));
  expect(await screen.findByText("Dê um nome ao modelo.")).toBeTruthy();
  fireEvent.change(name, { target: { value: "Oferta de maio" } });
  fireEvent.click(screen.getByRole("button", { name: "Salvar" }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(name.value).toBe("Oferta de maio");
  api.answer({ templates: { update: () => ({ ...page, name: "Oferta de maio" }) } });
  fireEvent.click(screen.getByRole("button", { name: "Salvar" }));
  expect(await screen.findByText("Modelo salvo")).toBeTruthy();
  expect(api.asked.findLast(({ call }) => call === "templates.update")?.input).toEqual({
    id: page.id,
    name: "Oferta de maio",
    category: null,
  });
});

it("says that a name was not taken to who has closed the dialog meanwhile", async () => {
  let refuse: (refusal: Refusal) => void = () => {};
  const { api } = await show({ ...LISTED, update: () => new Promise<Refusal>((done) => (refuse = done)) });
  await choose(page.name, "Nome e categoria");
  fireEvent.click(await screen.findByRole("button", { name: "Salvar" }));
  fireEvent.click(screen.getByRole("button", { name: "Cancelar" }));
  await vi.waitFor(() => expect(api.asked.at(-1)?.call).toBe("templates.update"));
  refuse({ refusedFor: "SERVER_ERROR" });
  expect(await screen.findByText("Não deu para salvar o modelo")).toBeTruthy();
});

it("asks before it deletes, says that it failed, and that it is done", async () => {
  const { api } = await show({ ...LISTED, remove: () => ({ refusedFor: "SERVER_ERROR" }) });
  const remove = async (): Promise<void> => {
    await choose(page.name, "Excluir");
    fireEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Excluir" }));
  };
  await remove();
  expect(await screen.findByText("Não deu para excluir o modelo")).toBeTruthy();
  expect(screen.getByRole("heading", { name: page.name, hidden: true })).toBeTruthy();
  api.answer({ templates: { remove: () => ({ success: true }), list: () => ({ items: [], nextCursor: null }) } });
  await remove();
  expect(await screen.findByText("Modelo excluído")).toBeTruthy();
  expect(await screen.findByRole("heading", { name: "Guarde as páginas que deram certo" })).toBeTruthy();
});
