import type { BlockKind } from "@vitrine/blocks";
import { KIND_ICONS } from "./kind-icons.ts";

/** The drawing that stands for a block kind. */
export function KindIcon({ kind }: { readonly kind: BlockKind }) {
  const Icon = KIND_ICONS[kind];
  return <Icon size={18} strokeWidth={1.5} aria-hidden="true" />;
}
