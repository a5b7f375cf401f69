import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { SiteSettings } from "@vitrine/contract";
import { expect, it } from "vitest";
import type { FakeAnswers } from "../../../testing/fake-api.ts";
import { sampleAccount } from "../../../testing/sample-account.ts";
import { samplePage } from "../../../testing/sample-page.ts";
import { sampleSite } from "../../../testing/sample-site.ts";
import { showScreen } from "../../../testing/show-screen.tsx";
import { SettingsScreen } from "./settings-screen.tsx";

const site = sampleSite();
const page = samplePage({ title: "Nos perdemos", status: "published" });
const NONE: SiteSettings = { notFoundPageId: null, favicon: null, robots: "", legalName: "", legalEmail: "" };
const IMAGE = {
  ...{ id: "img_01kanp00000000000000000001", name: "marca.png", width: 300, height: 200 },
  ...{ kind: "image" as const, folderId: null, bytes: 4_000, uploadedAt: "2026-03-01T12:00:00.000Z", ai: null },
  ...{ url: "/i/img_01kanp00000000000000000001", img: "/i/img_01kanp00000000000000000001", host: "http://uploads.localhost" },
};

const open = (answers: FakeAnswers, account = sampleAccount()) =>
  showScreen({
    at: `/sites/${site.id}/serving`,
    route: "/sites/$siteId/serving",
    screen: SettingsScreen,
    words: ["serving", "billing"],
    account,
    answers: {
      sites: { get: () => site },
      accounts: { me: () => account },
      pages: { list: () => ({ items: [page], nextCursor: null, others: [] }) },
      ...answers,
    },
  });

it("tells robots what is added, shows the whole file, and names a line they would not read", async () => {
  const { api } = await open({
    serving: { getSettings: () => NONE, changeSettings: ({ robots = "" }) => ({ ...NONE, robots }) },
  });
  const field = (await screen.findByLabelText("Suas regras")) as HTMLTextAreaElement;
  fireEvent.change(field, { target: { value: "Disallow: /x\noi" } });
  fireEvent.submit(field.closest("form") as HTMLFormElement);
  expect(await screen.findByText(/A linha 2 não é uma regra/)).toBeTruthy();
  fireEvent.change(field, { target: { value: "Disallow: /x" } });
  expect(screen.getByText(/User-agent: \*/).textContent).toBe(
    `User-agent: *\nAllow: /\nDisallow: /x\n\nSitemap: ${site.url}/sitemap.xml\n`,
  );
  fireEvent.submit(field.closest("form") as HTMLFormElement);
  expect(await screen.findByText("Ajuste salvo")).toBeTruthy();
  expect(api.asked.filter(({ call }) => call === "serving.changeSettings").map(({ input }) => input)).toEqual([
    { id: site.id, robots: "Disallow: /x" },
  ]);
});

it("has the icon chosen from the library, and taken away", async () => {
  let favicon: SiteSettings["favicon"] = null;
  const { api } = await open({
    images: { list: () => ({ items: [IMAGE], nextCursor: null }) },
    serving: {
      getSettings: () => NONE,
      changeSettings: ({ faviconId }) => {
        favicon = faviconId ? { imageId: faviconId, width: 300, height: 200 } : null;
        return { ...NONE, favicon };
      },
    },
  });
  fireEvent.click(await screen.findByRole("button", { name: "Escolher imagem" }));
  fireEvent.click(await within(await screen.findByRole("dialog")).findByRole("button", { name: "marca.png" }));
  expect(await screen.findByRole("img", { name: "Ícone de agora" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Tirar" }));
  await waitFor(() => expect(screen.queryByRole("img", { name: "Ícone de agora" })).toBeNull());
  expect(api.asked.filter(({ call }) => call === "serving.changeSettings").map(({ input }) => input)).toEqual([
    { id: site.id, faviconId: IMAGE.id },
    { id: site.id, faviconId: null },
  ]);
});

it("says that the chosen page is not published, and what visitors get meanwhile", async () => {
  await open({ serving: { getSettings: () => ({ ...NONE, notFoundPageId: "pag_01kanp00000000000000000009" }) } });
  expect(await screen.findByText(/não está publicada/)).toBeTruthy();
});

it("shows a viewer how it is, and nothing to change it with", async () => {
  await open({ serving: { getSettings: () => ({ ...NONE, robots: "Disallow: /x" }) } }, sampleAccount({ role: "viewer" }));
  expect(((await screen.findByLabelText("Suas regras")) as HTMLTextAreaElement).readOnly).toBe(true);
  expect(screen.queryByRole("button", { name: /Salvar|Escolher imagem/ })).toBeNull();
});

it("says what went wrong, and asks again", async () => {
  const { api } = await open({ serving: { getSettings: () => ({ refusedFor: "SERVER_ERROR" }) } });
  expect((await screen.findByRole("alert")).textContent).toContain("req_fake");
  api.answer({ serving: { getSettings: () => NONE } });
  fireEvent.click(screen.getByRole("button", { name: "Tentar de novo" }));
  expect(await screen.findByLabelText("Suas regras")).toBeTruthy();
});
