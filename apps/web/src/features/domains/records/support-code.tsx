import { useText } from "../../../platform/language/use-text.ts";
import { CopiedText } from "./copied-text.tsx";

/** What somebody tells support, to be copied. */
export function SupportCode({ code }: { readonly code: string }) {
  const t = useText("domains");
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-1.5 text-caption text-ink-soft">
      {t("support")} <CopiedText text={code} label={t("copy.support", { value: code })} size="caption" />
    </p>
  );
}
