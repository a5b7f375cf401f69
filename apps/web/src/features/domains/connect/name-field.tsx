import type { ReactNode } from "react";
import { TextField } from "../../../ui/field/text-field.tsx";

/** What the server reads at most. */
const MOST_LETTERS = 300;

export interface NameFieldProps {
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  readonly hint: ReactNode;
  readonly error: string | undefined;
  readonly onChange: (typed: string) => void;
}

/** A domain as somebody types or pastes it: nothing is corrected by a keyboard that takes it for words. */
export function NameField({ onChange, ...shown }: NameFieldProps) {
  return (
    <TextField
      {...shown}
      autoFocus
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      inputMode="url"
      maxLength={MOST_LETTERS}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
