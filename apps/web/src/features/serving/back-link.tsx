import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { useText } from "../../platform/language/use-text.ts";

/** The way from one site to all. */
export function BackLink() {
  const t = useText("serving");
  return (
    <div className="mx-auto max-w-296 px-4 pt-5 text-tool desktop:px-8">
      <Link to="/sites" className="inline-flex items-center gap-1.5 rounded-sm text-ink-soft hover:text-ink">
        <ArrowLeft size={16} aria-hidden="true" /> {t("back")}
      </Link>
    </div>
  );
}
