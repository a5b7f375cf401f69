import { ArrowUpRight } from "lucide-react";
import { useText } from "../../platform/language/use-text.ts";

/** A link that leaves the dashboard, in a tab of its own. */
export function TextLink({ href, children }: { href: string; children: string }) {
  const t = useText("ui");
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-w-0 max-w-full items-center gap-1 rounded-sm text-mar underline-offset-2 hover:underline"
    >
      <span className="truncate">{children}</span>
      <ArrowUpRight size={14} aria-hidden="true" className="shrink-0" />
      <span className="sr-only">{t("newTab")}</span>
    </a>
  );
}
