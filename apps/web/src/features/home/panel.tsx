import type { ReactNode } from "react";

export interface PanelProps {
  title: string;
  /** A link to the whole list. */
  more?: ReactNode;
  children: ReactNode;
}

/** One list of the first screen. */
export function Panel({ title, more, children }: PanelProps) {
  return (
    <section className="min-w-0">
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <h2 className="text-body font-semibold">{title}</h2>
        {more}
      </div>
      <div className="rounded-lg border border-line bg-surface">{children}</div>
    </section>
  );
}

export const MORE_LINK = "rounded-sm text-tool font-medium text-mar underline-offset-2 hover:underline";
