import type { Page } from "@vitrine/contract";
import { clsx } from "clsx";
import { ChevronRight, CornerDownRight, Link2 } from "lucide-react";
import { languageName } from "../../../../platform/language/language-name.ts";
import { useText } from "../../../../platform/language/use-text.ts";
import { Tooltip } from "../../../../ui/popup/tooltip.tsx";

/** The language of a page that others of its set may not have. */
export function LanguageBadge({ language }: Pick<Page, "language">) {
  return (
    <abbr
      title={languageName(language)}
      className="shrink-0 rounded-sm border border-line px-1 text-caption font-medium text-ink-soft uppercase no-underline"
    >
      {language}
    </abbr>
  );
}

/** How many variants a main page has: shows them beneath it, or puts them away. */
export function VariantsButton({ count, isOpen, onToggle }: { count: number; isOpen: boolean; onToggle: () => void }) {
  const l = useText("list");
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={onToggle}
      className="inline-flex h-6 shrink-0 items-center gap-1 rounded-sm px-1.5 text-caption font-medium text-ink-soft hover:bg-hover hover:text-ink pointer-coarse:h-9"
    >
      <ChevronRight size={13} aria-hidden="true" className={clsx("transition-transform duration-150", isOpen && "rotate-90")} />
      {l("set.variants", { count })}
    </button>
  );
}

/** Before the title of a variant that stands beneath its main page. */
export function VariantMark() {
  const l = useText("list");
  return (
    <span className="shrink-0 text-ink-faint">
      <CornerDownRight size={15} aria-hidden="true" />
      <span className="sr-only">{l("set.variant")}</span>
    </span>
  );
}

/** That a variant is published together with its main page. */
export function SyncMark() {
  const l = useText("list");
  return (
    <Tooltip label={l("set.synced")}>
      <span className="shrink-0 text-mar">
        <Link2 size={14} aria-hidden="true" />
        <span className="sr-only">{l("set.synced")}</span>
      </span>
    </Tooltip>
  );
}
