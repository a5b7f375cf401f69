import { clsx } from "clsx";
import { type ComponentProps, type ReactNode, useId } from "react";
import { controlClass } from "./control-class.ts";
import { describedBy, FieldFrame } from "./field-frame.tsx";

export interface TextAreaProps extends ComponentProps<"textarea"> {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  isLabelHidden?: boolean | undefined;
}

/** Several lines of text; it grows with them where the browser can. */
export function TextArea({ label, hint, error, isLabelHidden, className, ...rest }: TextAreaProps) {
  const made = useId();
  const id = rest.id ?? made;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isLabelHidden={isLabelHidden}>
      <textarea
        rows={3}
        {...rest}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, hint, error)}
        className={clsx(controlClass(Boolean(error)), "field-sizing-content min-h-20 px-3 py-2 text-body", className)}
      />
    </FieldFrame>
  );
}
