import { FieldView } from "./field/view.tsx";
import { FormView } from "./form/view.tsx";
import { HeadingView } from "./heading/view.tsx";
import type { BlockKind } from "./kinds.ts";
import { SectionView } from "./section/view.tsx";
import type { BlockView } from "./view.ts";

// A view takes its own kind's props; the catalog has checked them before one is called.
const VIEWS: Readonly<Record<BlockKind, BlockView<never>>> = {
  section: SectionView,
  heading: HeadingView,
  form: FormView,
  field: FieldView,
};

/** The view of a kind. Its props must have passed the kind's schema. */
export function blockView(kind: string): BlockView<unknown> | undefined {
  return Object.hasOwn(VIEWS, kind) ? (VIEWS[kind as BlockKind] as BlockView<unknown>) : undefined;
}
