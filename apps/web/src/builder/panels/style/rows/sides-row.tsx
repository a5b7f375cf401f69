import { type StyleProperty, type StyleValue, sameJson } from "@vitrine/document";
import { useText } from "../../../../platform/language/use-text.ts";
import { useEditor } from "../../../editor/use-editor.ts";
import { changeStyle, readStyle, type StyleHandle, useStyle, useStyleTarget } from "../style-target.ts";
import { LengthInput } from "./length-input.tsx";
import { StyleRow } from "./style-row.tsx";

export interface SidesRowProps {
  readonly label: string;
  /** The properties that are set together; the first speaks for all. */
  readonly sides: readonly [StyleProperty, ...StyleProperty[]];
  /** Set along with the first value, where nothing is set yet: a border needs a line to be seen. */
  readonly along?: { readonly [P in StyleProperty]?: StyleValue };
}

/** One length for all sides or corners at once. */
export function SidesRow({ label, sides, along = {} }: SidesRowProps) {
  const t = useText("builder");
  const editor = useEditor();
  const target = useStyleTarget();
  const first = useStyle(sides[0]);
  const readings = sides.map((side) => readStyle(target, side));
  const differ = readings.some((reading) => !sameJson(reading.value, first.value));
  const setAll = (value: StyleValue | undefined): boolean => {
    const missing = Object.entries(along).filter(([property]) => value && !readStyle(target, property as StyleProperty).value);
    return changeStyle(editor, target, { ...Object.fromEntries(missing), ...Object.fromEntries(sides.map((side) => [side, value])) });
  };
  const style: StyleHandle = {
    ...first,
    isMixed: first.isMixed || differ,
    origin: readings.some((reading) => reading.origin === "own") ? "own" : first.origin,
    set: setAll,
    reset: () => {
      setAll(undefined);
    },
  };
  return (
    <StyleRow label={label} style={differ ? { ...style, isMixed: false } : style}>
      <LengthInput label={differ ? `${label} (${t("style.mixed")})` : label} property={sides[0]} style={style} />
    </StyleRow>
  );
}
