import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";

export interface FieldFrameProps {
  id: string;
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  isLabelHidden?: boolean | undefined;
  children: ReactNode;
}

/** The ids that tie a control to its hint and error. */
export function describedBy(id: string, hint: ReactNode, error: string | undefined): string | undefined {
  const ids = [error ? `${id}-error` : "", hint ? `${id}-hint` : ""].filter(Boolean);
  return ids.length > 0 ? ids.join(" ") : undefined;
}

/** Why what is in a control is not taken, under it; nothing while it is. */
export function FieldError({ id, error }: { readonly id: string; readonly error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={`${id}-error`} className="flex items-start gap-1.5 text-tool text-danger">
      <CircleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
      {error}
    </p>
  );
}

/** Label above, hint and error below. */
export function FieldFrame({ id, label, hint, error, isLabelHidden = false, children }: FieldFrameProps) {
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className={isLabelHidden ? "sr-only" : "text-tool font-medium text-ink"}>
        {label}
      </label>
      {children}
      <FieldError id={id} error={error} />
      {hint ? (
        <div id={`${id}-hint`} className="text-caption text-ink-faint">
          {hint}
        </div>
      ) : null}
    </div>
  );
}
