import { ButtonView } from "./button/view.tsx";
import { ColumnsView } from "./columns/view.tsx";
import { ContainerView } from "./container/view.tsx";
import { CountdownView } from "./countdown/view.tsx";
import { DividerView } from "./divider/view.tsx";
import { FaqView } from "./faq/view.tsx";
import { FieldView } from "./field/view.tsx";
import { FormView } from "./form/view.tsx";
import { HeadingView } from "./heading/view.tsx";
import { ImageView } from "./image/view.tsx";
import type { BlockKind } from "./kinds.ts";
import { ListView } from "./list/view.tsx";
import { SectionView } from "./section/view.tsx";
import { SpacerView } from "./spacer/view.tsx";
import { TextView } from "./text/view.tsx";
import { VideoView } from "./video/view.tsx";
import type { BlockView } from "./view.ts";

// A view takes its own kind's props; the catalog has checked them before one is called.
const VIEWS: Readonly<Record<BlockKind, BlockView<never>>> = {
  section: SectionView,
  container: ContainerView,
  columns: ColumnsView,
  divider: DividerView,
  spacer: SpacerView,
  heading: HeadingView,
  text: TextView,
  list: ListView,
  button: ButtonView,
  image: ImageView,
  video: VideoView,
  form: FormView,
  field: FieldView,
  faq: FaqView,
  countdown: CountdownView,
};

/** The view of a kind. Its props must have passed the kind's schema. */
export function blockView(kind: string): BlockView<unknown> | undefined {
  return Object.hasOwn(VIEWS, kind) ? (VIEWS[kind as BlockKind] as BlockView<unknown>) : undefined;
}
