import { Feather, LayoutTemplate, Trash2 } from "lucide-react";
import { useLanguage, useText } from "../../platform/language/use-text.ts";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { Spinner } from "../../ui/feedback/spinner.tsx";
import { kilobytes } from "../header/weight/kilobytes.ts";
import type { SectionCard } from "./block-library.ts";
import type { PutIn } from "./use-put-in.ts";

export interface SectionCardViewProps {
  readonly card: SectionCard;
  readonly isBusy: boolean;
  readonly putIn: PutIn;
  readonly onRemove?: (() => void) | undefined;
}

/** One section: its picture, its name, and what it adds to what visitors load. */
export function SectionCardView({ card, isBusy, putIn, onRemove }: SectionCardViewProps) {
  const t = useText("library");
  const language = useLanguage();
  const weight = card.bytes === null ? null : kilobytes(card.bytes, language);
  return (
    <li className="group/card relative">
      <button
        type="button"
        aria-label={weight === null ? t("add", { name: card.name }) : t("addWeighing", { name: card.name, size: weight })}
        aria-busy={isBusy || undefined}
        onPointerEnter={() => putIn.prepare(card)}
        onFocus={() => putIn.prepare(card)}
        onPointerDown={(event) => putIn.drag(card, event)}
        onClick={() => putIn.press(card)}
        className="block w-full overflow-hidden rounded-md border border-line bg-surface text-left transition-colors duration-150 ease-out hover:border-line-strong hover:bg-raised active:bg-pressed"
      >
        {card.thumbnailUrl === null ? null : (
          <span className="relative block aspect-16/10 overflow-hidden border-b border-line bg-sunken">
            <img
              src={card.thumbnailUrl}
              alt=""
              loading="lazy"
              decoding="async"
              draggable={false}
              className="absolute inset-0 size-full object-cover object-top"
            />
          </span>
        )}
        <span className={`flex items-center gap-2 px-2.5 text-tool ${onRemove ? "min-h-11 py-2 pr-10" : "py-2"}`}>
          {isBusy ? (
            <Spinner />
          ) : card.thumbnailUrl === null ? (
            <LayoutTemplate size={16} aria-hidden="true" className="shrink-0 text-ink-faint" />
          ) : null}
          <span className="line-clamp-2 min-w-0 flex-1 font-medium wrap-anywhere">{card.name}</span>
          {weight === null ? null : (
            <span className="tabular inline-flex shrink-0 items-center gap-1 text-caption text-ink-faint">
              <Feather size={11} aria-hidden="true" />
              {weight}
            </span>
          )}
        </span>
      </button>
      {onRemove ? (
        <span className="absolute right-1 bottom-1.5 pointer-coarse:bottom-0.5">
          <IconButton label={t("removeNamed", { name: card.name })} icon={<Trash2 size={15} />} size="sm" onClick={onRemove} />
        </span>
      ) : null}
    </li>
  );
}
