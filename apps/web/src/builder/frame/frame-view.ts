import { createContext, useCallback, useContext, useRef, useSyncExternalStore } from "react";

/** What stands to the left of the page: blocks of some groups, or something of the page as a whole. */
export const LEFT_PANELS = ["all", "text", "media", "sections", "style", "publish", "page", "utility", "layers", "review"] as const;
export type LeftPanel = (typeof LEFT_PANELS)[number];

/** What stands to the right of it, about what is chosen. */
export const DRAWER_TABS = ["content", "style", "logic", "advanced", "template", "page"] as const;
export type DrawerTab = (typeof DRAWER_TABS)[number];

/** Which sections are shown: the product's, or the account's. */
export type Shelf = "ready" | "own";

/** What is to be kept as a template: the page, or blocks of it. */
export type KeepSubject = "page" | readonly string[];

/** What is asked about a synced section, or told of it; `make` is about a block of the page that becomes one. */
export interface SyncedSubject {
  readonly what: "make" | "rename" | "pages" | "remove";
  readonly id: string;
  readonly name: string;
}

/** Something over the whole editor. */
export type Opened =
  | { readonly type: "preview" | "publish" | "download" | "tour" | "news" | "palette" | "find" | "moveTo" }
  | { readonly type: "keep"; readonly subject: KeepSubject }
  | ({ readonly type: "synced" } & SyncedSubject);

/** A field that somebody is led to: of a block's panel or the page's, by its prop. */
export interface WantedField {
  readonly ownerId: string;
  readonly field: string;
}

/** What of the editor is in sight. */
export interface FrameView {
  readonly left: LeftPanel;
  readonly tab: DrawerTab;
  readonly shelf: Shelf;
  /** How often something was kept as a template since the editor was opened. */
  readonly keptCount: number;
  /** The side that is open over the page, where there is no room beside it. */
  readonly sheet: "left" | "right" | null;
  readonly opened: Opened | null;
  /** The block that is being given a name in the layers list. */
  readonly renamingId: string | null;
  /** The field that is to have the keyboard as soon as its panel is there. */
  readonly wanted: WantedField | null;
  /** Screen pixels for one of the page's; null for as large as the page has room. */
  readonly zoom: number | null;
  /** Whether pasted blocks have waited for pictures since the editor was opened: it tells how far they are. */
  readonly hasPasted: boolean;
}

const TAB_KEY = "vitrine.builder.tab";

/** Pictures that pasted blocks wait for. */
export interface ComingPictures {
  /** Whether some are under way. */
  readonly isBusy: boolean;
  /** Whether those would come when the page is opened again. */
  readonly isKept: boolean;
}

/** The editor's own furniture: which panels are open. It knows nothing of the page. */
export class Frame {
  readonly #listeners = new Set<() => void>();
  readonly #storage: Pick<Storage, "getItem" | "setItem"> | null;
  #view: FrameView;
  /** Null until something was pasted that has pictures. */
  coming: ComingPictures | null = null;

  /** Remembers the tab that was used last in `storage`, where there is one; under `wanted` stand pictures still to come. */
  constructor(storage: Pick<Storage, "getItem" | "setItem"> | null = null, wanted = "") {
    this.#storage = storage;
    this.#view = {
      left: "all",
      tab: rememberedTab(storage),
      shelf: "ready",
      keptCount: 0,
      sheet: null,
      opened: null,
      renamingId: null,
      wanted: null,
      zoom: null,
      hasPasted: remembered(storage, wanted) !== null,
    };
  }

  get view(): FrameView {
    return this.#view;
  }

  /** Opens a panel, on telephones as a sheet. */
  showLeft(left: LeftPanel): void {
    this.#show({ left, sheet: "left", renamingId: null });
  }

  showShelf(shelf: Shelf): void {
    this.#show({ shelf });
  }

  /** Something was kept: lists of what there is are out of date. */
  kept(): void {
    this.#show({ keptCount: this.#view.keptCount + 1 });
  }

  /** Pictures of a paste are on their way. */
  pasted(coming: ComingPictures): void {
    this.coming = coming;
    this.#show({ hasPasted: true });
  }

  /** The page's own panels are in one place at a time: back to the drawer with them. */
  leavePagePanels(): void {
    if (isOfThePage(this.#view.left)) this.#show({ left: "all" });
  }

  /** Shows a tab of what is chosen; the ones that are about something else are not remembered. */
  showTab(tab: DrawerTab): void {
    this.#show({ tab, wanted: null });
    if (!isPassing(tab)) remember(this.#storage, tab);
  }

  /** Goes to a tab, on telephones as well, where the drawer may be closed. */
  openTab(tab: DrawerTab): void {
    this.showTab(tab);
    this.openSheet("right");
  }

  openSheet(sheet: FrameView["sheet"]): void {
    this.#show({ sheet });
  }

  /** Something else was chosen: what is about the page, or was asked for one block, gives way to what is about a block. */
  chosen(): void {
    if (isPassing(this.#view.tab)) this.#show({ tab: rememberedTab(this.#storage) });
  }

  /** Has a block named in the layers list, which opens for it; null ends it. */
  rename(renamingId: string | null): void {
    if (renamingId !== null) this.showLeft("layers");
    this.#show({ renamingId });
  }

  /** Has the keyboard go to a field, once the panel that it is on is shown; null once it is there. */
  want(wanted: WantedField | null): void {
    this.#show({ wanted });
  }

  zoomTo(zoom: number | null): void {
    this.#show({ zoom });
  }

  open(opened: Opened | null): void {
    this.#show({ opened });
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #show(change: Partial<FrameView>): void {
    this.#view = { ...this.#view, ...change };
    for (const listener of [...this.#listeners]) listener();
  }
}

/** Whether a panel shows what the drawer shows of a page. */
export function isOfThePage(left: LeftPanel): boolean {
  return left === "style" || left === "page";
}

function isPassing(tab: DrawerTab): boolean {
  return tab === "page" || tab === "template";
}

function rememberedTab(storage: Pick<Storage, "getItem"> | null): DrawerTab {
  const kept = remembered(storage, TAB_KEY);
  return DRAWER_TABS.find((tab) => tab === kept && !isPassing(tab)) ?? "content";
}

function remembered(storage: Pick<Storage, "getItem"> | null, key: string): string | null {
  try {
    return storage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

function remember(storage: Pick<Storage, "setItem"> | null, tab: DrawerTab): void {
  try {
    storage?.setItem(TAB_KEY, tab);
  } catch {
    // A browser that keeps nothing begins with the first tab again.
  }
}

/** The furniture of the editor on screen, for everything inside the builder. */
export const FrameContext = createContext<Frame | null>(null);

export function useFrame(): Frame {
  const frame = useContext(FrameContext);
  if (!frame) throw new Error("useFrame is for components inside the builder");
  return frame;
}

/** A part of the view; renders again only when that part changes. The picked value must be a primitive or kept as it is. */
export function useFrameView<Value>(pick: (view: FrameView) => Value): Value {
  const frame = useFrame();
  const picked = useRef(pick);
  picked.current = pick;
  return useSyncExternalStore(
    useCallback((listener) => frame.subscribe(listener), [frame]),
    () => picked.current(frame.view),
  );
}
