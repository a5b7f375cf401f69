import { LABEL_KINDS, type Label, type LabelKind } from "@vitrine/contract";
import { foldText } from "../../platform/language/fold-text.ts";

/** What can be chosen by what was typed: a label that there is, or one to be made of the very words. */
export type LabelOption =
  | { readonly id: string; readonly label: Label }
  | { readonly id: `new-${LabelKind}`; readonly kind: LabelKind; readonly name: string };

/** Those that have the words, tags first, and one to be made of each kind that has none of that name. */
export function labelOptions(labels: readonly Label[], typed: string): LabelOption[] {
  const name = typed.trim().replace(/\s+/g, " ");
  const found = labels
    .filter((label) => foldText(label.name).includes(foldText(name)))
    .toSorted((a, b) => LABEL_KINDS.indexOf(a.kind) - LABEL_KINDS.indexOf(b.kind))
    .map((label) => ({ id: label.id, label }));
  if (name === "") return found;
  const isThere = (kind: LabelKind): boolean =>
    labels.some((label) => label.kind === kind && label.name.toLowerCase() === name.toLowerCase());
  const made = LABEL_KINDS.filter((kind) => !isThere(kind)).map((kind) => ({ id: `new-${kind}` as const, kind, name }));
  return [...found, ...made];
}
