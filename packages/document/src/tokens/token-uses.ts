import type { DocumentRecord, TokenRecord } from "../records.ts";
import { stylesOf, valuesIn } from "../style/style-layers.ts";
import type { Styles } from "../style/styles.ts";
import { type StyleValue, tokensOf, withTokens } from "../style/values.ts";
import type { DocumentTree } from "../tree.ts";

/** What a record may refer to tokens with; a token itself refers to none. */
export type StyledRecord = Exclude<DocumentRecord, TokenRecord>;

/** The records whose styles refer to a token, in no order. Goes through the whole page: to be asked when somebody asks. */
export function tokenUses(tree: Pick<DocumentTree, "records">, id: string): StyledRecord[] {
  const found: StyledRecord[] = [];
  for (const record of tree.records()) if (record.type !== "token" && hasToken(record.styles, id)) found.push(record);
  return found;
}

function hasToken(styles: Styles, id: string): boolean {
  for (const states of Object.values(styles)) {
    for (const declarations of Object.values(states)) {
      for (const value of Object.values(declarations)) if (tokensOf(value).includes(id)) return true;
    }
  }
  return false;
}

/** The same styles with another value wherever they referred to the token; without it where no other can stand there. */
export function withoutToken(styles: Styles, id: string, instead: StyleValue): Styles {
  return stylesOf(
    valuesIn(styles).flatMap((placed) => {
      const value = withTokens(placed.value, (each) => (each === id ? instead : { type: "token", id: each }));
      return value ? [{ ...placed, value }] : [];
    }),
  );
}
