import { type ImageReference, type PicturePlace, withPicture } from "@vitrine/document";
import { IMAGE_LIMIT_BYTES } from "../../platform/forms/image-limits.ts";
import type { ImageLibrary } from "../builder-props.ts";
import type { Editor } from "../editor/editor.ts";
import type { HoldLock } from "../save/hold-lock.ts";
import type { KeptWanted } from "./kept-wanted.ts";
import type { WantedPicture } from "./pasteable.ts";

/** How far the pictures of pastes are. */
export interface PastedPicturesView {
  /** Of those asked for since none was under way: how many there are, and how many of them are settled. */
  readonly total: number;
  readonly settled: number;
  /** How many could not be had. */
  readonly failed: number;
}

export interface PictureWorld {
  readonly images: Pick<ImageLibrary, "upload">;
  /** Has a picture's file from its address. */
  fetch(address: string, signal: AbortSignal): Promise<File>;
  /** Has the server take it into the account's library where that cannot; null where the server is not asked. */
  ask?(address: string, signal: AbortSignal): Promise<ImageReference> | null;
  /** Where those that are still to come are remembered, for when the page is opened again. */
  readonly kept?: KeptWanted;
}

/** Pictures that are asked for at once, milliseconds for each, and pictures of one paste. */
const AT_ONCE = 4;
const EACH_MS = 60_000;
const MOST_PICTURES = 100;

/** Held by the tab that goes on with a page's pictures. */
const LOCK = "vitrine.pictures";

const NOTHING: PastedPicturesView = { total: 0, settled: 0, failed: 0 };

/**
 * The pictures that pasted blocks wait for: fetched, uploaded to this account and put in their places, as if the paste had
 * brought them. What fails leaves its place empty and can be tried again.
 */
export class PastedPictures {
  readonly #editor: Editor;
  readonly #world: PictureWorld;
  readonly #listeners = new Set<() => void>();
  #view = NOTHING;
  #failed: WantedPicture[] = [];
  #running = 0;
  readonly #queue: WantedPicture[] = [];
  /** All that have not come yet, those that failed among them. */
  readonly #open = new Set<WantedPicture>();

  constructor(editor: Editor, world: PictureWorld) {
    this.#editor = editor;
    this.#world = world;
  }

  get view(): PastedPicturesView {
    return this.#view;
  }

  get isBusy(): boolean {
    return this.#running > 0;
  }

  /** Whether all that have not come yet would come when the page is opened again. */
  get isKept(): boolean {
    return this.#world.kept !== undefined && [...this.#open].every(({ source }) => source && "address" in source);
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Begins with these; resolves when all that is under way is settled. */
  async bring(wanted: readonly WantedPicture[]): Promise<void> {
    if (wanted.length === 0) return;
    for (const each of wanted) this.#open.add(each);
    if (!this.isBusy) this.#show({ total: 0, settled: 0, failed: this.#failed.length });
    this.#failed.push(...wanted.slice(MOST_PICTURES));
    this.#queue.push(...wanted.slice(0, MOST_PICTURES));
    this.#show({ total: this.#view.total + Math.min(wanted.length, MOST_PICTURES), failed: this.#failed.length });
    const workers: Promise<void>[] = [];
    while (this.#running < AT_ONCE && this.#queue.length > 0) {
      this.#running += 1;
      workers.push(this.#work());
    }
    await Promise.all(workers);
  }

  /**
   * Goes on with those that were still to come when the page was left, where their places are there and empty. `hold` takes a
   * lock that all tabs share: another one may be at it.
   */
  async resume(hold: HoldLock): Promise<void> {
    const { kept } = this.#world;
    if (!kept || this.#open.size > 0) return;
    const wanted = kept.read().filter(({ places }) => places.some((place) => this.#isWaiting(place)));
    const release = wanted.length === 0 ? null : await hold(LOCK, 0);
    if (!release) return;
    try {
      await this.bring(wanted);
    } finally {
      release();
    }
  }

  /** Asks again for those that failed. */
  retry(): Promise<void> {
    const again = this.#failed;
    this.#failed = [];
    return this.bring(again);
  }

  /** Stops telling of those that failed: their places stay, to be filled by hand. */
  dismiss(): void {
    for (const each of this.#failed) this.#open.delete(each);
    this.#failed = [];
    this.#show({ failed: 0 });
  }

  async #work(): Promise<void> {
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      try {
        this.#put(next.places, await this.#take(next));
        this.#open.delete(next);
      } catch {
        this.#failed.push(next);
      }
      this.#show({ settled: this.#view.settled + 1, failed: this.#failed.length });
    }
    this.#running -= 1;
    this.#show({});
  }

  async #take({ source }: WantedPicture): Promise<ImageReference> {
    if (!source) throw new TypeError("the picture has no address");
    const signal = AbortSignal.timeout(EACH_MS);
    const file = "file" in source ? source.file : await this.#fetch(source.address, signal);
    if (!(file instanceof File)) return file;
    if (file.size > IMAGE_LIMIT_BYTES) throw new RangeError("the picture is too large");
    return (await this.#world.images.upload(file, { signal, onProgress: () => undefined })).reference;
  }

  /** Most servers let no script of another site read their pictures, which anybody may save and upload. */
  async #fetch(address: string, signal: AbortSignal): Promise<File | ImageReference> {
    try {
      return await this.#world.fetch(address, signal);
    } catch (error) {
      // What is too large is so for the server, too.
      const taken = error instanceof RangeError || signal.aborted ? null : this.#world.ask?.(address, signal);
      if (!taken) throw error;
      return taken;
    }
  }

  #put(places: readonly PicturePlace[], picture: ImageReference): void {
    for (const place of places) {
      const isTaken = this.#editor.amend(place.recordId, (record) =>
        record.type === "block" || record.type === "style" ? withPicture(record, place, picture) : record,
      );
      if (!isTaken) throw new Error("the page does not take the picture");
    }
  }

  #isWaiting(place: PicturePlace): boolean {
    const record = this.#editor.store.get(place.recordId);
    if (record?.type !== "block" && record?.type !== "style") return false;
    return withPicture(record, place, { imageId: "img_any", width: 1, height: 1 }) !== record;
  }

  #show(change: Partial<PastedPicturesView>): void {
    this.#view = { ...this.#view, ...change };
    this.#world.kept?.write([...this.#open]);
    for (const listener of [...this.#listeners]) listener();
  }
}
