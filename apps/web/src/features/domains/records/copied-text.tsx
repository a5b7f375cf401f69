import { Check, Copy } from "lucide-react";
import { Fragment, useEffect, useState } from "react";
import { useText } from "../../../platform/language/use-text.ts";
import { IconButton } from "../../../ui/button/icon-button.tsx";
import { toast } from "../../../ui/feedback/toast.ts";

/** Milliseconds the button says that it worked. */
const SAID_MS = 2_000;
/** Milliseconds a text stays to be marked by hand. */
const SHOWN_MS = 15_000;

export interface CopiedTextProps {
  readonly text: string;
  /** What pressing the button does. */
  readonly label: string;
  readonly size?: "caption" | "tool" | undefined;
}

/** Parts of a name, after each of which a line may break before it does anywhere else. */
const LABELS = /[^.]*\.|[^.]+/g;

/** A text to be entered elsewhere, letter by letter, with a button that copies it. */
export function CopiedText({ text, label, size = "tool" }: CopiedTextProps) {
  const t = useText("domains");
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), SAID_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      toast.warning({ title: t("copy.failed"), desc: text, timeout: SHOWN_MS });
    }
  };
  return (
    <span className="inline-flex max-w-full items-center gap-1">
      <code className={`min-w-0 font-mono wrap-anywhere select-all ${size === "tool" ? "text-tool" : "text-caption"}`}>
        {[...text.matchAll(LABELS)].map(({ 0: label, index }) => (
          <Fragment key={index}>
            {label}
            <wbr />
          </Fragment>
        ))}
      </code>
      <IconButton
        size="sm"
        label={label}
        icon={isCopied ? <Check size={15} aria-hidden="true" className="text-success" /> : <Copy size={15} aria-hidden="true" />}
        onClick={() => void copy()}
        className="-my-1.5"
      />
      <span role="status" className="sr-only">
        {isCopied ? t("copy.done") : ""}
      </span>
    </span>
  );
}
