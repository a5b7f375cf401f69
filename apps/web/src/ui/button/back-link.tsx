import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";

export interface BackLinkProps {
  readonly to: "/sites" | "/pages" | "/dns";
  readonly label: string;
}

/** The way from one thing to all of its kind, above the title of its screen. */
export function BackLink({ to, label }: BackLinkProps) {
  return (
    <div className="mx-auto max-w-296 px-4 pt-5 text-tool desktop:px-8">
      <Link to={to} className="inline-flex items-center gap-1.5 rounded-sm text-ink-soft hover:text-ink">
        <ArrowLeft size={16} aria-hidden="true" /> {label}
      </Link>
    </div>
  );
}
