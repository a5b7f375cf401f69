import { fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { type FakeAnswers, NO_ANSWER } from "../../testing/fake-api.ts";
import { sampleAccount } from "../../testing/sample-account.ts";
import { pageIdOf, samplePage } from "../../testing/sample-page.ts";
import { sampleSite } from "../../testing/sample-site.ts";
import { showScreen } from "../../testing/show-screen.tsx";
import { CloneScreen } from "./clone-screen.tsx";

type Answer = NonNullable<NonNullable<FakeAnswers["importing"]>["clonePage"]>;

const SITES = { items: [sampleSite()], nextCursor: null };
const DONE: Answer = () => ({
  page: samplePage({ title: "Promoção" }),
  report: {
    source: "web",
    blocks: 12,
    words: { found: 90, kept: 90 },
    links: { found: 0, kept: 0 },
    pictures: { found: 0, kept: 0 },
    notices: [],
  },
});

function open(clonePage: Answer, { mayClone = true, role = "owner" as "owner" | "viewer" } = {}) {
  const account = sampleAccount({ role });
  const entitlements = mayClone ? [...account.entitlements, "clone" as const] : account.entitlements.filter((each) => each !== "clone");
  return showScreen({
    ...{ at: "/new/clone", screen: CloneScreen, words: ["importing", "sites", "billing", "pages"] },
    account: { ...account, entitlements },
    answers: { sites: { list: () => SITES }, importing: { clonePage } },
  });
}

const type = async (address: string) =>
  fireEvent.change(await screen.findByLabelText("Endereço da página"), { target: { value: address } });
const tick = () => fireEvent.click(screen.getByRole("checkbox"));
const send = () => fireEvent.click(screen.getByRole("button", { name: "Clonar página" }));

it("asks for an address and for its owner's word, and says what became of the page", async () => {
  const { api } = await open(DONE);
  await type("exemplo.com/blog/oferta-de-verao.html");
  expect((screen.getByLabelText("Endereço") as HTMLInputElement).value).toBe("oferta-de-verao");
  send();
  expect(await screen.findByText("Confirme que a página é sua ou que você pode copiá-la.")).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole("checkbox"));
  expect(api.asked.some(({ call }) => call === "importing.clonePage")).toBe(false);
  tick();
  send();
  expect((await screen.findByRole("link", { name: "Abrir no editor" })).getAttribute("href")).toBe(`/builder/${pageIdOf("a")}`);
  expect(api.asked.find(({ call }) => call === "importing.clonePage")?.input).toMatchObject({
    ...{ url: "https://exemplo.com/blog/oferta-de-verao.html", siteId: sampleSite().id, slug: "oferta-de-verao", ownsContent: true },
  });
  fireEvent.click(screen.getByRole("button", { name: "Clonar outra" }));
  expect(await screen.findByLabelText("Endereço da página")).toBeTruthy();
});

it.each([
  ["ONLY_WORDPRESS_PAGES", "Só dá para clonar páginas feitas no WordPress ou no Elementor."],
  ["PAGE_SECURED", "A página é protegida e não pode ser clonada."],
  ["PAGE_UNREACHABLE", "Este endereço não respondeu com uma página."],
] as const)("keeps what was typed where the page is refused for %s", async (refusedFor, words) => {
  await open(() => ({ refusedFor }));
  await type("https://exemplo.com/oferta");
  tick();
  send();
  expect((await screen.findByRole("alert")).textContent).toContain(words);
  expect((screen.getByLabelText("Endereço da página") as HTMLInputElement).value).toBe("https://exemplo.com/oferta");
});

it("shows at the address what is wrong with it", async () => {
  await open(() => ({
    refusedFor: "INVALID_INPUT",
    fields: [{ path: "url", code: "clone_address", message: "Use o endereço público de uma página." }],
  }));
  await screen.findByLabelText("Endereço da página");
  send();
  expect(await screen.findByText("Escreva o endereço da página.")).toBeTruthy();
  await type("localhost");
  tick();
  send();
  expect(await screen.findByText("Use o endereço público de uma página.")).toBeTruthy();
});

it("goes on once the server answers again", async () => {
  const { api } = await open(() => NO_ANSWER);
  await type("https://exemplo.com/oferta");
  tick();
  send();
  expect(await screen.findByRole("alert")).toBeTruthy();
  api.answer({ importing: { clonePage: DONE } });
  send();
  expect(await screen.findByRole("link", { name: "Abrir no editor" })).toBeTruthy();
});

it("says whom to ask where it is not open to an account, and who may where somebody only looks", async () => {
  await open(DONE, { mayClone: false });
  expect(await screen.findByText("A clonagem ainda não está liberada para você")).toBeTruthy();
  expect(screen.queryByLabelText("Endereço da página")).toBeNull();
});

it("offers nothing to viewers", async () => {
  await open(DONE, { role: "viewer" });
  expect(await screen.findByRole("heading", { name: "Clonar página" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Clonar página" })).toBeNull();
});
