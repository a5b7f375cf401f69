import { sameJson } from "../changes/same-json.ts";
import type { Fragment } from "../fragment.ts";
import type { MakeId } from "../ids.ts";
import { plainValue } from "../operations/put-token.ts";
import { keysBetween } from "../order.ts";
import { type BlockRecord, STYLES_A_PAGE, type StyleRecord, type TokenRecord } from "../records.ts";
import { flattenLayers, stylesOf, valuesIn } from "../style/style-layers.ts";
import type { Styles } from "../style/styles.ts";
import { type StyleValue, withTokens } from "../style/values.ts";
import type { DocumentTree } from "../tree.ts";

/**
 * A fragment of another account as it can stand in a page: it brings no token. Where the page has a token of the same value
 * the values refer to that, and are plain ones otherwise; a font that the page has not is left to the page. Its named styles
 * are those of the page that have the same name and values; others come along under fresh ids, as long as there is room,
 * and are the blocks' own values beyond that. Ids of blocks stay.
 */
export function settleFragment(fragment: Fragment, tree: DocumentTree, makeId: MakeId): Fragment {
  const tokenFor = tokensIn(tree, fragment.tokens);
  const settled = (styles: Styles): Styles =>
    stylesOf(
      valuesIn(styles).flatMap((placed) => {
        const value = withTokens(placed.value, tokenFor);
        return value ? [{ ...placed, value }] : [];
      }),
    );
  const brought = (fragment.namedStyles ?? []).map((style) => ({ ...style, styles: settled(style.styles) }));
  const { idOf, added } = housed(brought, tree, makeId);
  const stylesById = new Map(brought.map((style) => [style.id, style.styles]));
  const blocks = fragment.blocks.map((block) => dressed({ ...block, styles: settled(block.styles) }, stylesById, idOf));
  return { rootIds: fragment.rootIds, blocks, tokens: [], ...(added.length > 0 ? { namedStyles: added } : {}) };
}

/** What stands in the place of each token that a fragment refers to. */
function tokensIn(tree: DocumentTree, brought: readonly TokenRecord[]): (id: string) => StyleValue | null {
  const here = tree.tokens();
  const instead = new Map(
    brought.map((token) => {
      const same = here.filter(({ kind, value }) => kind === token.kind && sameJson(value, token.value));
      const one = same.find(({ id }) => id === token.id) ?? same[0];
      return [token.id, one ? ({ type: "token", id: one.id } as const) : plainValue(token)];
    }),
  );
  return (id) => instead.get(id) ?? null;
}

/** Which of the page's named styles each brought one becomes, if any, and those that have to be added. */
function housed(brought: readonly StyleRecord[], tree: DocumentTree, makeId: MakeId) {
  const here = tree.namedStyles();
  const room = STYLES_A_PAGE - here.length;
  const idOf = new Map<string, string>();
  const missing: StyleRecord[] = [];
  for (const style of brought) {
    const same = here.find(({ name, styles }) => name === style.name && sameJson(styles, style.styles));
    if (same) idOf.set(style.id, same.id);
    else if (missing.length < room) missing.push(style);
  }
  const orders = keysBetween(here.at(-1)?.order ?? null, null, missing.length);
  const added = missing.map((style, index): StyleRecord => ({ ...style, id: makeId(), order: orders[index] ?? style.order }));
  for (const [index, { id }] of missing.entries()) idOf.set(id, added[index]?.id ?? id);
  return { idOf, added };
}

/** A block that wears its styles under the page's ids; as its own values all of them, where one cannot come along. */
function dressed(block: BlockRecord, stylesById: ReadonlyMap<string, Styles>, idOf: ReadonlyMap<string, string>): BlockRecord {
  const { styleIds, ...bare } = block;
  if (!styleIds || styleIds.length === 0) return bare;
  const ids = styleIds.map((id) => idOf.get(id));
  if (ids.every((id) => id !== undefined)) return { ...bare, styleIds: [...new Set(ids)] };
  const layers = styleIds.map((id) => stylesById.get(id) ?? {}).reverse();
  return { ...bare, styles: flattenLayers([block.styles, ...layers]) };
}
