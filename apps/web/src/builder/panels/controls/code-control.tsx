import { useText } from "../../../platform/language/use-text.ts";
import { TextArea } from "../../../ui/field/text-area.tsx";

export interface CodeControlProps {
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly maxLength: number;
  onChange(next: string): void;
}

/** A box for code. Tab leads on to the next field, as everywhere: whoever came in by the keyboard gets out by it. */
export function CodeControl({ label, value, error, maxLength, onChange }: CodeControlProps) {
  const t = useText("builder");
  return (
    <TextArea
      className="max-h-96 min-h-40 font-mono text-caption! whitespace-pre pointer-coarse:text-body!"
      label={label}
      value={value}
      error={error}
      hint={t("ownCode.hint")}
      maxLength={maxLength}
      wrap="off"
      spellCheck={false}
      autoCapitalize="off"
      autoComplete="off"
      autoCorrect="off"
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
