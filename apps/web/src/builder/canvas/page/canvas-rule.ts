import type { BlockRecord, Breakpoint } from "@vitrine/document";
import { HIDING_MEDIA, rulesText, type StyleRule, stateLayer } from "@vitrine/renderer";
import { HIDDEN_SHOWN_MARK, STATE_MARK } from "../frame/canvas-marks.ts";

export const NO_RULE = "@media all{}";

/** Rules as one, so that they share a seat in a sheet; a state's are for blocks that are shown in it, too. */
export function canvasRule(selector: string, rules: readonly StyleRule[], hiddenAt: BlockRecord["hiddenAt"] = []): string {
  if (rules.length + hiddenAt.length === 0) return NO_RULE;
  const shown = rules.flatMap((rule) =>
    rule.state === "normal"
      ? []
      : rulesText(`${selector.repeat(1 + stateLayer(rule.state))}[${STATE_MARK}~=${rule.state}]`, [{ ...rule, state: "normal" }]),
  );
  const texts = [rulesText(selector, rules), ...shown, ...hiddenAt.map((at) => hidingRule(selector, at))];
  return `@media all{${texts.join("\n")}}`;
}

/** Hidden as on the published page, or the shadow of it while its owner wants to see what is hidden. */
function hidingRule(selector: string, at: Breakpoint): string {
  const gone = `:root:not([${HIDDEN_SHOWN_MARK}]) ${selector}{display:none!important}`;
  const shadow = `:root[${HIDDEN_SHOWN_MARK}] ${selector}{opacity:.38!important;outline:2px dashed #14202b!important;outline-offset:2px!important}`;
  return `@media ${HIDING_MEDIA[at]}{${gone}${shadow}}`;
}
