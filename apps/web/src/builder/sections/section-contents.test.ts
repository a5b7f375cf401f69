import { blockCatalog } from "@vitrine/blocks";
import { copyFragment, makeSynced, setProps } from "@vitrine/document";
import { expect, it, vi } from "vitest";
import type { Editor } from "../editor/editor.ts";
import { sampleEditor } from "../testing/sample-editor.ts";
import { SectionContents } from "./section-contents.ts";
import { shownId } from "./shown-id.ts";
import { ShownSections } from "./shown-sections.ts";
import type { SyncedSections } from "./synced-sections.ts";

const ID = "syn_01k0000000000000000000000a";
const card = (version: number) => ({ id: ID, name: "Rodapé", version, pages: 1, behind: 0 });

/** A page whose first section is synced, and what the account has of that section. */
function world(): {
  editor: Editor;
  shown: ShownSections;
  answer: { read: SyncedSections["read"] };
  changed(): void;
  contents: SectionContents;
} {
  const editor = sampleEditor();
  const original = sampleEditor();
  expect(editor.run(makeSynced("s1", { placeId: "p1", sectionId: ID, version: 1 })).ok).toBe(true);
  const answer: { read: SyncedSections["read"] } = {
    read: async () => ({ card: card(1), fragment: copyFragment(original.store, ["s1"]) }),
  };
  let tell: (id: string | null) => void = () => undefined;
  const sections = {
    read: (id: string) => answer.read(id),
    watch: (listener: typeof tell) => {
      tell = listener;
      return () => undefined;
    },
  } as unknown as SyncedSections;
  const shown = new ShownSections();
  return { editor, shown, answer, changed: () => tell(ID), contents: new SectionContents(editor, sections, shown) };
}

it("shows what the section is as it is newest, at once when it changes, and leaves the page as it is", async () => {
  const { editor, shown, answer, changed } = world();
  const before = editor.store.toDocument();
  await vi.waitFor(() => expect(shown.isShown("p1")).toBe(true));
  const [root] = shown.editor.store.allChildren(shownId("p1"));
  expect(root?.kind).toBe("section");
  const newer = sampleEditor();
  expect(newer.run(setProps("h1", { level: "h4" })).ok).toBe(true);
  answer.read = async () => ({ card: card(2), fragment: copyFragment(newer.store, ["s1"]) });
  changed();
  const heading = () => [...shown.editor.store.records()].find((record) => record.type === "block" && record.kind === "heading");
  await vi.waitFor(() => expect(heading()).toMatchObject({ props: { level: "h4" } }));
  expect(shown.known(ID)).toMatchObject({ name: "Rodapé", content: { version: 2 } });
  expect(editor.store.toDocument()).toEqual(before);
  expect(blockCatalog.has("synced")).toBe(true);
});

it("leaves the copy of a section that is none any more, and says so", async () => {
  const { shown, answer, changed } = world();
  await vi.waitFor(() => expect(shown.isShown("p1")).toBe(true));
  answer.read = async () => null;
  changed();
  await vi.waitFor(() => expect(shown.known(ID)).toBe("missing"));
  expect(shown.isShown("p1")).toBe(false);
});

it("keeps what is shown when nobody answers, and draws nothing once it has ended", async () => {
  const { shown, answer, changed, contents } = world();
  await vi.waitFor(() => expect(shown.isShown("p1")).toBe(true));
  answer.read = () => Promise.reject(new Error("offline"));
  changed();
  await Promise.resolve();
  expect(shown.isShown("p1")).toBe(true);
  contents.end();
  expect(shown.isShown("p1")).toBe(false);
});
