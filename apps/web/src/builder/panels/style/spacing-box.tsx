import type { StyleProperty } from "@vitrine/document";
import { useState } from "react";
import { useText } from "../../../platform/language/use-text.ts";
import { Button } from "../../../ui/button/button.tsx";
import { useEditor } from "../../editor/use-editor.ts";
import { LengthInput } from "./rows/length-input.tsx";
import { OriginNote } from "./rows/origin-note.tsx";
import { TokenMenu } from "./rows/token-menu.tsx";
import { changeStyle, useStyle, useStyleTarget } from "./style-target.ts";
import type { TextProperty } from "./style-words.ts";

type Side = StyleProperty & TextProperty;

const PADDING = ["paddingBlockStart", "paddingInlineEnd", "paddingBlockEnd", "paddingInlineStart"] as const;
const MARGIN = ["marginBlockStart", "marginInlineEnd", "marginBlockEnd", "marginInlineStart"] as const;
/** Where each side stands in a 3 × 3 grid: top, end, bottom, start. */
const CELLS = ["col-start-2 row-start-1", "col-start-3 row-start-2", "col-start-2 row-start-3", "col-start-1 row-start-2"] as const;

/** Padding at top and bottom by feel, in pixels. */
const PRESETS = [
  { name: "none", pixels: 0 },
  { name: "small", pixels: 24 },
  { name: "medium", pixels: 64 },
  { name: "large", pixels: 112 },
] as const;

/** Room outside and inside a block, side by side as it lies on the page. */
export function SpacingBox() {
  const t = useText("builder");
  const editor = useEditor();
  const target = useStyleTarget();
  const [focused, setFocused] = useState<Side | null>(null);
  return (
    <div className="flex flex-col gap-2">
      <fieldset className="flex gap-1" aria-label={t("style.roomInside")}>
        {PRESETS.map(({ name, pixels }) => (
          <Button
            key={name}
            size="sm"
            variant="secondary"
            className="min-w-0 flex-1 shrink! px-0!"
            onClick={() => {
              const value = { type: "length", value: pixels, unit: "px" } as const;
              changeStyle(editor, target, { paddingBlockStart: value, paddingBlockEnd: value });
            }}
          >
            {t(`style.room.${name}`)}
          </Button>
        ))}
      </fieldset>
      <div className="relative grid grid-cols-[44px_1fr_44px] grid-rows-[28px_1fr_28px] place-items-center rounded-md border border-dashed border-line-strong p-0.5">
        <span aria-hidden="true" className="absolute top-1 left-2 text-caption text-ink-faint">
          {t("style.margin")}
        </span>
        {MARGIN.map((side, index) => (
          <div key={side} className={CELLS[index]}>
            <SideInput side={side} least={-10_000} onFocus={setFocused} />
          </div>
        ))}
        <div className="relative col-start-2 row-start-2 grid w-full grid-cols-[44px_1fr_44px] grid-rows-[28px_24px_28px] place-items-center rounded-sm border border-line bg-sunken">
          <span aria-hidden="true" className="absolute top-1 left-2 text-caption text-ink-faint">
            {t("style.padding")}
          </span>
          {PADDING.map((side, index) => (
            <div key={side} className={CELLS[index]}>
              <SideInput side={side} least={0} onFocus={setFocused} />
            </div>
          ))}
        </div>
      </div>
      <SideNote side={focused} />
    </div>
  );
}

interface SideInputProps {
  readonly side: Side;
  readonly least: number;
  onFocus(side: Side): void;
}

function SideInput({ side, least, onFocus }: SideInputProps) {
  const t = useText("builder");
  const style = useStyle(side);
  return (
    <LengthInput
      label={t(`style.names.${side}`)}
      property={side}
      style={style}
      least={least}
      isBare
      onFocusChange={(isFocused) => {
        if (isFocused) onFocus(side);
      }}
    />
  );
}

/** Tells of the side last pointed at: what it is called, where it comes from, and how to take it away. */
function SideNote({ side }: { readonly side: Side | null }) {
  const t = useText("builder");
  const style = useStyle(side ?? "paddingBlockStart");
  if (!side) return <p className="h-7 text-caption text-ink-faint">{t("style.sideHint")}</p>;
  const label = t(`style.names.${side}`);
  return (
    <div className="flex min-h-7 items-center gap-2 text-caption text-ink-soft">
      {label}
      <span className="ml-auto flex items-center gap-1">
        <OriginNote label={label} origin={style.origin} styleName={style.styleName} isMixed={style.isMixed} onReset={style.reset} />
        <TokenMenu kind="space" label={label} style={style} isNamed />
      </span>
    </div>
  );
}
