import { clsx } from "clsx";
import { type ReactNode, useId } from "react";

export interface SettingsSectionProps {
  title: string;
  /** What it is for, in a sentence or two. */
  text?: ReactNode;
  /** Beside the title: what concerns all of it. */
  action?: ReactNode;
  /** `form` stands beside its title where there is room; `list` takes the whole width under it. */
  kind?: "form" | "list" | undefined;
  children: ReactNode;
}

/** One matter of a screen of settings, with its own way to keep what changes. */
export function SettingsSection({ title, text, action, kind = "form", children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={clsx(
        "grid gap-5 border-t border-line py-8 first:border-t-0 first:pt-0 last:pb-0",
        kind === "form" && "wide:grid-cols-[17rem_minmax(0,1fr)] wide:gap-x-12",
      )}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className={clsx("min-w-0", kind === "list" && "max-w-prose")}>
          <h2 id={id} className="font-title text-heading font-semibold text-balance">
            {title}
          </h2>
          {text ? <p className="mt-1 text-tool text-pretty text-ink-soft">{text}</p> : null}
        </div>
        {action}
      </div>
      <div className={clsx("min-w-0", kind === "form" && "max-w-120")}>{children}</div>
    </section>
  );
}
