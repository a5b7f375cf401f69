import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useText } from "../../platform/language/use-text.ts";
import { IconButton } from "../../ui/button/icon-button.tsx";

export interface DrawerFrameProps {
  readonly id?: string;
  readonly side: "left" | "right";
  readonly label: string;
  readonly isSheetOpen: boolean;
  readonly children: ReactNode;
  /** Stands over what it holds while it is a sheet. */
  readonly sheetHead?: ReactNode;
  onClose(): void;
}

/** Beside the page where there is room; elsewhere a sheet from below, shown while it is open. */
export function DrawerFrame({ id, side, label, isSheetOpen, children, sheetHead, onClose }: DrawerFrameProps) {
  const t = useText("builder");
  return (
    <aside
      id={id}
      aria-label={label}
      data-tour={side === "right" ? "drawer" : "blocks"}
      className={`relative flex min-h-0 flex-col border-line bg-surface outline-none wide:shrink-0 ${
        side === "left" ? "wide:w-62 wide:border-r" : "wide:w-78 wide:border-l"
      } not-wide:absolute not-wide:inset-x-0 not-wide:bottom-0 not-wide:z-20 not-wide:h-[62%] not-wide:rounded-t-lg not-wide:border-t not-wide:shadow-float ${
        isSheetOpen ? "" : "not-wide:hidden"
      }`}
      onKeyDown={(event) => {
        if (event.key === "Escape" && isSheetOpen) onClose();
      }}
    >
      <span className="absolute top-1 right-1 z-10 rounded-sm bg-surface wide:hidden">
        <IconButton label={t("chrome.closeSheet")} icon={<X size={18} />} size="sm" onClick={onClose} />
      </span>
      {sheetHead ? <div className="shrink-0 border-b border-line pt-2 pr-10 wide:hidden">{sheetHead}</div> : null}
      <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">{children}</div>
    </aside>
  );
}
