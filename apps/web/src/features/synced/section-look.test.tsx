import { fireEvent, screen, within } from "@testing-library/react";
import type { Account, Entitlement } from "@vitrine/contract";
import { copyFragment, words } from "@vitrine/document";
import { beforeEach, expect, it } from "vitest";
import { sampleEditor } from "../../builder/testing/sample-editor.ts";
import type { FakeAnswers } from "../../testing/fake-api.ts";
import { measuredRooms } from "../../testing/measured-rooms.ts";
import { sampleAccount } from "../../testing/sample-account.ts";
import { pageIdOf } from "../../testing/sample-page.ts";
import { showScreen } from "../../testing/show-screen.tsx";
import { SectionScreen } from "./section-screen.tsx";

const ID = "syn_01k0000000000000000000000a";
const AT = "2026-03-01T12:00:00.000Z";

function answers(isBeyondReach = false): FakeAnswers {
  const { store } = sampleEditor([["section", "s1", [["heading", "h1"]]]]);
  const fragment = copyFragment(store, ["s1"]);
  const blocks = fragment.blocks.map((block) =>
    block.id === "h1" ? { ...block, props: { ...block.props, content: words("Fale com a gente") } } : block,
  );
  const section = { id: ID, name: "Rodapé", version: 2, createdAt: AT, changedAt: AT, pages: 1, behind: 1 };
  const use = { pageId: pageIdOf("a"), siteId: "sit_01kanp0000000000000000000a", title: "Oferta", slug: "oferta" };
  return {
    synced: {
      get: () => ({ section, fragment: { ...fragment, blocks }, isBeyondReach }),
      listUses: () => ({ items: [{ ...use, isOnPage: true, publishedVersion: 1 }], nextCursor: null }),
    },
    publishing: {
      sectionRepublish: () => ({ behind: 1, alsoChanged: [], alsoChangedCount: 0, run: null }),
    },
  };
}

const open = (account: Partial<Account>, { search = "", said = answers() }: { search?: string; said?: FakeAnswers } = {}) =>
  showScreen({
    at: `/synced/${ID}${search}`,
    route: "/synced/$sectionId",
    screen: SectionScreen,
    words: ["editor", "builder", "synced"],
    account: sampleAccount(account),
    answers: said,
  });

const shownSection = async (): Promise<string> => (await screen.findByTitle<HTMLIFrameElement>("A seção como quem visita a vê")).srcdoc;

beforeEach(() => measuredRooms(1280, 800));

it("shows a section to whoever may only look, says who changes it, and where it is used", async () => {
  const { api } = await open({ role: "viewer" }, { search: `?page=${pageIdOf("a")}` });
  expect(await screen.findByText("Você pode ver esta seção. Para mudar, peça a quem edita esta conta.")).toBeTruthy();
  expect(screen.getByRole("heading", { level: 1, name: "Rodapé" })).toBeTruthy();
  expect(await shownSection()).toContain("Fale com a gente");
  expect(screen.getByRole("link", { name: "Voltar para as páginas" }).getAttribute("href")).toBe(`/builder/${pageIdOf("a")}`);
  fireEvent.click(screen.getByRole("button", { name: "Onde é usada" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(await dialog.findByRole("link", { name: "Oferta" })).toBeTruthy();
  expect(await dialog.findByText(/ainda veem uma versão anterior|ainda vê uma versão anterior/)).toBeTruthy();
  expect(dialog.queryByRole("button", { name: /^Republicar/ })).toBeNull();
  expect(api.asked.filter(({ call }) => /put|rename|start/i.test(call))).toEqual([]);
});

it("leads back to the pages where it was opened by its address", async () => {
  await open({ role: "viewer" });
  expect((await screen.findByRole("link", { name: "Voltar para as páginas" })).getAttribute("href")).toBe("/pages");
});

it("shows a section that is on pages of others to an editor who has no access to them, and says who changes it", async () => {
  await open({ role: "editor" }, { said: answers(true) });
  expect(await screen.findByText(/sites aos quais você não tem acesso/)).toBeTruthy();
  expect(await shownSection()).toContain("Fale com a gente");
});

it("shows a section that the plan does not let one change, with the way to plans", async () => {
  const entitlements = sampleAccount().entitlements.filter((each): each is Entitlement => each !== "edit");
  await open({ entitlements, plan: { ...sampleAccount().plan, kind: "paid", isActive: false } });
  expect(await screen.findByRole("link", { name: "Ver planos" })).toBeTruthy();
  expect(await shownSection()).toContain("Fale com a gente");
});

it.each([
  ["viewer", "", "Voltar para as páginas", "/pages"],
  ["editor", "", "Voltar para as páginas", "/pages"],
  ["viewer", `?page=${pageIdOf("a")}`, "Voltar para a página", `/builder/${pageIdOf("a")}`],
  ["editor", `?page=${pageIdOf("a")}`, "Voltar para a página", `/builder/${pageIdOf("a")}`],
] as const)("says to %s that there is no such section, and leads back (%s)", async (role, search, name, way) => {
  await open({ role }, { search, said: { synced: { get: () => ({ refusedFor: "SYNCED_SECTION_NOT_FOUND" }) } } });
  expect(await screen.findByRole("heading", { level: 1, name: "Não encontramos esta seção" })).toBeTruthy();
  expect(screen.getByRole("link", { name }).getAttribute("href")).toBe(way);
  expect(screen.queryByRole("button")).toBeNull();
});

it("takes an address that can be no section's for one that is not there", async () => {
  await open({ role: "editor" }, { said: { synced: { get: () => ({ refusedFor: "INVALID_INPUT" }) } } });
  expect(await screen.findByText("Não encontramos esta seção")).toBeTruthy();
});

it("offers another try where it is something else", async () => {
  await open({ role: "editor" }, { said: { synced: { get: () => ({ refusedFor: "UNAVAILABLE" }) } } });
  expect(await screen.findByRole("button", { name: "Tentar de novo" })).toBeTruthy();
});
