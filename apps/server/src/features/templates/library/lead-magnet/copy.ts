import type { FormCopy } from "../../making/piece.ts";

/** What the page of the free guide says. */
export interface LeadMagnetCopy {
  readonly title: string;
  readonly description: string;
  readonly cover: { readonly title: string; readonly line: string };
  readonly kicker: string;
  readonly headline: string;
  readonly lead: string;
  readonly form: FormCopy & { readonly first: string; readonly mail: string; readonly example: string };
  readonly promise: string;
  readonly chapters: {
    readonly title: string;
    readonly lead: string;
    readonly items: readonly (readonly [name: string, words: string, page: string])[];
  };
  readonly inside: { readonly title: string; readonly items: readonly string[] };
  readonly free: { readonly title: string; readonly words: readonly string[] };
  readonly again: string;
  readonly footer: string;
}
