import type { PlaceRefusal } from "../placement/place-refusal.ts";

/** Why a document, or a change to one, was refused. `path` leads to the place: record id, then field. */
export interface DocumentProblem {
  readonly code:
    | "malformed"
    | "too_new"
    | "too_large"
    | "too_deep"
    | "no_page"
    | "missing_parent"
    | "cycle"
    | "unknown_slot"
    | "illegal_place"
    | "slot_full"
    | "locked"
    | "synced"
    | "missing_token"
    | "missing_style"
    | "invalid_props"
    | "changed_kind"
    | "stale_change"
    | "not_found";
  readonly path: readonly (string | number)[];
  /** For the log and for developers; people are told in their language by the code. */
  readonly detail: string;
  /** Of a block that may not stand where it is: why not. */
  readonly why?: PlaceRefusal;
}

export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problems: readonly DocumentProblem[] };

export function ok<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function refused(
  code: DocumentProblem["code"],
  path: readonly (string | number)[],
  detail: string,
): { ok: false; problems: DocumentProblem[] } {
  return { ok: false, problems: [{ code, path, detail }] };
}
