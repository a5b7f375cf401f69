import { isUnfinished } from "@vitrine/blocks";
import { type DocumentTree, sectionIdOf } from "@vitrine/document";
import { ContrastRule } from "./contrast/contrast-rule.ts";
import { fieldValues } from "./field-values.ts";
import { type Fault, FINDING_CODES, type Finding, findingOf } from "./finding.ts";
import type { PageFacts } from "./page-facts.ts";
import { AnswerKeyRule } from "./rules/answer-keys.ts";
import { judgeForm } from "./rules/forms.ts";
import { HeadingRule } from "./rules/headings.ts";
import { ImageRule } from "./rules/images.ts";
import { LinkRule } from "./rules/links.ts";
import { judgeFeatures, judgeSettings } from "./rules/settings.ts";
import { shownBlocks } from "./shown-blocks.ts";

const RANKS: ReadonlyMap<string, number> = new Map(FINDING_CODES.map((code, rank) => [code, rank]));

/**
 * Everything that is wrong with a page as far as visitors see it: what concerns the whole of it first, then block by
 * block as it is read. The same page gives the same findings in the same order, however its records are kept. Takes
 * time in proportion to the blocks.
 */
export function checkPage(tree: DocumentTree, facts: PageFacts): Finding[] {
  const page = tree.page();
  const shown = shownBlocks(tree);
  const images = new ImageRule(facts);
  const links = new LinkRule(page, shown, facts);
  const headings = new HeadingRule();
  const contrast = new ContrastRule(tree);
  const answers = new AnswerKeyRule();
  const found: Finding[] = [];
  for (const each of shown) {
    const { block, definition } = each;
    const faults: Fault[] = [...links.judgeAnchor(block)];
    if (facts.missingSectionIds.has(sectionIdOf(block) ?? "")) faults.push({ code: "section_unknown" });
    if (facts.brokenIds.has(block.id)) faults.push({ code: "code_broken" });
    else if (facts.offIds.has(block.id)) faults.push({ code: "code_off" });
    else if (isUnfinished(block)) faults.push({ code: "unfinished" });
    else {
      const fields = fieldValues(definition.panel, block.props);
      faults.push(...links.judge(fields), ...images.judge(block, fields), ...headings.judge(each), ...contrast.judge(each));
    }
    faults.push(...judgeForm(tree, each), ...answers.judge(each));
    found.push(...inOrder(faults).map((fault) => findingOf(fault, block.id)));
  }
  const anchors = new Set(shown.flatMap(({ block }) => block.anchor ?? []));
  const whole = [
    ...judgeSettings(page, shown.length, facts),
    ...judgeFeatures(page, anchors, facts),
    ...images.judgePage(page),
    ...links.judgePage(),
  ];
  const untitled = headings.judgePage();
  return [...inOrder(whole).map((fault) => findingOf(fault)), ...(untitled ? [findingOf(untitled.fault, untitled.blockId)] : []), ...found];
}

function inOrder(faults: Fault[]): Fault[] {
  return faults.length < 2 ? faults : faults.sort((a, b) => (RANKS.get(a.code) ?? 0) - (RANKS.get(b.code) ?? 0));
}
