import type { BlockKind } from "./registry/kinds.ts";
import { BLOCK_VIEWS } from "./registry/views.ts";
import type { BlockView } from "./view.ts";

/** The view of a kind. Its props must have passed the kind's schema. */
export function blockView(kind: string): BlockView<unknown> | undefined {
  return Object.hasOwn(BLOCK_VIEWS, kind) ? (BLOCK_VIEWS[kind as BlockKind] as BlockView<unknown>) : undefined;
}
