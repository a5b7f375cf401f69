import { PAGE_ID, sameJson } from "@vitrine/document";
import { useEffect, useState } from "react";
import { useText } from "../../../../platform/language/use-text.ts";
import { Notice } from "../../../../ui/feedback/notice.tsx";
import { useBuilder } from "../../../builder-context.ts";
import { useCanvasHandle } from "../../../canvas/canvas-provider.tsx";
import { useStyleTarget } from "../style-target.ts";
import { type Contrast, weakestContrast } from "./weakest-contrast.ts";

/** How long nothing may change before it is looked at: longer than looks blend into each other, in ms. */
const REST = 400;

/** Warns when words of the last chosen block are hard to tell from what is behind them, where that can be known. */
export function ContrastNote() {
  const t = useText("builder");
  const { language } = useBuilder();
  const canvas = useCanvasHandle();
  const { records } = useStyleTarget();
  const [weakest, setWeakest] = useState<Contrast | null>(null);
  const record = records.at(-1);
  // With every drawing of the panel: what is chosen, its width and its state decide what the canvas shows.
  useEffect(() => {
    const wait = window.setTimeout(() => {
      const root = record && canvas && (record.id === PAGE_ID ? canvas.document.body : canvas.elementOf(record.id));
      const found = root && canvas ? weakestContrast(root, canvas.window) : null;
      setWeakest((known) => (sameJson(known, found) ? known : found));
    }, REST);
    return () => window.clearTimeout(wait);
  });
  if (!weakest) return null;
  const number = (value: number) => value.toLocaleString(language, { maximumFractionDigits: 1 });
  // Cut off, not rounded: 4.48 is not 4.5.
  const ratio = number(Math.floor(weakest.ratio * 10) / 10);
  return <Notice tone="warning">{t("style.contrast", { ratio, least: number(weakest.least) })}</Notice>;
}
