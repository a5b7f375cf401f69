import { clsx } from "clsx";
import type { ReactNode } from "react";
import { useText } from "../../../../platform/language/use-text.ts";
import type { StyleHandle } from "../style-target.ts";
import { ElsewhereNote } from "./elsewhere-note.tsx";
import { OriginNote } from "./origin-note.tsx";

export interface StyleRowProps {
  readonly label: string;
  readonly style: Pick<StyleHandle, "origin" | "styleName" | "isMixed" | "reset" | "elsewhere">;
  readonly children: ReactNode;
}

/** One property in the style panel: its name, where its value comes from, its control. */
export function StyleRow({ label, style, children }: StyleRowProps) {
  const t = useText("builder");
  const isOwn = style.origin === "own";
  const note = <OriginNote label={label} origin={style.origin} styleName={style.styleName} isMixed={style.isMixed} onReset={style.reset} />;
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <div className="flex h-5 items-center gap-1.5">
        {isOwn ? <span aria-hidden="true" className="size-1.5 shrink-0 rounded-pill bg-mar" /> : null}
        <span
          title={style.origin === "none" && !style.isMixed ? t("style.kindDefault") : undefined}
          className={clsx("truncate text-caption", isOwn ? "font-medium text-ink" : "text-ink-soft")}
        >
          {label}
        </span>
        {isOwn ? <span className="ml-auto flex">{note}</span> : null}
      </div>
      <div className={clsx("min-w-0", !isOwn && "[&_button]:text-ink-soft [&_input:not(:focus)]:text-ink-soft")}>{children}</div>
      {isOwn ? null : note}
      {style.elsewhere.length > 0 ? <ElsewhereNote elsewhere={style.elsewhere} /> : null}
    </div>
  );
}
