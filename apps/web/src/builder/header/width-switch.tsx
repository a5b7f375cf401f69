import { BREAKPOINTS } from "@vitrine/document";
import { Monitor, Smartphone, Tablet } from "lucide-react";
import { useText } from "../../platform/language/use-text.ts";
import { SegmentedControl } from "../../ui/field/segmented-control.tsx";
import { useEditor, useEditorView } from "../editor/use-editor.ts";

const ICONS = { base: <Monitor size={16} />, tablet: <Tablet size={16} />, mobile: <Smartphone size={16} /> } as const;

/** The width the page is shown at, and for which its looks are changed. */
export function WidthSwitch() {
  const t = useText("builder");
  const editor = useEditor();
  const breakpoint = useEditorView((view) => view.breakpoint);
  return (
    <SegmentedControl
      label={t("header.width")}
      value={breakpoint}
      onValueChange={(next) => editor.look({ breakpoint: next })}
      options={BREAKPOINTS.map((value) => ({ value, label: t(`header.widths.${value}`), icon: ICONS[value] }))}
    />
  );
}
