import { useState } from "react";
import { type Problem, problemOf } from "../../../platform/calls/problem.ts";
import { useText } from "../../../platform/language/use-text.ts";
import { Button } from "../../../ui/button/button.tsx";
import { FormProblem } from "../../../ui/field/form-problem.tsx";
import { PasswordField } from "../../../ui/field/password-field.tsx";

export interface ProofPasswordProps {
  /** Whose password it is, for whatever keeps passwords. */
  email: string;
  /** Whether nothing else is asked for after it. */
  isLast: boolean;
  /** Whether the one before was not right. */
  isWrong: boolean;
  /** Rejects when it is not right. */
  onPassword: (password: string) => Promise<void>;
}

/** The password, once more. */
export function ProofPassword({ email, isLast, isWrong, onPassword }: ProofPasswordProps) {
  const t = useText("sessions");
  const [password, setPassword] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | undefined>(isWrong ? t("proof.wrong") : undefined);
  const [problem, setProblem] = useState<Problem | null>(null);
  const submit = async (): Promise<void> => {
    if (password === "") return setError(t("errors.passwordMissing"));
    setBusy(true);
    setProblem(null);
    try {
      await onPassword(password);
    } catch (reason) {
      const found = problemOf(reason);
      if (found.code === "WRONG_CREDENTIALS") setError(found.message);
      else setProblem(found);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t("password")}
        autoComplete="current-password"
        value={password}
        error={error}
        onChange={(event) => {
          setPassword(event.target.value);
          setError(undefined);
        }}
      />
      {problem ? <FormProblem problem={problem} /> : null}
      <div className="flex flex-wrap-reverse justify-end gap-2">
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {isLast ? t("proof.submit") : t("proof.goOn")}
        </Button>
      </div>
    </form>
  );
}
