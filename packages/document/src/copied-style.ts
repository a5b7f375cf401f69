import { z } from "zod";
import { type Fragment, tokenIdsIn } from "./fragment.ts";
import { recordId } from "./ids.ts";
import { checkInput } from "./reading/check-input.ts";
import { ok, type Result, refused } from "./reading/problems.ts";
import { type BlockRecord, blockRecord, STYLES_A_BLOCK, type StyleRecord, styleRecord, type TokenRecord } from "./records.ts";
import { BREAKPOINTS, type Breakpoint } from "./style/breakpoints.ts";
import { type Styles, styles } from "./style/styles.ts";
import { tokenRecord } from "./tokens/token-record.ts";
import type { DocumentTree } from "./tree.ts";

/** The look of one block, on its way to others: its own values, where it is hidden, and all that these refer to. */
export interface CopiedStyle {
  /** The kind it was copied from: of what that kind has no say in, others keep their own. */
  readonly kind: string;
  readonly styles: Styles;
  readonly hiddenAt: readonly Breakpoint[];
  readonly styleIds: readonly string[];
  readonly namedStyles: readonly StyleRecord[];
  readonly tokens: readonly TokenRecord[];
}

const copiedStyle = z.strictObject({
  kind: blockRecord.shape.kind,
  styles,
  hiddenAt: z.array(z.enum(BREAKPOINTS)).max(BREAKPOINTS.length),
  styleIds: z.array(recordId).max(STYLES_A_BLOCK),
  namedStyles: z.array(styleRecord).max(STYLES_A_BLOCK),
  tokens: z.array(tokenRecord).max(500),
});

export function copyStyle(tree: DocumentTree, block: BlockRecord): CopiedStyle {
  return styleOf(block, tree.namedStyles(), tree.tokens());
}

/** The look of the first block of a fragment: whoever copied blocks can put on others what they look like. */
export function styleOfFragment({ rootIds, blocks, tokens, namedStyles = [] }: Fragment): CopiedStyle | null {
  const first = blocks.find(({ id }) => id === rootIds[0]);
  return first ? styleOf(first, namedStyles, tokens) : null;
}

/** Reads a look from the clipboard: hostile input until it has been through here. */
export function readCopiedStyle(input: unknown): Result<CopiedStyle> {
  const unwanted = checkInput(input);
  if (unwanted) return { ok: false, problems: [unwanted] };
  const parsed = copiedStyle.safeParse(input);
  if (!parsed.success) return refused("malformed", [], parsed.error.issues[0]?.message ?? "not a style");
  return ok({ ...parsed.data, styleIds: [...new Set(parsed.data.styleIds)] });
}

function styleOf(block: BlockRecord, page: readonly StyleRecord[], tokens: readonly TokenRecord[]): CopiedStyle {
  const { kind, styles, hiddenAt = [], styleIds = [] } = block;
  const namedStyles = page.filter(({ id }) => styleIds.includes(id));
  const used = tokenIdsIn([styles, ...namedStyles.map((style) => style.styles)]);
  return { kind, styles, hiddenAt, styleIds, namedStyles, tokens: tokens.filter(({ id }) => used.has(id)) };
}
