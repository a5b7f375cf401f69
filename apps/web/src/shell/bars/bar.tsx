import { clsx } from "clsx";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { TONE_CLASS, type Tone } from "../../ui/feedback/tone.ts";

export interface BarProps {
  icon: LucideIcon;
  tone: Tone;
  label: string;
  children: ReactNode;
  action: ReactNode;
}

/** One line across the top of every screen, for what an account should not lose sight of. */
export function Bar({ icon: Icon, tone, label, children, action }: BarProps) {
  return (
    <section aria-label={label} className={clsx("flex min-h-11 items-center gap-x-3 px-4 py-1 text-tool desktop:px-8", TONE_CLASS[tone])}>
      <Icon size={17} aria-hidden="true" className="shrink-0" />
      <p className="min-w-0 flex-1 text-pretty text-ink">{children}</p>
      <div className="flex shrink-0 items-center gap-1">{action}</div>
    </section>
  );
}
