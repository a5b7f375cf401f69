import { type ReactNode, useState } from "react";
import { useText } from "../../../platform/language/use-text.ts";
import { Button } from "../../../ui/button/button.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";

export interface PasskeyNameFormProps {
  initial: string;
  submitLabel: string;
  isBusy: boolean;
  problem: ReactNode;
  onName: (name: string) => void;
}

/** What a passkey is called, to tell it from others. */
export function PasskeyNameForm({ initial, submitLabel, isBusy, problem, onName }: PasskeyNameFormProps) {
  const t = useText("security");
  const [name, setName] = useState(initial);
  const [hasTried, setTried] = useState(false);
  const isEmpty = name.trim() === "";
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!isEmpty && !isBusy) onName(name.trim());
      }}
    >
      <TextField
        label={t("passkeys.name")}
        value={name}
        autoFocus
        autoComplete="off"
        maxLength={60}
        hint={t("passkeys.nameHint")}
        error={hasTried && isEmpty ? t("passkeys.nameMissing") : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      {problem}
      <div className="flex justify-end">
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
