import { knownDefinition } from "@vitrine/blocks";
import { type DocumentTree, hasWords, subtree } from "@vitrine/document";
import type { Fault } from "../finding.ts";
import type { ShownBlock } from "../shown-blocks.ts";

/** Whether a form leads on once it is sent, says thanks, and asks for anything. */
export function judgeForm(tree: DocumentTree, { block, definition }: ShownBlock): Fault[] {
  const form = definition.form?.(block.props);
  if (!form) return [];
  const faults: Fault[] = [];
  if (form.after === "redirect" && form.redirectTo === "") faults.push({ code: "form_without_destination", field: "redirectTo" });
  if (form.after === "message" && !hasWords(form.thanks)) faults.push({ code: "form_without_thanks", field: "thanks" });
  const asksSomething = subtree(tree, block.id).some((each) => {
    const asking = knownDefinition(each);
    return asking?.question !== undefined || (asking?.questions?.(each.props).length ?? 0) > 0;
  });
  if (!asksSomething) faults.push({ code: "form_asks_nothing" });
  return faults;
}
