import { Link } from "@tanstack/react-router";
import { useLanguage, useText } from "../../platform/language/use-text.ts";
import { LEGAL_ADDRESSES } from "./legal-paths.ts";

const LINK = "rounded-sm text-caption text-ink-faint underline-offset-2 hover:text-ink hover:underline";

/** Terms and privacy, for the foot of a screen. */
export function LegalLinks() {
  const t = useText("legal");
  const language = useLanguage();
  return (
    <nav aria-label={t("links")} className="flex flex-wrap gap-x-4 gap-y-1">
      <Link to={LEGAL_ADDRESSES.terms[language]} className={LINK}>
        {t("terms")}
      </Link>
      <Link to={LEGAL_ADDRESSES.privacy[language]} className={LINK}>
        {t("privacy")}
      </Link>
    </nav>
  );
}
