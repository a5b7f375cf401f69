import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { TONE_CLASS, type Tone } from "../../../ui/feedback/tone.ts";

export interface DoorMessageProps {
  icon: LucideIcon;
  tone: Tone;
  children: ReactNode;
  /** What to do next. */
  action?: ReactNode;
}

/** What happened at a door, in place of its form. */
export function DoorMessage({ icon: Icon, tone, children, action }: DoorMessageProps) {
  return (
    <div role={tone === "danger" || tone === "warning" ? "alert" : "status"} className="flex flex-col items-start gap-5">
      <span className={`flex size-12 items-center justify-center rounded-lg ${TONE_CLASS[tone]}`}>
        <Icon size={24} strokeWidth={1.75} aria-hidden="true" />
      </span>
      <div className="flex flex-col gap-3 text-body text-pretty text-ink-soft">{children}</div>
      {action ? <div className="flex flex-wrap gap-2">{action}</div> : null}
    </div>
  );
}
