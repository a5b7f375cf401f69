import { Select as Base } from "@base-ui/react/select";
import { clsx } from "clsx";
import { Check, ChevronsUpDown } from "lucide-react";
import { useId } from "react";
import { popupClass } from "../popup/popup-class.ts";
import { controlClass } from "./control-class.ts";
import { describedBy, FieldFrame } from "./field-frame.tsx";

export interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

export interface SelectFieldProps<Value extends string> {
  label: string;
  value: Value;
  onValueChange: (value: Value) => void;
  options: readonly SelectOption<Value>[];
  isLabelHidden?: boolean | undefined;
  error?: string | undefined;
  hint?: string | undefined;
  size?: "sm" | "md" | undefined;
  isDisabled?: boolean | undefined;
}

/** One of a few; for two or three use `SegmentedControl`. */
export function SelectField<Value extends string>({
  label,
  value,
  onValueChange,
  options,
  isLabelHidden,
  error,
  hint,
  size = "sm",
  isDisabled = false,
}: SelectFieldProps<Value>) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isLabelHidden={isLabelHidden}>
      <Base.Root
        id={id}
        items={options}
        value={value}
        disabled={isDisabled}
        modal={false}
        onValueChange={(next) => {
          if (next !== null) onValueChange(next);
        }}
      >
        <Base.Trigger
          aria-label={label}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, hint, error)}
          className={clsx(
            controlClass(Boolean(error)),
            "flex items-center justify-between gap-2 text-left",
            size === "sm" ? "h-8 px-2.5 text-tool pointer-coarse:h-10" : "h-10 px-3 text-body pointer-coarse:h-11",
          )}
        >
          <Base.Value className="truncate" />
          <Base.Icon className="shrink-0 text-ink-faint">
            <ChevronsUpDown size={14} aria-hidden="true" />
          </Base.Icon>
        </Base.Trigger>
        <Base.Portal>
          <Base.Positioner sideOffset={4} alignItemWithTrigger={false} className="z-50">
            <Base.Popup className={clsx(popupClass, "max-h-(--available-height) min-w-(--anchor-width) overflow-y-auto p-1")}>
              {options.map((option) => (
                <Base.Item
                  key={option.value}
                  value={option.value}
                  className="grid min-h-8 cursor-pointer grid-cols-[16px_1fr] items-center gap-2 rounded-sm py-1 pr-3 pl-2 text-tool outline-none select-none data-highlighted:bg-hover pointer-coarse:min-h-11"
                >
                  <Base.ItemIndicator className="text-mar">
                    <Check size={16} aria-hidden="true" />
                  </Base.ItemIndicator>
                  <Base.ItemText className="col-start-2">{option.label}</Base.ItemText>
                </Base.Item>
              ))}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </FieldFrame>
  );
}
