import { clsx } from "clsx";
import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { TONE_CLASS, type Tone } from "./tone.ts";

const ICONS = { neutral: Info, info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert } as const;

export interface NoticeProps {
  tone: Tone;
  title?: ReactNode;
  children: ReactNode;
  action?: ReactNode;
}

/** Something to know about this place, in its flow. For what has just happened, use a toast. */
export function Notice({ tone, title, children, action }: NoticeProps) {
  const Icon = ICONS[tone];
  return (
    <div
      role={tone === "danger" || tone === "warning" ? "alert" : "status"}
      className={clsx("flex items-start gap-3 rounded-md px-4 py-3", TONE_CLASS[tone])}
    >
      <Icon size={18} aria-hidden="true" className="mt-px shrink-0" />
      <div className="flex min-w-0 flex-1 flex-col items-start gap-x-3 gap-y-2 desktop:flex-row">
        <div className="min-w-0 flex-1 text-tool">
          {title ? <p className="font-semibold wrap-anywhere">{title}</p> : null}
          <div className="wrap-anywhere text-ink">{children}</div>
        </div>
        {action ? <div className="shrink-0">{action}</div> : null}
      </div>
    </div>
  );
}
