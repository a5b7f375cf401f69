import { emptyDocument } from "@vitrine/document";
import { expect, it, vi } from "vitest";
import { fakeApi, NO_ANSWER } from "../../../testing/fake-api.ts";
import { sampleOwnTemplate } from "../../../testing/sample-template.ts";
import { blockLibrary } from "./block-library.ts";

const OFFLINE = "Sem resposta";
const section = {
  id: "faq-open",
  name: "Perguntas",
  category: "faq",
  language: "pt",
  thumbnailUrl: "/sections/x.webp",
  bytes: 900,
} as const;
const own = sampleOwnTemplate({ kind: "section", name: "Minha garantia", category: "guarantee", language: null });
const fragment = { rootIds: ["a"], blocks: [], tokens: [] };

it("shows the product's sections and the account's own as cards, and fetches the blocks of either", async () => {
  const api = fakeApi({
    templates: {
      listSections: () => ({ items: [section], nextCursor: null }),
      list: () => ({ items: [own], nextCursor: "next" }),
      getSection: () => ({ ...section, fragment }),
      get: () => ({ ...own, kind: "section", fragment: { ...fragment, rootIds: ["b"] } }),
    },
  });
  const library = blockLibrary(OFFLINE, () => {});
  const [ready] = await library.listSections("es");
  const { items, nextCursor } = await library.listOwn("before");
  const category = { id: "faq", name: "Perguntas frequentes" };
  expect(ready).toEqual({ id: "faq-open", name: "Perguntas", category, thumbnailUrl: "/sections/x.webp", bytes: 900, isOwn: false });
  expect([items, nextCursor]).toEqual([
    [{ id: own.id, name: "Minha garantia", category: null, thumbnailUrl: null, bytes: null, isOwn: true }],
    "next",
  ]);
  expect(await library.fragmentOf({ ...section, category, isOwn: false }, "es")).toEqual(fragment);
  expect(await library.fragmentOf({ ...section, category: null, id: own.id, isOwn: true }, "es")).toMatchObject({ rootIds: ["b"] });
  expect(api.asked).toMatchObject([
    { call: "templates.listSections", input: { language: "es" } },
    { call: "templates.list", input: { own: true, kind: "section", cursor: "before" } },
    { call: "templates.getSection", input: { id: "faq-open", language: "es" } },
    { call: "templates.get", input: { id: own.id } },
  ]);
});

it("keeps and removes, and says when the account has one more or one less", async () => {
  const api = fakeApi({ templates: { create: () => own, remove: () => ({ success: true }) } });
  const onChanged = vi.fn();
  const library = blockLibrary(OFFLINE, onChanged);
  const document = emptyDocument({ title: "", language: "pt" });
  expect(await library.keep({ kind: "page", name: "Página", document })).toEqual({ kind: "kept" });
  expect(await library.keep({ kind: "section", name: "Seção", fragment })).toEqual({ kind: "kept" });
  expect(await library.remove({ ...section, category: null, id: own.id, isOwn: true })).toEqual({ kind: "kept" });
  expect(onChanged).toHaveBeenCalledTimes(3);
  expect(api.asked.map(({ input }) => input)).toMatchObject([
    { kind: "page", name: "Página", document },
    { kind: "section", name: "Seção", fragment },
    { id: own.id },
  ]);
});

it("takes one that somebody else has deleted for deleted", async () => {
  const onChanged = vi.fn();
  fakeApi({ templates: { remove: () => ({ refusedFor: "TEMPLATE_NOT_FOUND" }) } });
  expect(await blockLibrary(OFFLINE, onChanged).remove({ ...section, id: own.id, category: null, isOwn: true })).toEqual({ kind: "kept" });
  expect(onChanged).toHaveBeenCalledOnce();
});

it("says why not in the server's words, or that nothing answers, and nothing has changed then", async () => {
  const onChanged = vi.fn();
  const api = fakeApi({ templates: { create: () => ({ refusedFor: "TEMPLATE_LIMIT", data: { limit: 200 } }), remove: () => NO_ANSWER } });
  const library = blockLibrary(OFFLINE, onChanged);
  const refused = await library.keep({ kind: "section", name: "Seção", fragment });
  expect(refused).toEqual({ kind: "refused", message: expect.stringContaining("200 modelos") });
  expect(await library.remove({ ...section, category: null, id: own.id, isOwn: true })).toEqual({ kind: "refused", message: OFFLINE });
  api.answer({ templates: { listSections: () => NO_ANSWER, list: () => ({ refusedFor: "ROLE_REQUIRED" }) } });
  await expect(library.listSections("pt")).rejects.toThrow(OFFLINE);
  await expect(library.listOwn(null)).rejects.toThrow(/Seu acesso/);
  expect(onChanged).not.toHaveBeenCalled();
});
