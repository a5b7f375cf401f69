import { useText } from "../../../platform/language/use-text.ts";

/** How much of what is shown of a text is taken. */
export function CharacterCount({ used, most }: { readonly used: number; readonly most: number }) {
  const t = useText("page-settings");
  return <span className={used >= most ? "tabular text-warning" : "tabular"}>{t("count", { used, most })}</span>;
}
