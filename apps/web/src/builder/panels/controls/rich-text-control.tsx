import type { Json } from "@vitrine/document";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import type { TextMode } from "../../inline-text/text-mode.ts";
import { loadLater } from "../../load-later.tsx";

const TextBox = loadLater(async () => (await import("../../inline-text/text-box.tsx")).TextBox, <Skeleton className="h-18 w-full" />);

export interface RichTextControlProps {
  readonly label: string;
  readonly mode: TextMode;
  readonly value: Json | undefined;
  onChange(next: Json): void;
}

/** Formatted words in a panel; the text editor comes when it is first needed. */
export function RichTextControl({ label, mode, value, onChange }: RichTextControlProps) {
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <span className="text-tool font-medium">{label}</span>
      <TextBox label={label} mode={mode} value={value} onChange={onChange} />
    </div>
  );
}
