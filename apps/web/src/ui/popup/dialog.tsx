import { Dialog as Base } from "@base-ui/react/dialog";
import { clsx } from "clsx";
import { X } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { useText } from "../../platform/language/use-text.ts";
import { IconButton } from "../button/icon-button.tsx";
import { useFinalFocus } from "./use-final-focus.ts";

export interface DialogProps {
  open: boolean;
  /** Left out where it ends by a choice alone. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  title: string;
  description?: ReactNode;
  children: ReactNode;
  /** The buttons, the main one last. */
  footer?: ReactNode;
  /** `md` is 480 px wide, `lg` 760. */
  size?: "md" | "lg" | undefined;
  /** Comes by itself, perhaps under hands that type: no key they press may press a button of it. */
  isSudden?: boolean | undefined;
}

/** Asks for something before the work goes on. Escape and a press outside close it. */
export function Dialog({ open, onOpenChange, title, description, children, footer, size = "md", isSudden = false }: DialogProps) {
  const t = useText("ui");
  const popup = useRef<HTMLElement>(null);
  const { ref, finalFocus } = useFinalFocus(open);
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange?.(next)}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Viewport className="fixed inset-0 z-40 grid grid-cols-1 place-items-end overflow-y-auto desktop:place-items-center desktop:p-6">
          <Base.Popup
            ref={(element) => {
              popup.current = element;
              ref(element);
            }}
            initialFocus={isSudden ? popup : undefined}
            finalFocus={finalFocus}
            className={clsx(
              "flex max-h-[92dvh] w-full min-w-0 flex-col rounded-t-lg wrap-anywhere bg-raised text-ink shadow-float outline-none desktop:rounded-lg",
              "transition duration-150 ease-out data-ending-style:opacity-0 data-starting-style:translate-y-2 data-starting-style:opacity-0",
              size === "lg" ? "desktop:max-w-190" : "desktop:max-w-120",
            )}
          >
            <div className="flex items-start justify-between gap-4 px-6 pt-5 pb-4">
              <div className="min-w-0">
                <Base.Title className="font-title text-heading font-semibold text-balance">{title}</Base.Title>
                {description ? <Base.Description className="mt-1 text-tool text-ink-soft">{description}</Base.Description> : null}
              </div>
              {onOpenChange ? (
                <Base.Close render={<IconButton label={t("close")} icon={<X size={18} />} size="sm" className="-mt-0.5 -mr-2" />} />
              ) : null}
            </div>
            <div className="min-h-0 flex-1 overflow-y-auto px-6 pb-6">{children}</div>
            {footer ? (
              <div className="flex flex-wrap-reverse justify-end gap-2 border-t border-line px-6 py-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
                {footer}
              </div>
            ) : null}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
