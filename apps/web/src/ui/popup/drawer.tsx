import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { useText } from "../../platform/language/use-text.ts";
import { IconButton } from "../button/icon-button.tsx";

export interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  children: ReactNode;
}

/** The details of one thing of a list, at the right; the list stays in sight. */
export function Drawer({ open, onOpenChange, title, description, children }: DrawerProps) {
  const t = useText("ui");
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Popup className="fixed inset-y-0 right-0 z-40 flex w-full min-w-0 flex-col wrap-anywhere border-l border-line bg-raised text-ink shadow-float outline-none transition duration-180 ease-out data-ending-style:translate-x-6 data-ending-style:opacity-0 data-starting-style:translate-x-6 data-starting-style:opacity-0 desktop:w-110">
          <div className="flex items-start justify-between gap-4 border-b border-line px-6 py-5">
            <div className="min-w-0">
              <Base.Title className="truncate font-title text-heading font-semibold">{title}</Base.Title>
              {description ? <Base.Description className="mt-0.5 text-tool text-ink-soft">{description}</Base.Description> : null}
            </div>
            <Base.Close render={<IconButton label={t("close")} icon={<X size={18} />} size="sm" className="-mr-2" />} />
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto px-6 py-5">{children}</div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
