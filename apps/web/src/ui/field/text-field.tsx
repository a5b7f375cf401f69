import { clsx } from "clsx";
import { type ComponentProps, type ReactNode, useId } from "react";
import { controlClass } from "./control-class.ts";
import { describedBy, FieldFrame } from "./field-frame.tsx";

export interface TextFieldProps extends Omit<ComponentProps<"input">, "size" | "prefix"> {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  isLabelHidden?: boolean | undefined;
  /** Dense, for tool panels and filter bars. */
  size?: "sm" | "md" | undefined;
  /** Inside the box, before and after what is typed. */
  prefix?: ReactNode;
  suffix?: ReactNode;
}

/** One line of text. */
export function TextField({ label, hint, error, isLabelHidden, size = "md", prefix, suffix, className, ...rest }: TextFieldProps) {
  const made = useId();
  const id = rest.id ?? made;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isLabelHidden={isLabelHidden}>
      <div className="relative flex">
        {prefix ? (
          <span className="relative flex shrink-0 items-center rounded-l-md border border-r-0 border-line-strong bg-sunken px-3 text-tool whitespace-nowrap text-ink-faint has-[select]:text-ink-soft has-[select:hover]:bg-hover has-[select:focus-visible]:z-10 has-[select:focus-visible]:outline-2 has-[select:focus-visible]:outline-offset-2 has-[select:focus-visible]:outline-mar">
            {prefix}
          </span>
        ) : null}
        <input
          {...rest}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, hint, error)}
          className={clsx(
            controlClass(Boolean(error)),
            size === "sm" ? "h-8 px-2.5 text-tool pointer-coarse:h-10 pointer-coarse:text-body" : "h-10 px-3 text-body pointer-coarse:h-11",
            prefix && "rounded-l-none",
            suffix ? "pr-11" : "",
            className,
          )}
        />
        {suffix ? <span className="absolute inset-y-0 right-1 flex items-center">{suffix}</span> : null}
      </div>
    </FieldFrame>
  );
}
