import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { Page } from "@vitrine/contract";
import { expect, it } from "vitest";
import { tellListeners } from "../../../../platform/live/live-topics.ts";
import { type FakeAnswers, NO_ANSWER } from "../../../../testing/fake-api.ts";
import { sampleAccount } from "../../../../testing/sample-account.ts";
import { pageIdOf, samplePage } from "../../../../testing/sample-page.ts";
import { sampleSite } from "../../../../testing/sample-site.ts";
import { showScreen } from "../../../../testing/show-screen.tsx";
import { PagesScreen } from "../pages-screen.tsx";

const [one, two] = [samplePage({ id: pageIdOf("a"), title: "Curso" }), samplePage({ id: pageIdOf("b"), title: "Aula" })];
const live = samplePage({ id: pageIdOf("c"), title: "No ar", status: "published", url: "https://loja.example.com/oferta" });
const deleted = (page: Page): Page => ({ ...page, status: "deleted", deletedAt: page.lastEdited });

/** The list, read as it is by now: a deletion elsewhere takes a page out of `there`. */
async function open(there: Page[], answers: FakeAnswers["pages"] = {}, trash: Page[] = []) {
  const { api } = await showScreen({
    ...{ at: "/pages", screen: PagesScreen, words: ["pages", "list", "labels", "status", "billing", "sites"], account: sampleAccount() },
    answers: {
      pages: { list: ({ status }) => ({ items: status === "deleted" ? trash : [...there], others: [], nextCursor: null }), ...answers },
      labels: { list: () => ({ items: [] }) },
      sites: { list: () => ({ items: [sampleSite()], nextCursor: null }) },
    },
  });
  await screen.findByText(there[0]?.title ?? "");
  const asked = () => api.asked.map(({ call }) => call).filter((call) => !/\.(?:list|get)$/.test(call));
  return { api, asked };
}
const bar = () => screen.getByRole("region", { name: "Páginas escolhidas" });
const choose = (...pages: Page[]): void => {
  for (const { title } of pages) fireEvent.click(screen.getByRole("checkbox", { name: `Escolher ${title}` }));
};
const confirm = async (name: string): Promise<void> =>
  void fireEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name }));
async function deleteChosen(): Promise<void> {
  fireEvent.click(within(bar()).getByRole("button", { name: "Excluir" }));
  await confirm("Excluir");
}
async function deleteRow(title: string, name: string): Promise<void> {
  fireEvent.click(screen.getByRole("button", { name: `Ações da página ${title}` }));
  fireEvent.click(await screen.findByRole("menuitem", { name: "Excluir" }));
  await confirm(name);
}

it("counts what was done, and names what was not, though the list changes while it is done", async () => {
  const there = [one, two];
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await open(there, {
    doWithSeveral: async () => {
      await answered;
      return { items: [deleted(one)], failed: [{ pageId: two.id, code: "PAGE_HAS_VARIANTS", message: "Tem variantes." }] };
    },
  });
  choose(one, two);
  await deleteChosen();
  // Others are told of each page as it goes, and so is this tab.
  there.length = 0;
  act(() => tellListeners("pages", null));
  await waitFor(() => expect(screen.queryByRole("checkbox")).toBeNull());
  await act(async () => answer());
  expect(await screen.findByText("Página na lixeira")).toBeTruthy();
  expect(within(await screen.findByRole("dialog", { name: "Não deu certo com 1 página" })).getByText("Aula")).toBeTruthy();
});

it("says of a page that went elsewhere that it is not here any more", async () => {
  const failed = [{ pageId: one.id, code: "NOT_FOUND", message: "Dados não encontrados." }];
  await open([one, two], { doWithSeveral: () => ({ items: [deleted(two)], failed }) });
  choose(one, two);
  await deleteChosen();
  const dialog = await screen.findByRole("dialog");
  expect(within(dialog).getByText(/Ela não está mais aqui/)).toBeTruthy();
});

it("says what became of taking it back: what is at another address, what did not come back, and that nobody answered", async () => {
  const { api } = await open([one, two], { doWithSeveral: () => ({ items: [deleted(one), deleted(two)], failed: [] }) });
  choose(one, two);
  await deleteChosen();
  const undo = await screen.findByRole("button", { name: "Desfazer" });
  const failed = [{ pageId: two.id, code: "NOT_FOUND", message: "Dados não encontrados." }];
  api.answer({ pages: { doWithSeveral: () => ({ items: [{ ...one, slug: "curso-2" }], failed }) } });
  fireEvent.click(undo);
  expect(await screen.findByText(/1 voltou em outro endereço/)).toBeTruthy();
  const dialog = await screen.findByRole("dialog", { name: "Não deu certo com 1 página" });
  expect(within(dialog).getByText("Aula")).toBeTruthy();
  fireEvent.click(within(dialog).getByRole("button", { name: "Entendi" }));
});

it("does not pass over in silence that nothing was taken back", async () => {
  const { api } = await open([one, two], { doWithSeveral: () => ({ items: [deleted(one), deleted(two)], failed: [] }) });
  choose(one, two);
  await deleteChosen();
  const undo = await screen.findByRole("button", { name: "Desfazer" });
  api.answer({ pages: { doWithSeveral: () => NO_ANSWER } });
  fireEvent.click(undo);
  expect(await screen.findByText("Não deu certo")).toBeTruthy();
});

it("forgets in the trash what was chosen before it got there", async () => {
  const { api } = await open([one, two], { remove: () => ({ success: true }) }, [deleted(one)]);
  choose(one);
  await deleteRow("Curso", "Excluir");
  await waitFor(() => expect(api.asked.some(({ call }) => call === "pages.remove")).toBe(true));
  fireEvent.click(screen.getByRole("button", { name: "Lixeira" }));
  const box = await screen.findByRole<HTMLInputElement>("checkbox", { name: "Escolher Curso" });
  expect([box.checked, screen.queryByRole("region", { name: "Páginas escolhidas" })]).toEqual([false, null]);
});

it("leaves a live page on its site where it could not be deleted all the same", async () => {
  const { asked } = await open([live], {
    remove: () => ({ refusedFor: "PAGE_HAS_VARIANTS" }),
  });
  await deleteRow("No ar", "Despublicar e excluir");
  expect(await screen.findByText(/ela é a principal e tem variantes/)).toBeTruthy();
  expect(asked()).toEqual(["pages.remove"]);
});

it("takes a live page off its site and deletes it, as was agreed to", async () => {
  let isLive = true;
  const { api, asked } = await open([live], { remove: () => (isLive ? { refusedFor: "PAGE_PUBLISHED" } : { success: true }) });
  api.answer({
    publishing: {
      unpublish: () => {
        isLive = false;
        return { ...live, status: "not_published", url: null };
      },
    },
  });
  await deleteRow("No ar", "Despublicar e excluir");
  expect(await screen.findByText("Página na lixeira")).toBeTruthy();
  expect(asked()).toEqual(["pages.remove", "publishing.unpublish", "pages.remove"]);
});

it("does not take a page off its site that was a draft when its deletion was agreed to", async () => {
  const { asked } = await open([one], { remove: () => ({ refusedFor: "PAGE_PUBLISHED" }) });
  await deleteRow("Curso", "Excluir");
  expect(await screen.findByText(/Despublique antes de excluir/)).toBeTruthy();
  expect(asked()).toEqual(["pages.remove"]);
});

it("never promises the trash for longer than it keeps, by a clock that is behind", async () => {
  const ahead = new Date(Date.now() + 3 * 86_400_000).toISOString();
  await open([one], {}, [{ ...deleted(two), deletedAt: ahead }]);
  fireEvent.click(screen.getByRole("button", { name: "Lixeira" }));
  expect((await screen.findAllByText("Some em 30 dias")).length).toBeGreaterThan(0);
});

it("shows what deletes in the colour of what is dangerous, and of nothing that is switched off", async () => {
  await open([one]);
  choose(one);
  const { classList } = within(bar()).getByRole("button", { name: "Excluir" });
  expect([...classList].filter((name) => /^text-(?:danger|ink)/.test(name))).toEqual(["text-danger"]);
});
