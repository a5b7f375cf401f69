import { clsx } from "clsx";
import { type ReactNode, useEffect } from "react";

export interface ScreenProps {
  title: string;
  /** The one primary action, at the title's right. */
  action?: ReactNode;
  /** One sentence under the title. */
  lead?: ReactNode;
  width?: "list" | "form" | undefined;
  children: ReactNode;
}

/** A screen inside header and sidebar: its title, its action, its content. */
export function Screen({ title, action, lead, width = "list", children }: ScreenProps) {
  useEffect(() => {
    document.title = `${title} · Vitrine`;
  }, [title]);
  return (
    <div className={clsx("mx-auto px-4 py-6 desktop:px-8 desktop:py-8", width === "form" ? "max-w-136" : "max-w-296")}>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="font-title text-title font-semibold tracking-[-0.015em] text-balance">{title}</h1>
          {lead ? <p className="mt-1 text-tool text-ink-soft">{lead}</p> : null}
        </div>
        {action}
      </div>
      {children}
    </div>
  );
}
