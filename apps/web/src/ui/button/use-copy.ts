import { useText } from "../../platform/language/use-text.ts";
import { toast } from "../feedback/toast.ts";

/** Puts text on the clipboard and says so. */
export function useCopy(): (text: string) => Promise<void> {
  const t = useText("ui");
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success({ title: t("copied"), desc: text });
    } catch {
      toast.warning({ title: t("notCopied"), desc: text, timeout: 10_000 });
    }
  };
}
