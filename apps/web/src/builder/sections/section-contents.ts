import { blockCatalog } from "@vitrine/blocks";
import {
  type BlockRecord,
  type DocumentRecord,
  isSyncedCopy,
  PAGE_ID,
  PAGE_SLOT,
  type PageDocument,
  readFragment,
  type SyncedContent,
  sectionIdOf,
  withSyncedContent,
} from "@vitrine/document";
import { fetchDrawnLater } from "../drawn-later/fetch-drawn-later.ts";
import type { Editor } from "../editor/editor.ts";
import { fetchKindParts } from "../kind-parts/fetch-kind-parts.ts";
import { shownId } from "./shown-id.ts";
import type { KnownSection, ShownSections } from "./shown-sections.ts";
import type { SyncedSections } from "./synced-sections.ts";

/** Milliseconds after which a section that nobody answered about is asked for again. */
const AGAIN_MS = 5_000;

/** Keeps what the page's synced sections show as it is newest, until it is ended. */
export class SectionContents {
  readonly #editor: Editor;
  readonly #sections: SyncedSections;
  readonly #shown: ShownSections;
  readonly #read = new Map<string, KnownSection>();
  readonly #coming = new Map<string, number>();
  readonly #stops: (() => void)[];
  #turn = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #seen = "";

  constructor(editor: Editor, sections: SyncedSections, shown: ShownSections) {
    this.#editor = editor;
    this.#sections = sections;
    this.#shown = shown;
    this.#stops = [
      editor.store.subscribe(PAGE_ID, () => this.#look()),
      sections.watch((id) => {
        for (const each of this.#wanted()) if (id === null || id === each) void this.#fetch(each);
      }),
    ];
    this.#look();
  }

  end(): void {
    clearTimeout(this.#timer);
    for (const stop of this.#stops) stop();
    this.#coming.clear();
    this.#shown.show(new Set(), new Map());
  }

  #places(): BlockRecord[] {
    return this.#editor.store.children(PAGE_ID, PAGE_SLOT).filter(isSyncedCopy);
  }

  #wanted(): Set<string> {
    return new Set(this.#places().map((block) => sectionIdOf(block) ?? ""));
  }

  /** Asks for what is new on the page, and draws it where what is there has changed. */
  #look(): void {
    for (const id of this.#wanted()) if (!this.#read.has(id) && !this.#coming.has(id)) void this.#fetch(id);
    const seen = this.#places()
      .map((block) => `${block.id} ${sectionIdOf(block)}`)
      .join();
    if (seen !== this.#seen) this.#draw();
    this.#seen = seen;
  }

  async #fetch(id: string): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    this.#coming.set(id, turn);
    try {
      const [found] = await Promise.all([this.#sections.read(id), fetchKindParts()]);
      const read = found && readFragment(found.fragment, blockCatalog);
      if (read?.ok) await fetchDrawnLater(documentOf(read.value.blocks));
      if (this.#coming.get(id) !== turn) return;
      // What cannot be read here was made by a newer version: the page's copy stands for it.
      if (!found) this.#read.set(id, "missing");
      else if (read?.ok) this.#read.set(id, { name: found.card.name, content: { version: found.card.version, fragment: read.value } });
      this.#draw();
    } catch {
      if (this.#coming.get(id) !== turn) return;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#look(), AGAIN_MS);
    }
    if (this.#coming.get(id) === turn) this.#coming.delete(id);
  }

  #draw(): void {
    const { store } = this.#editor;
    const contents = new Map<string, SyncedContent>();
    for (const [id, read] of this.#read) if (read !== "missing") contents.set(id, read.content);
    const places = this.#places().filter((block) => contents.has(sectionIdOf(block) ?? ""));
    // Under ids of their own: classes of blocks here and in the copy that the page keeps must not meet.
    const records: Record<string, DocumentRecord> = { [PAGE_ID]: store.page() };
    for (const place of places) records[shownId(place.id)] = { ...place, id: shownId(place.id) };
    const shown = withSyncedContent({ ...store.toDocument(), records }, contents);
    const drawn = Object.values(shown.records).filter((record) => record.type === "block" || !store.get(record.id));
    this.#keep(new Map(drawn.map((record) => [record.id, record])));
    this.#shown.show(new Set(places.map(({ id }) => id)), new Map(this.#read));
  }

  /** Changes what differs, so that what stays the same is not drawn again. */
  #keep(records: ReadonlyMap<string, DocumentRecord>): void {
    const { store } = this.#shown.editor;
    const before = [...store.records()];
    store.apply({
      ...Object.fromEntries(before.filter(({ id }) => !records.has(id)).map((record) => [record.id, [record, null]])),
      ...Object.fromEntries(
        [...records.values()]
          .map((record) => [record.id, [store.get(record.id) ?? null, record]] as const)
          .filter(([, [old, next]]) => JSON.stringify(old) !== JSON.stringify(next)),
      ),
    });
  }
}

function documentOf(blocks: readonly BlockRecord[]): PageDocument {
  return { schema: 1, records: Object.fromEntries(blocks.map((block) => [block.id, block])) };
}
