import { clsx } from "clsx";
import { type ReactNode, useId } from "react";
import { useSettingsHome } from "../settings-home.ts";

/** Settings of a group that belong together, under a name of their own. */
export function SettingsPart({ title, text, children }: { readonly title: string; readonly text?: string; readonly children: ReactNode }) {
  const id = useId();
  const { isDense } = useSettingsHome();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-5 border-t border-line pt-5 first:border-t-0 first:pt-0">
      <div>
        <h3 id={id} className={clsx("font-semibold", isDense ? "text-tool" : "font-title text-heading")}>
          {title}
        </h3>
        {text ? (
          <p className={clsx("mt-0.5 text-pretty", isDense ? "text-caption text-ink-faint" : "text-tool text-ink-soft")}>{text}</p>
        ) : null}
      </div>
      {children}
    </section>
  );
}
