import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

export interface FactorRowProps {
  icon: LucideIcon;
  title: string;
  badge?: ReactNode;
  text: ReactNode;
  action: ReactNode;
}

/** One way to show that it is you: what it is, whether it is on, and what can be done about it. */
export function FactorRow({ icon: Icon, title, badge, text, action }: FactorRowProps) {
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 px-4 py-4">
      <Icon size={18} aria-hidden="true" className="mt-px shrink-0 text-ink-faint" />
      <div className="min-w-0 flex-1 basis-52">
        <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1 text-tool font-semibold">
          {title}
          {badge}
        </h3>
        <div className="mt-0.5 text-tool text-pretty text-ink-soft">{text}</div>
      </div>
      <div className="flex shrink-0 flex-wrap gap-2 max-desktop:pl-8.5">{action}</div>
    </li>
  );
}
