import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { toast } from "../feedback/toast.ts";
import { Button, type ButtonProps } from "./button.tsx";

export interface CopyButtonProps extends Pick<ButtonProps, "variant" | "size"> {
  text: string;
  label: string;
  /** Shown for a moment once it is on the clipboard. */
  copiedLabel: string;
  /** Says to mark and copy by hand, where the browser does not let us. */
  failedLabel: string;
  onCopied?: (() => void) | undefined;
}

/** Milliseconds the button says that it worked. */
const SAID_MS = 2_000;

/** Puts a text on the clipboard without ever showing it elsewhere: for secrets as much as for examples. */
export function CopyButton({ text, label, copiedLabel, failedLabel, onCopied, ...look }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), SAID_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      onCopied?.();
    } catch {
      toast.warning({ title: failedLabel });
    }
  };
  return (
    <Button
      {...look}
      icon={isCopied ? <Check size={16} aria-hidden="true" className="text-success" /> : <Copy size={16} aria-hidden="true" />}
      onClick={() => void copy()}
    >
      <span aria-live="polite">{isCopied ? copiedLabel : label}</span>
    </Button>
  );
}
