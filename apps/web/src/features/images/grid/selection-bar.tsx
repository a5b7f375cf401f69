import { FolderSymlink, Trash2, X } from "lucide-react";
import { useText } from "../../../platform/language/use-text.ts";
import { Button } from "../../../ui/button/button.tsx";
import { IconButton } from "../../../ui/button/icon-button.tsx";

export interface SelectionBarProps {
  readonly count: number;
  onMove(): void;
  onRemove(): void;
  onClear(): void;
}

/** How many are chosen, and what can be done with all of them. */
export function SelectionBar({ count, onMove, onRemove, onClear }: SelectionBarProps) {
  const t = useText("images");
  return (
    <div
      role="toolbar"
      aria-label={t("chosen", { count })}
      className="sticky top-[74.5px] z-20 mb-4 flex flex-wrap items-center gap-2 rounded-lg border border-line bg-raised px-3 py-2 shadow-float"
    >
      <span role="status" className="tabular mr-auto pl-1 text-tool font-medium">
        {t("chosen", { count })}
      </span>
      <Button size="sm" icon={<FolderSymlink size={16} />} onClick={onMove}>
        {t("menu.move")}
      </Button>
      <Button size="sm" variant="danger" icon={<Trash2 size={16} />} onClick={onRemove}>
        {t("menu.remove")}
      </Button>
      <IconButton label={t("clear")} icon={<X size={17} />} size="sm" onClick={onClear} />
    </div>
  );
}
