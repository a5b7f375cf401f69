import type { Json } from "@vitrine/document";
import { Plus, X } from "lucide-react";
import { useId, useState } from "react";
import { useText } from "../../../platform/language/use-text.ts";
import { Button } from "../../../ui/button/button.tsx";
import { IconButton } from "../../../ui/button/icon-button.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";

export interface TextsControlProps {
  readonly label: string;
  readonly value: Json | undefined;
  readonly max: number;
  readonly addLabel: string;
  commit(next: string[]): string | null;
}

/** A list of short texts. An empty line stays here until it has words; the page never sees it. */
export function TextsControl({ label, value, max, addLabel, commit }: TextsControlProps) {
  const t = useText("builder");
  const id = useId();
  const saved = Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];
  const [lines, setLines] = useState<readonly string[] | null>(null);
  const shown = lines && sameWords(lines, saved) ? lines : saved;
  const change = (next: readonly string[]): void => {
    setLines(next);
    commit(next.filter((line) => line.trim() !== ""));
  };
  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5" aria-labelledby={id}>
      <span id={id} className="text-tool font-medium">
        {label}
      </span>
      {shown.map((line, index) => {
        const name = t("content.optionNumber", { number: index + 1 });
        const key = index;
        return (
          <div key={key} className="flex items-center gap-1">
            <div className="min-w-0 flex-1">
              <TextField
                label={name}
                isLabelHidden
                size="sm"
                maxLength={120}
                value={line}
                onChange={(event) => change(shown.with(index, event.target.value))}
              />
            </div>
            <IconButton
              size="sm"
              label={t("content.removeItem", { name: line || name })}
              icon={<X size={16} />}
              onClick={() => change(shown.toSpliced(index, 1))}
            />
          </div>
        );
      })}
      <Button size="sm" variant="quiet" icon={<Plus size={16} />} disabled={shown.length >= max} onClick={() => change([...shown, ""])}>
        {addLabel}
      </Button>
    </fieldset>
  );
}

function sameWords(lines: readonly string[], saved: readonly string[]): boolean {
  const words = lines.filter((line) => line.trim() !== "");
  return words.length === saved.length && words.every((line, index) => line === saved[index]);
}
