import type { BlockCatalog } from "../catalog.ts";
import type { DocumentDiff } from "../changes/diff.ts";
import { DOCUMENT_LIMITS } from "../document.ts";
import { PAGE_ID } from "../ids.ts";
import { slotRule } from "../insertion-points.ts";
import { type BlockRecord, isSameThing } from "../records.ts";
import { STYLE_PROPERTIES, type StyleProperty, type StylePropertyRule } from "../style/properties.ts";
import type { Styles } from "../style/styles.ts";
import { ancestors, type DocumentTree } from "../tree.ts";
import { bringUp } from "./migrate.ts";
import type { DocumentProblem } from "./problems.ts";

/**
 * Checks what a change touched: the records themselves, their places, the children of what was removed, and
 * what was nested in what was moved. An untouched record cannot have become wrong, so this is enough after
 * each transaction; `checkDocument` looks at everything.
 */
export function checkChanges(tree: DocumentTree, catalog: BlockCatalog, diff: DocumentDiff): DocumentProblem[] {
  const problems: DocumentProblem[] = [];
  const inside = new Set<string>();
  let isTokenGone = false;
  for (const id in diff) {
    const [before, after] = diff[id] ?? [null, null];
    if (before && after && !isSameThing(before, after)) {
      problems.push({ code: "changed_kind", path: [id, "kind"], detail: "a record stays of the kind and version it is" });
    }
    if (after === null) {
      checkRemoval(tree, id, problems);
      isTokenGone ||= before?.type === "token";
    } else if (after.type === "block") {
      checkBlock(tree, catalog, after, problems);
      if (before?.type !== "block" || before.parentId !== after.parentId) addInside(tree, id, inside);
    } else if (after.type === "page") checkTokens(tree, after.id, after.styles, problems);
  }
  for (const id of inside) {
    const block = Object.hasOwn(diff, id) ? undefined : tree.block(id);
    if (block) checkPlace(tree, catalog, block, problems);
  }
  if (isTokenGone) for (const record of tree.records()) if (record.type !== "token") checkTokens(tree, record.id, record.styles, problems);
  return problems;
}

/** Checks a whole document. */
export function checkDocument(tree: DocumentTree, catalog: BlockCatalog): DocumentProblem[] {
  const problems: DocumentProblem[] = [];
  const page = tree.get(PAGE_ID);
  if (page?.type !== "page") {
    return [{ code: "no_page", path: [PAGE_ID], detail: "the document has no page record" }];
  }
  checkTokens(tree, PAGE_ID, page.styles, problems);
  for (const record of tree.records()) {
    if (record.type === "block") checkBlock(tree, catalog, record, problems);
  }
  return problems;
}

function checkRemoval(tree: DocumentTree, id: string, problems: DocumentProblem[]): void {
  if (id === PAGE_ID) problems.push({ code: "no_page", path: [id], detail: "the page record cannot be removed" });
  for (const child of tree.allChildren(id)) {
    problems.push({ code: "missing_parent", path: [child.id, "parentId"], detail: `its parent ${id} was removed` });
  }
}

function checkBlock(tree: DocumentTree, catalog: BlockCatalog, block: BlockRecord, problems: DocumentProblem[]): void {
  checkPlace(tree, catalog, block, problems);
  checkTokens(tree, block.id, block.styles, problems);
  const kind = catalog.get(block.kind);
  if (!kind || block.version > kind.version) return;
  const current = bringUp(catalog, block, problems);
  if (current?.type !== "block") return;
  const parsed = kind.props.safeParse(current.props);
  if (parsed.success) return;
  for (const issue of parsed.error.issues.slice(0, 5)) {
    const path = [block.id, "props", ...issue.path.map((part) => (typeof part === "symbol" ? String(part) : part))];
    problems.push({ code: "invalid_props", path, detail: issue.message });
  }
}

function checkPlace(tree: DocumentTree, catalog: BlockCatalog, block: BlockRecord, problems: DocumentProblem[]): void {
  const { id, parentId, slot } = block;
  if (parentId !== PAGE_ID && !tree.block(parentId)) {
    problems.push({ code: "missing_parent", path: [id, "parentId"], detail: `there is no block ${parentId}` });
    return;
  }
  const above = ancestors(tree, id, DOCUMENT_LIMITS.depth);
  if (above.length >= DOCUMENT_LIMITS.depth) {
    problems.push({ code: "too_deep", path: [id, "parentId"], detail: `nested deeper than ${DOCUMENT_LIMITS.depth}` });
    return;
  }
  const top = above.at(-1) ?? block;
  if (top.parentId !== PAGE_ID) {
    const code = tree.block(top.parentId) ? "cycle" : "missing_parent";
    problems.push({ code, path: [id, "parentId"], detail: "it does not lead up to the page" });
    return;
  }
  const parent = tree.block(parentId);
  if (parent && !catalog.has(parent.kind)) return;
  const rule = slotRule(tree, catalog, parentId, slot);
  if (!rule) {
    problems.push({ code: "unknown_slot", path: [id, "slot"], detail: `${parentId} has no slot ${slot}` });
    return;
  }
  const kind = catalog.get(block.kind);
  if (!kind) return;
  const kinds = above.map((outer) => outer.kind);
  const homeless = kind.within && !kind.within.some((outer) => kinds.includes(outer));
  const banned = kind.notWithin?.some((outer) => kinds.includes(outer));
  if (!rule.accepts.includes(kind.category) || homeless || banned) {
    problems.push({ code: "illegal_place", path: [id, "parentId"], detail: `${block.kind} may not stand in ${slot} of ${parentId}` });
  }
  if (rule.max !== undefined && countKnown(tree.children(parentId, slot), catalog) > rule.max) {
    problems.push({ code: "slot_full", path: [id, "slot"], detail: `${slot} of ${parentId} takes ${rule.max}` });
  }
}

/** Blocks of kinds nobody knows take no room, as no other rule of nesting is asked of them. */
function countKnown(blocks: readonly BlockRecord[], catalog: BlockCatalog): number {
  return blocks.filter((block) => catalog.has(block.kind)).length;
}

/** A moved block carries its inside along: what must (not) stand within some kind is looked at again, each block once. */
function addInside(tree: DocumentTree, id: string, found: Set<string>): void {
  const waiting = [...tree.allChildren(id)];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (found.has(next.id)) continue;
    found.add(next.id);
    waiting.push(...tree.allChildren(next.id));
  }
}

function checkTokens(tree: DocumentTree, id: string, styles: Styles, problems: DocumentProblem[]): void {
  for (const [breakpoint, states] of Object.entries(styles)) {
    for (const [state, declarations] of Object.entries(states)) {
      for (const property in declarations) {
        const value = declarations[property as StyleProperty];
        if (value?.type !== "token") continue;
        const rule: StylePropertyRule = STYLE_PROPERTIES[property as StyleProperty];
        const found = tree.get(value.id);
        if (found?.type === "token" && found.kind === rule.token) continue;
        const path = [id, "styles", breakpoint, state, property];
        problems.push({ code: "missing_token", path, detail: `there is no ${rule.token ?? "such"} token ${value.id}` });
      }
    }
  }
}
