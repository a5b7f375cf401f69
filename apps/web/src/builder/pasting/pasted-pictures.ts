import { type ImageReference, type PicturePlace, withPicture } from "@vitrine/document";
import { IMAGE_LIMIT_BYTES } from "../../platform/forms/image-limits.ts";
import type { ImageLibrary } from "../builder-props.ts";
import type { Editor } from "../editor/editor.ts";
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
}

/** Pictures that are asked for at once, milliseconds for each, and pictures of one paste. */
const AT_ONCE = 4;
const EACH_MS = 60_000;
const MOST_PICTURES = 100;

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

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Begins with these; resolves when all that is under way is settled. */
  async bring(wanted: readonly WantedPicture[]): Promise<void> {
    if (wanted.length === 0) return;
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

  /** Asks again for those that failed. */
  retry(): Promise<void> {
    const again = this.#failed;
    this.#failed = [];
    return this.bring(again);
  }

  /** Stops telling of those that failed: their places stay, to be filled by hand. */
  dismiss(): void {
    this.#failed = [];
    this.#show({ failed: 0 });
  }

  async #work(): Promise<void> {
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      try {
        this.#put(next.places, await this.#take(next));
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
    const file = "file" in source ? source.file : await this.#world.fetch(source.address, signal);
    if (file.size > IMAGE_LIMIT_BYTES) throw new RangeError("the picture is too large");
    return (await this.#world.images.upload(file, { signal, onProgress: () => undefined })).reference;
  }

  #put(places: readonly PicturePlace[], picture: ImageReference): void {
    for (const place of places) {
      const isTaken = this.#editor.amend(place.recordId, (record) =>
        record.type === "block" || record.type === "style" ? withPicture(record, place, picture) : record,
      );
      if (!isTaken) throw new Error("the page does not take the picture");
    }
  }

  #show(change: Partial<PastedPicturesView>): void {
    this.#view = { ...this.#view, ...change };
    for (const listener of [...this.#listeners]) listener();
  }
}
