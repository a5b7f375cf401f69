import { Link } from "@tanstack/react-router";
import { clsx } from "clsx";
import { ArrowLeft } from "lucide-react";

export interface BackLinkProps {
  readonly to: "/sites" | "/pages" | "/dns";
  readonly label: string;
  /** As wide as the screen beneath it. */
  readonly width?: "list" | "form";
}

/** The way from one thing to all of its kind, above the title of its screen. */
export function BackLink({ to, label, width = "list" }: BackLinkProps) {
  return (
    <div className={clsx("mx-auto px-4 pt-5 text-tool desktop:px-8", width === "form" ? "max-w-136" : "max-w-296")}>
      <Link to={to} className="inline-flex items-center gap-1.5 rounded-sm text-ink-soft hover:text-ink">
        <ArrowLeft size={16} aria-hidden="true" /> {label}
      </Link>
    </div>
  );
}
