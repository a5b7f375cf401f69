import { knownDefinition } from "@vitrine/blocks";
import { answerPlaces, type DocumentTree, hasWords, subtree } from "@vitrine/document";
import type { Fault } from "../finding.ts";
import type { ShownBlock } from "../shown-blocks.ts";

/** Whether a form leads on once it is sent, says thanks, asks for anything, and for all that its address has a place for. */
export function judgeForm(tree: DocumentTree, { block, definition }: ShownBlock): Fault[] {
  const form = definition.form?.(block.props);
  if (!form) return [];
  const faults: Fault[] = [];
  if (form.after === "redirect" && form.redirectTo === "") faults.push({ code: "form_without_destination", field: "redirectTo" });
  if (form.after === "message" && !hasWords(form.thanks)) faults.push({ code: "form_without_thanks", field: "thanks" });
  const keys = subtree(tree, block.id).flatMap((each) => {
    const asking = knownDefinition(each);
    return [...(asking?.question ? [asking.question(each.props)] : []), ...(asking?.questions?.(each.props) ?? [])].map(({ name }) => name);
  });
  if (keys.length === 0) faults.push({ code: "form_asks_nothing" });
  const places = form.after === "redirect" ? answerPlaces(form.redirectTo) : [];
  const unasked = places.filter((key) => !keys.includes(key));
  if (unasked.length > 0)
    faults.push({ code: "answer_unknown", field: "redirectTo", values: { key: unasked.map((key) => `[${key}]`).join(", ") } });
  return faults;
}
