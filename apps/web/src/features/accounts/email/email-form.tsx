import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { client } from "../../../platform/calls/client.ts";
import { problemOf } from "../../../platform/calls/problem.ts";
import { showFieldProblems } from "../../../platform/calls/show-field-problems.ts";
import { EMAIL_PATTERN } from "../../../platform/forms/email-pattern.ts";
import { useText } from "../../../platform/language/use-text.ts";
import { ACCOUNT_KEY } from "../../../platform/person/current-user.ts";
import { Button } from "../../../ui/button/button.tsx";
import { FormProblem } from "../../../ui/field/form-problem.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";

interface ChangeForm {
  email: string;
  emailConfirmation: string;
}

/** Refusals that are about the address, whatever they are called. */
const ADDRESS_CODES: readonly string[] = ["EMAIL_TAKEN", "EMAIL_BANNED"];

/** Another address, twice. */
export function EmailForm({ current, onClose }: { current: string; onClose: () => void }) {
  const t = useText("accounts");
  const queryClient = useQueryClient();
  const form = useForm<ChangeForm>({ defaultValues: { email: "", emailConfirmation: "" } });
  const { errors } = form.formState;
  const change = useMutation({
    mutationFn: (values: ChangeForm) => client.accounts.changeEmail(values),
    onSuccess: (account) => {
      queryClient.setQueryData(ACCOUNT_KEY, account);
      onClose();
    },
    onError: (error) => {
      const { code, message, fields, ...rest } = problemOf(error);
      const said = ADDRESS_CODES.includes(code) ? [{ path: "email", code, message }] : fields;
      showFieldProblems<ChangeForm>({ code, message, fields: said, ...rest }, ["email", "emailConfirmation"], form.setError);
    },
  });
  const problem = change.error ? problemOf(change.error) : null;
  const isAtField = problem !== null && (problem.fields.length > 0 || ADDRESS_CODES.includes(problem.code));
  const fold = (value: string): string => value.trim().toLowerCase();
  return (
    <form
      noValidate
      aria-label={t("email.change")}
      className="flex flex-col gap-5"
      onSubmit={(event) => void form.handleSubmit((values) => (change.isPending ? undefined : change.mutate(values)))(event)}
    >
      <TextField
        label={t("email.new")}
        type="email"
        autoFocus
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.email?.message}
        {...form.register("email", {
          validate: (value) => (!EMAIL_PATTERN.test(value) ? t("email.bad") : fold(value) === current ? t("email.same") : true),
        })}
      />
      <TextField
        label={t("email.again")}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.emailConfirmation?.message}
        {...form.register("emailConfirmation", {
          validate: (value, { email }) => fold(value) === fold(email) || t("email.mismatch"),
        })}
      />
      {problem && !isAtField ? <FormProblem problem={problem} /> : null}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" isBusy={change.isPending}>
          {t("email.send")}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t("email.keep")}
        </Button>
      </div>
    </form>
  );
}
