import type { BlockCatalog } from "../catalog.ts";
import type { DocumentDiff } from "../changes/diff.ts";
import { PAGE_ID } from "../ids.ts";
import { PlaceChecker } from "../placement/place-checker.ts";
import { NO_BLOCKS, placesBefore } from "../placement/places-before.ts";
import { type BlockRecord, isSameThing, STYLES_A_PAGE } from "../records.ts";
import { STYLE_PROPERTIES, type StyleProperty, type StylePropertyRule } from "../style/properties.ts";
import type { Styles } from "../style/styles.ts";
import { innerTokens } from "../style/values.ts";
import type { DocumentTree } from "../tree.ts";
import { bringUp } from "./migrate.ts";
import type { DocumentProblem } from "./problems.ts";

/**
 * Checks what a change touched: the records themselves, their places, the children of what was removed, and
 * what was nested in what was moved. An untouched record cannot have become wrong, so this is enough after
 * each transaction; `checkDocument` looks at everything. A place that was wrong before is no problem of the
 * change: a page from before a rule of nesting can be edited, but not made worse.
 */
export function checkChanges(tree: DocumentTree, catalog: BlockCatalog, diff: DocumentDiff): DocumentProblem[] {
  const problems: DocumentProblem[] = [];
  const inside = new Set<string>();
  const places = new PlaceChecker(tree, catalog, placesBefore(tree, diff), problems);
  let isTokenGone = false;
  for (const id in diff) {
    const [from, to] = diff[id] ?? [null, null];
    if (from && to && !isSameThing(from, to)) {
      problems.push({ code: "changed_kind", path: [id, "kind"], detail: "a record stays of the kind and version it is" });
    }
    if (to === null) {
      checkRemoval(tree, id, problems);
      isTokenGone ||= from?.type === "token";
    } else if (to.type === "block") {
      places.check(to);
      checkBlock(tree, catalog, to, problems);
      if (from?.type !== "block" || from.parentId !== to.parentId) addInside(tree, id, inside);
    } else if (to.type !== "token") {
      checkTokens(tree, to.id, to.styles, problems);
      if (to.type === "style" && from === null) checkStyleCount(tree, id, problems);
    }
  }
  for (const id of inside) {
    const block = Object.hasOwn(diff, id) ? undefined : tree.block(id);
    if (block) places.check(block);
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
  checkStyleCount(tree, "records", problems);
  const places = new PlaceChecker(tree, catalog, NO_BLOCKS, problems);
  for (const record of tree.records()) {
    if (record.type === "style") checkTokens(tree, record.id, record.styles, problems);
    if (record.type !== "block") continue;
    places.check(record);
    checkBlock(tree, catalog, record, problems);
  }
  return problems;
}

function checkRemoval(tree: DocumentTree, id: string, problems: DocumentProblem[]): void {
  if (id === PAGE_ID) problems.push({ code: "no_page", path: [id], detail: "the page record cannot be removed" });
  for (const child of tree.allChildren(id)) {
    problems.push({ code: "missing_parent", path: [child.id, "parentId"], detail: `its parent ${id} was removed` });
  }
  for (const blockId of tree.blocksWith(id)) {
    const index = tree.block(blockId)?.styleIds?.indexOf(id) ?? 0;
    problems.push({ code: "missing_style", path: [blockId, "styleIds", index], detail: `the style ${id} was removed` });
  }
}

function checkStyleCount(tree: DocumentTree, at: string, problems: DocumentProblem[]): void {
  if (tree.namedStyles().length <= STYLES_A_PAGE) return;
  problems.push({ code: "too_large", path: [at], detail: `more than ${STYLES_A_PAGE} named styles` });
}

function checkBlock(tree: DocumentTree, catalog: BlockCatalog, block: BlockRecord, problems: DocumentProblem[]): void {
  checkTokens(tree, block.id, block.styles, problems);
  for (const [index, id] of (block.styleIds ?? []).entries()) {
    if (tree.get(id)?.type === "style") continue;
    problems.push({ code: "missing_style", path: [block.id, "styleIds", index], detail: `there is no style ${id}` });
  }
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
        if (!value) continue;
        const rule: StylePropertyRule = STYLE_PROPERTIES[property as StyleProperty];
        const used =
          value.type === "token" ? [[value.id, rule.token] as const] : innerTokens(value).map((each) => [each, "color"] as const);
        for (const [tokenId, kind] of used) {
          const found = tree.get(tokenId);
          if (found?.type === "token" && found.kind === kind) continue;
          const path = [id, "styles", breakpoint, state, property];
          problems.push({ code: "missing_token", path, detail: `there is no ${kind ?? "such"} token ${tokenId}` });
        }
      }
    }
  }
}
