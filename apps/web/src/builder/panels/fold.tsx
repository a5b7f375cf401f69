import { clsx } from "clsx";
import { ChevronRight } from "lucide-react";
import { type ReactNode, useState } from "react";

export interface FoldProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly isOpenAtFirst?: boolean | undefined;
  /** A small row inside a list, rather than a part of a panel. */
  readonly isCompact?: boolean | undefined;
  /** Buttons at the end of its row. */
  readonly actions?: ReactNode;
  /** Whether it is open, where that is decided outside. */
  readonly isOpen?: boolean | undefined;
  onOpenChange?(isOpen: boolean): void;
}

/** A part of a panel that opens and closes; what is closed is not drawn. */
export function Fold({ title, children, isOpenAtFirst = false, isCompact = false, actions, ...outside }: FoldProps) {
  const [isOpenHere, setOpenHere] = useState(isOpenAtFirst);
  const isOpen = outside.isOpen ?? isOpenHere;
  return (
    <div>
      <div className={clsx("flex items-center", isCompact ? "pr-1" : "pr-3")}>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => (outside.onOpenChange ?? setOpenHere)(!isOpen)}
          className={clsx(
            "flex min-w-0 flex-1 items-center gap-2 text-left transition-colors duration-150 hover:text-ink focus-visible:-outline-offset-2",
            isCompact ? "h-9 px-2 text-tool text-ink-soft" : "h-11 px-4 text-tool font-semibold text-ink",
          )}
        >
          <ChevronRight
            size={14}
            aria-hidden="true"
            className={clsx("shrink-0 text-ink-faint transition-transform duration-150", isOpen && "rotate-90")}
          />
          <span className="truncate">{title}</span>
        </button>
        {actions}
      </div>
      {isOpen ? children : null}
    </div>
  );
}
