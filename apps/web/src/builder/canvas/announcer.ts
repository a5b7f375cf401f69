import type { DocumentProblem, PlaceRefusal } from "@vitrine/document";

type Messages = typeof import("../messages/pt.json");

/** The key of a message that is read out. */
export type SpokenMessage = `canvas.say.${keyof Messages["canvas"]["say"]}`;

/** Something to be read out, and what stands in its gaps; or why blocks may not stand where they were to. */
export type Announcement =
  | {
      readonly key: SpokenMessage;
      readonly values?: Readonly<Record<string, string | number>>;
      /** Shown as well: it says why something was not done. */
      readonly isWarning?: boolean;
      readonly refusal?: undefined;
    }
  | {
      readonly refusal: PlaceRefusal;
      readonly isShown: boolean;
      readonly key?: undefined;
      readonly values?: undefined;
      readonly isWarning?: undefined;
    };

/** What has just happened, for people who do not see it: the live region of the builder reads it out. */
export class Announcer {
  readonly #listeners = new Set<() => void>();
  #latest: Announcement | null = null;

  get latest(): Announcement | null {
    return this.#latest;
  }

  say(key: SpokenMessage, values: Readonly<Record<string, string | number>> = {}): void {
    this.#tell({ key, values });
  }

  /** Says to everybody what is missing for what was asked for: nothing that they see has changed. */
  warn(key: SpokenMessage): void {
    this.#tell({ key, isWarning: true });
  }

  /** Says why something was not done; `isShown` where the eye finds it already, as at the pointer of a drag. */
  refuse(refusal: PlaceRefusal, isShown = false): void {
    this.#tell({ refusal, isShown });
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #tell(latest: Announcement): void {
    this.#latest = latest;
    for (const listener of [...this.#listeners]) listener();
  }
}

/** Says that the page did not take a change, and why where it is a matter of places. */
export function sayRefused(announcer: Announcer, problems: readonly DocumentProblem[]): void {
  const why = problems.find((problem) => problem.why)?.why;
  if (why) announcer.refuse(why);
  else announcer.say("canvas.say.refused");
}
