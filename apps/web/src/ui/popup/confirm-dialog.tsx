import { AlertDialog as Base } from "@base-ui/react/alert-dialog";
import type { ReactNode } from "react";
import { useText } from "../../platform/language/use-text.ts";
import { Button } from "../button/button.tsx";
import { useFinalFocus } from "./use-final-focus.ts";

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The question. */
  title: string;
  /** What will happen, and whether it can be taken back. */
  text: ReactNode;
  /** The verb of what happens. */
  confirmLabel: string;
  onConfirm: () => void;
  isDangerous?: boolean | undefined;
  isBusy?: boolean | undefined;
  /** Another way out, and then the main one. */
  instead?: { readonly label: string; readonly onSelect: () => void } | undefined;
}

/** Asks once before something that is hard to take back. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  text,
  confirmLabel,
  onConfirm,
  isDangerous = false,
  isBusy = false,
  instead,
}: ConfirmDialogProps) {
  const t = useText("ui");
  const keyboard = useFinalFocus(open);
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Viewport className="fixed inset-0 z-40 grid grid-cols-1 place-items-end overflow-y-auto desktop:place-items-center desktop:p-6">
          <Base.Popup
            {...keyboard}
            className="w-full min-w-0 rounded-t-lg wrap-anywhere bg-raised p-6 text-ink shadow-float outline-none transition duration-150 ease-out data-ending-style:opacity-0 data-starting-style:translate-y-2 data-starting-style:opacity-0 desktop:max-w-110 desktop:rounded-lg"
          >
            <Base.Title className="font-title text-heading font-semibold text-balance">{title}</Base.Title>
            <Base.Description className="mt-2 text-tool text-pretty wrap-anywhere text-ink-soft">{text}</Base.Description>
            <div className="mt-6 flex flex-wrap-reverse justify-end gap-2">
              <Base.Close render={<Button>{t("cancel")}</Button>} />
              <Button variant={isDangerous ? "danger" : instead ? "secondary" : "primary"} isBusy={isBusy && !instead} onClick={onConfirm}>
                {confirmLabel}
              </Button>
              {instead ? (
                <Button variant="primary" isBusy={isBusy} onClick={instead.onSelect} className="min-w-0 max-w-full">
                  <span className="truncate">{instead.label}</span>
                </Button>
              ) : null}
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
