import { RotateCcw, SwatchBook } from "lucide-react";
import { useText } from "../../../../platform/language/use-text.ts";
import { Tooltip } from "../../../../ui/popup/tooltip.tsx";
import type { StyleOrigin } from "../style-target.ts";

export interface OriginNoteProps {
  readonly label: string;
  readonly origin: StyleOrigin;
  readonly styleName?: string | undefined;
  readonly isMixed?: boolean | undefined;
  onReset(): void;
}

/** Says where a value comes from; one set right here can be taken away with a press. */
export function OriginNote({ label, origin, styleName = "", isMixed = false, onReset }: OriginNoteProps) {
  const t = useText("builder");
  if (isMixed) return <span className="truncate text-caption text-ink-faint">{t("style.mixed")}</span>;
  if (origin === "none") return null;
  if (origin === "style") {
    return (
      <span title={t("style.fromStyle", { name: styleName })} className="flex min-w-0 items-center gap-1 text-caption text-mar">
        <SwatchBook size={12} aria-hidden="true" className="shrink-0" />
        <span className="truncate" aria-hidden="true">
          {styleName}
        </span>
        <span className="sr-only">{t("style.fromStyle", { name: styleName })}</span>
      </span>
    );
  }
  if (origin !== "own") return <span className="truncate text-caption text-ink-faint italic">{t(`style.from.${origin}`)}</span>;
  return (
    <Tooltip label={t("style.reset", { label })}>
      <button
        type="button"
        aria-label={t("style.reset", { label })}
        onClick={onReset}
        className="-my-1 inline-flex size-6 shrink-0 items-center justify-center rounded-sm text-mar hover:bg-hover pointer-coarse:size-9"
      >
        <RotateCcw size={13} aria-hidden="true" />
      </button>
    </Tooltip>
  );
}
