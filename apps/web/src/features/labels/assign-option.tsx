import { clsx } from "clsx";
import { Check, Minus, Plus } from "lucide-react";
import { useText } from "../../platform/language/use-text.ts";
import { LabelChip } from "./label-chip.tsx";
import type { LabelOption } from "./label-options.ts";

/** How many of what is labelled have a label. */
export type Standing = "all" | "some" | "none";

export interface AssignOptionProps {
  id: string;
  option: LabelOption;
  standing: Standing;
  isActive: boolean;
  onActive: () => void;
  onChoose: () => void;
}

/** One label to put on or take off, or one to make. The keyboard stays in the box above. */
export function AssignOption({ id, option, standing, isActive, onActive, onChoose }: AssignOptionProps) {
  const t = useText("labels");
  const isNew = "kind" in option;
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={standing === "all"}
      aria-label={
        isNew
          ? t(`make.${option.kind}`, { name: option.name })
          : `${t(`kinds.${option.label.kind}`)} ${option.label.name}${standing === "some" ? `, ${t("onSome")}` : ""}`
      }
      onPointerMove={onActive}
      onClick={onChoose}
      onKeyDown={(event) => {
        if (event.key === "Enter") onChoose();
      }}
      className={clsx(
        "flex min-h-9 cursor-pointer items-center gap-2.5 rounded-sm px-2 text-tool select-none pointer-coarse:min-h-11",
        isActive && "bg-hover",
      )}
    >
      <span
        aria-hidden="true"
        className={clsx(
          "grid size-[18px] shrink-0 place-items-center rounded-[5px] border",
          standing === "none" ? "border-line-strong" : "border-mar bg-mar text-on-mar",
          isNew && "border-transparent text-mar",
        )}
      >
        {isNew ? <Plus size={16} /> : null}
        {standing === "all" ? <Check size={13} strokeWidth={3} /> : null}
        {standing === "some" ? <Minus size={13} strokeWidth={3} /> : null}
      </span>
      {isNew ? <span className="truncate">{t(`make.${option.kind}`, { name: option.name })}</span> : <LabelChip label={option.label} />}
    </div>
  );
}
