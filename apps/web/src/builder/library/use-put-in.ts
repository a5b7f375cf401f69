import { blockCatalog } from "@vitrine/blocks";
import { type Fragment, PAGE_ID, randomId, readFragment, withFreshIds } from "@vitrine/document";
import { type PointerEvent, useRef, useState } from "react";
import { useText } from "../../platform/language/use-text.ts";
import { useIsShown } from "../../platform/use-is-shown.ts";
import { toast } from "../../ui/feedback/toast.ts";
import { useBuilder } from "../builder-context.ts";
import { useCanvasWorld } from "../canvas/canvas-provider.tsx";
import { fragmentTrees, insertAt, landingAfterSection, landingNear } from "../drag/insert-block.ts";
import { useEditor } from "../editor/use-editor.ts";
import { refusalText } from "../placing/refusal-text.ts";
import { whyNowhere } from "../placing/why-nowhere.ts";
import { syncedFragmentOf } from "../sections/synced-library-card.ts";
import type { SectionCard } from "./block-library.ts";
import { withOneTitle } from "./with-one-title.ts";

export interface PutIn {
  /** The section that is on its way in. */
  readonly busyId: string | null;
  /** Fetches the section's blocks ahead of its use. */
  prepare(card: SectionCard): void;
  /** Puts the section in after the selected one. */
  press(card: SectionCard): void;
  /** A pointer has gone down on the section's card. */
  drag(card: SectionCard, event: PointerEvent): void;
}

/** Puts ready-made sections in: by a press after the selected section, by a drag wherever they are dropped. */
export function usePutIn(onInserted: () => void): PutIn {
  const t = useText("library");
  const tBuilder = useText("builder");
  const { library, language, synced } = useBuilder();
  const editor = useEditor();
  const { handle, drag, announcer } = useCanvasWorld();
  const [busyId, setBusyId] = useState<string | null>(null);
  const fetched = useRef(new Map<string, FetchedBlocks>());
  const isShown = useIsShown();
  const fetchedOf = (card: SectionCard): FetchedBlocks => {
    const pageLanguage = editor.store.page().language;
    const key = `${card.id} ${pageLanguage}`;
    const begun = fetched.current.get(key);
    if (begun && begun.state !== "failed") return begun;
    const next = new FetchedBlocks(card.isSynced ? () => syncedFragmentOf(synced, card.id) : () => library.fragmentOf(card, pageLanguage));
    fetched.current.set(key, next);
    return next;
  };
  // What a synced section says is not the page's to change.
  const made = (fragment: Fragment, { isSynced }: SectionCard): Fragment =>
    isSynced ? withFreshIds(fragment, randomId) : withOneTitle(editor.store, withFreshIds(fragment, randomId));
  const fail = (message: string): void => void toast.error({ title: t("notAdded"), desc: message || t("noAnswer") });
  const press = async (card: SectionCard): Promise<void> => {
    setBusyId(card.id);
    const result = await fetchedOf(card).settled;
    setBusyId(null);
    if (result.kind === "failed") return fail(result.message);
    if (result.kind === "unreadable") return fail(t("unreadable"));
    const fragment = made(result.fragment, card);
    const trees = fragmentTrees(fragment);
    const landing = landingAfterSection(editor, trees) ?? landingNear(editor, trees);
    if (!insertAt(editor, fragment, landing)) {
      return void toast.warning({
        title: tBuilder("palette.nowhere"),
        desc: refusalText(tBuilder, language, whyNowhere(editor.store, blockCatalog, trees)),
      });
    }
    announcer.say("canvas.say.added");
    const [added = PAGE_ID] = fragment.rootIds;
    requestAnimationFrame(() => handle?.reveal(added));
    // Whatever was opened in its place meanwhile stays open.
    if (isShown.current) onInserted();
  };
  return {
    busyId,
    prepare: (card) => void fetchedOf(card),
    press: (card) => {
      if (busyId === null) void press(card);
    },
    drag: (card, event) => {
      const coming = fetchedOf(card);
      drag.startFromLibrary(card.name, () => coming.fragment && made(coming.fragment, card), event);
    },
  };
}

type Fetched =
  | { readonly kind: "read"; readonly fragment: Fragment }
  | { readonly kind: "unreadable" }
  | { readonly kind: "failed"; readonly message: string };

/** The blocks of one section on their way; read as a clipboard is. */
class FetchedBlocks {
  readonly settled: Promise<Fetched>;
  #result: Fetched | null = null;

  constructor(fetchFragment: () => Promise<unknown>) {
    this.settled = this.#fetch(fetchFragment);
  }

  get state(): Fetched["kind"] | "coming" {
    return this.#result?.kind ?? "coming";
  }

  get fragment(): Fragment | null {
    return this.#result?.kind === "read" ? this.#result.fragment : null;
  }

  async #fetch(fetchFragment: () => Promise<unknown>): Promise<Fetched> {
    try {
      const read = readFragment(await fetchFragment(), blockCatalog);
      this.#result = read.ok ? { kind: "read", fragment: read.value } : { kind: "unreadable" };
    } catch (error) {
      this.#result = { kind: "failed", message: error instanceof Error ? error.message : "" };
    }
    return this.#result;
  }
}
