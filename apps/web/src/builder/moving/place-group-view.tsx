import { clsx } from "clsx";
import { ChevronRight } from "lucide-react";
import { useText } from "../../platform/language/use-text.ts";
import { useCanvasWorld } from "../canvas/canvas-provider.tsx";
import type { Landing } from "../drag/landing.ts";
import type { PlaceGroup } from "./place-groups.ts";

const INDENT = 16;

export interface PlaceGroupViewProps {
  readonly group: PlaceGroup;
  readonly isOpen: boolean;
  onToggle(): void;
  onChoose(landing: Landing): void;
}

/** A container and, once it is opened, the places in it. */
export function PlaceGroupView({ group, isOpen, onToggle, onChoose }: PlaceGroupViewProps) {
  const t = useText("builder");
  const { describe } = useCanvasWorld().commands;
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={onToggle}
        className="flex min-h-9 w-full items-center gap-1.5 rounded-sm pr-2 text-left text-tool font-medium hover:bg-hover pointer-coarse:min-h-11"
        style={{ paddingInlineStart: group.depth * INDENT + 4 }}
      >
        <ChevronRight size={14} aria-hidden="true" className={clsx("shrink-0 text-ink-faint", isOpen && "rotate-90")} />
        <span className="min-w-0 flex-1 truncate">{describe(group.parentId)}</span>
        <span className="tabular shrink-0 text-caption font-regular text-ink-faint">
          {t("moveTo.count", { count: group.places.length })}
        </span>
      </button>
      {isOpen ? (
        <ul>
          {group.places.map(({ landing, beforeId, isHere }) => (
            <li key={`${landing.place.slot}/${beforeId ?? ""}`}>
              <button
                type="button"
                disabled={isHere}
                onClick={() => onChoose(landing)}
                className="flex min-h-8 w-full items-center gap-2 rounded-sm pr-2 text-left text-tool text-ink-soft hover:bg-hover hover:text-ink disabled:pointer-events-none disabled:text-ink-faint pointer-coarse:min-h-11"
                style={{ paddingInlineStart: (group.depth + 1) * INDENT + 8 }}
              >
                <span className="min-w-0 flex-1 truncate">
                  {beforeId === null ? t("moveTo.atEnd") : t("moveTo.before", { name: describe(beforeId) })}
                </span>
                {isHere ? <span className="shrink-0 text-caption">{t("moveTo.here")}</span> : null}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </li>
  );
}
