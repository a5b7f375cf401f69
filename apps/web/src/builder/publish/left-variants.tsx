import { useText } from "../../platform/language/use-text.ts";
import { Notice } from "../../ui/feedback/notice.tsx";

/** Variants that were to be published along and were not, each with why. */
export function LeftVariants({ left }: { readonly left: readonly { readonly title: string; readonly message: string }[] }) {
  const t = useText("publish");
  return left.map(({ title, message }) => (
    <Notice key={title} tone="warning" title={t("left", { title })}>
      {message}
    </Notice>
  ));
}
