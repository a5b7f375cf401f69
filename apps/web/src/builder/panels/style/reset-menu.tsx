import { type Breakpoint, resetStyles } from "@vitrine/document";
import { RotateCcw } from "lucide-react";
import { useText } from "../../../platform/language/use-text.ts";
import { IconButton } from "../../../ui/button/icon-button.tsx";
import { Menu, type MenuItem } from "../../../ui/popup/menu.tsx";
import { useEditor } from "../../editor/use-editor.ts";
import { useStyleTarget } from "./style-target.ts";

/** Takes away what is set here: at the width that is edited, or everywhere. */
export function ResetMenu() {
  const t = useText("builder");
  const editor = useEditor();
  const { records, breakpoint } = useStyleTarget();
  const item = (label: string, at: Breakpoint | null): MenuItem => ({
    label,
    onSelect: () =>
      editor.run(
        resetStyles(
          records.map(({ id }) => id),
          at,
        ),
      ),
    refusedBecause: () => {
      const isThere = records.some(({ styles }) => (at ? styles[at] !== undefined : Object.keys(styles).length > 0));
      return isThere ? null : t("style.nothingToReset");
    },
  });
  return (
    <Menu
      trigger={<IconButton size="sm" label={t("style.resetMenu")} icon={<RotateCcw size={15} />} className="-my-1.5 -mr-2" />}
      items={[item(t(`style.resetAt.${breakpoint}`), breakpoint), item(t("style.resetAll"), null)]}
    />
  );
}
