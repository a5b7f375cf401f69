import type { BlockKind } from "@vitrine/blocks";
import {
  Box,
  Clapperboard,
  ClipboardList,
  Columns2,
  Heading,
  Image,
  List,
  type LucideIcon,
  MessageCircleQuestionMark,
  MousePointerClick,
  MoveVertical,
  Pilcrow,
  Rows3,
  SeparatorHorizontal,
  TextCursorInput,
  Timer,
} from "lucide-react";

const ICONS: Readonly<Record<BlockKind, LucideIcon>> = {
  section: Rows3,
  container: Box,
  columns: Columns2,
  heading: Heading,
  text: Pilcrow,
  button: MousePointerClick,
  image: Image,
  list: List,
  divider: SeparatorHorizontal,
  spacer: MoveVertical,
  form: ClipboardList,
  field: TextCursorInput,
  countdown: Timer,
  video: Clapperboard,
  faq: MessageCircleQuestionMark,
};

/** The drawing that stands for a block kind. */
export function KindIcon({ kind }: { readonly kind: BlockKind }) {
  const Icon = ICONS[kind];
  return <Icon size={18} strokeWidth={1.5} aria-hidden="true" />;
}
