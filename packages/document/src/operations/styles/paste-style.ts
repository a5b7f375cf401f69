import type { CopiedStyle } from "../../copied-style.ts";
import { type BlockRecord, STYLES_A_PAGE, type TokenRecord } from "../../records.ts";
import type { Transaction } from "../../store.ts";
import type { StyleProperty } from "../../style/properties.ts";
import { stylesOf, valuesIn } from "../../style/style-layers.ts";
import type { Styles } from "../../style/styles.ts";
import { type StyleValue, withTokens } from "../../style/values.ts";
import type { DocumentTree } from "../../tree.ts";
import { type Operation, OperationRefused } from "../operation.ts";
import { plainValue } from "../put-token.ts";
import { wearStyles } from "./set-style-ids.ts";

/**
 * Gives blocks the look of another one, at every width and in every state: values their kind takes, as `takes` says, and
 * named styles. What the copied kind has no say in stays as it is. One that is hidden at some widths hides them at the
 * same; one that is hidden nowhere leaves them hidden where they are. Named styles that the page has none of are added;
 * tokens it has none of come as plain values.
 */
export function pasteStyle(
  copied: CopiedStyle,
  blockIds: readonly string[],
  takes: (kind: string, property: StyleProperty) => boolean,
): Operation {
  return (transaction) => {
    const blocks = blockIds.map((id) => transaction.block(id)).filter((block) => block !== undefined);
    if (blocks.length === 0) throw new OperationRefused({ code: "not_found", path: [], detail: "no block to give the look to" });
    const pasted = valuesIn(withPageTokens(transaction, copied.styles, copied.tokens));
    const styleIds = copied.styleIds.filter((id) => bringStyle(transaction, copied, id));
    for (const block of blocks) {
      const kept = valuesIn(block.styles).filter(({ property }) => !takes(copied.kind, property) || !takes(block.kind, property));
      const given = pasted.filter(({ property }) => takes(block.kind, property));
      const next: BlockRecord = { ...block, styles: stylesOf([...kept, ...given]) };
      transaction.put(copied.hiddenAt.length > 0 ? { ...next, hiddenAt: [...copied.hiddenAt] } : next);
      wearStyles(transaction, block.id, styleIds);
    }
  };
}

/** Sees to it that the page has a named style; false where it cannot have it. */
function bringStyle(transaction: Transaction, copied: CopiedStyle, id: string): boolean {
  const there = transaction.get(id);
  if (there) return there.type === "style";
  const brought = copied.namedStyles.find((style) => style.id === id);
  if (!brought || transaction.namedStyles().length >= STYLES_A_PAGE) return false;
  transaction.put({ ...brought, styles: withPageTokens(transaction, brought.styles, copied.tokens) });
  return true;
}

/** The styles with plain values in the place of tokens that the page has not; what has no plain value is left out. */
function withPageTokens(tree: DocumentTree, styles: Styles, brought: readonly TokenRecord[]): Styles {
  const here = (id: string): StyleValue | null => {
    const token = brought.find((each) => each.id === id);
    const there = tree.get(id);
    if (token && there?.type === "token" && there.kind === token.kind) return { type: "token", id };
    return token ? (plainValue(token) ?? sameFont(tree, token)) : null;
  };
  return stylesOf(
    valuesIn(styles).flatMap((placed) => {
      const value = withTokens(placed.value, here);
      return value ? [{ ...placed, value }] : [];
    }),
  );
}

/** A font is always one of the page's: another token of the same family, if there is any. */
function sameFont(tree: DocumentTree, token: TokenRecord): StyleValue | null {
  const same = tree.tokens().find((each) => each.kind === "font" && token.kind === "font" && each.value === token.value);
  return same ? { type: "token", id: same.id } : null;
}
