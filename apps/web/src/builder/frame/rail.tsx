import { clsx } from "clsx";
import { FileCog, Globe, Image, Layers, LayoutGrid, LayoutTemplate, Palette, Shapes, Type } from "lucide-react";
import type { ReactNode } from "react";
import { useText } from "../../platform/language/use-text.ts";
import { type LeftPanel, useFrame, useFrameView } from "./frame-view.ts";

/** The review is opened from the header, where what it found is counted. */
export type RailPanel = Exclude<LeftPanel, "review">;

const SIZE = 18;
const ICONS: Readonly<Record<RailPanel, ReactNode>> = {
  all: <LayoutGrid size={SIZE} strokeWidth={1.75} />,
  text: <Type size={SIZE} strokeWidth={1.75} />,
  media: <Image size={SIZE} strokeWidth={1.75} />,
  sections: <LayoutTemplate size={SIZE} strokeWidth={1.75} />,
  style: <Palette size={SIZE} strokeWidth={1.75} />,
  publish: <Globe size={SIZE} strokeWidth={1.75} />,
  page: <FileCog size={SIZE} strokeWidth={1.75} />,
  utility: <Shapes size={SIZE} strokeWidth={1.75} />,
  layers: <Layers size={SIZE} strokeWidth={1.75} />,
};

export interface RailProps {
  readonly panels: readonly RailPanel[];
  readonly isUpright: boolean;
}

/** The panels there are, each with its picture and name; pressing one opens it. */
export function Rail({ panels, isUpright }: RailProps) {
  const t = useText("builder");
  const frame = useFrame();
  const left = useFrameView((view) => view.left);
  return (
    <ul className={clsx("flex", isUpright ? "flex-col gap-0.5" : "gap-0.5 overflow-x-auto px-2 pb-1")}>
      {panels.map((panel) => (
        <li key={panel} className="shrink-0">
          <button
            type="button"
            aria-label={t("rail.open", { name: t(`rail.${panel}`) })}
            aria-pressed={left === panel}
            onClick={() => frame.showLeft(panel)}
            className={clsx(
              "flex flex-col items-center justify-center gap-1 rounded-md text-caption transition-colors duration-150 ease-out focus-visible:-outline-offset-2",
              isUpright ? "h-13 w-16" : "h-14 min-w-16 px-2",
              left === panel ? "bg-mar-soft font-medium text-mar" : "text-ink-soft hover:bg-hover hover:text-ink active:bg-pressed",
            )}
          >
            <span aria-hidden="true">{ICONS[panel]}</span>
            <span className="max-w-full truncate leading-3.5">{t(`rail.${panel}`)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
