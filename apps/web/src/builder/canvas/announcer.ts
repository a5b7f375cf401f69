type Messages = typeof import("../messages/pt.json");

/** The key of a message that is read out. */
export type SpokenMessage = `canvas.say.${keyof Messages["canvas"]["say"]}`;

/** Something to be read out, and what stands in its gaps. */
export interface Announcement {
  readonly key: SpokenMessage;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** What has just happened, for people who do not see it: the live region of the builder reads it out. */
export class Announcer {
  readonly #listeners = new Set<() => void>();
  #latest: Announcement | null = null;

  get latest(): Announcement | null {
    return this.#latest;
  }

  say(key: SpokenMessage, values: Announcement["values"] = {}): void {
    this.#latest = { key, values };
    for (const listener of [...this.#listeners]) listener();
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
