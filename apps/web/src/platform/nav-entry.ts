import type { LucideIcon } from "lucide-react";

/** What a slice puts in the sidebar. Its words are `nav.<id>` in the shell's messages. */
export interface NavEntry {
  readonly id: string;
  readonly to: string;
  readonly icon: LucideIcon;
  /** Also active on paths that start with one of these. */
  readonly alsoActiveOn?: readonly string[];
}
