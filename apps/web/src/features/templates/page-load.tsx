import { useLanguage, useText } from "../../platform/language/use-text.ts";

/** What a visitor loads of a page, for its card. */
export function PageLoad({ bytes }: { bytes: number }) {
  const t = useText("templates");
  const size = `${new Intl.NumberFormat(useLanguage(), { maximumFractionDigits: 0 }).format(Math.ceil(bytes / 1000))} kB`;
  return (
    <span title={t("weight", { size })} className="tabular-nums">
      <span aria-hidden="true">{size}</span>
      <span className="sr-only">{t("weight", { size })}</span>
    </span>
  );
}
