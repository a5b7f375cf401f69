import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Account } from "@vitrine/contract";
import { useForm } from "react-hook-form";
import { client } from "../../platform/calls/client.ts";
import { problemOf } from "../../platform/calls/problem.ts";
import { showFieldProblems } from "../../platform/calls/show-field-problems.ts";
import { useText } from "../../platform/language/use-text.ts";
import { accountQuery } from "../../platform/person/account.ts";
import { Button } from "../../ui/button/button.tsx";
import { toast } from "../../ui/feedback/toast.ts";
import { FormProblem } from "../../ui/field/form-problem.tsx";
import { PasswordField } from "../../ui/field/password-field.tsx";
import { SettingsSection } from "../../ui/settings-section.tsx";
import { PasswordStrength, unmetRules } from "../sessions/index.ts";
import { refreshSecurity } from "./queries.ts";

interface PasswordForm {
  password: string;
  passwordConfirmation: string;
}

/** Another password, or a first one for who has only ever come in with Google. */
export function PasswordSection({ account }: { account: Account }) {
  const t = useText("security");
  const queryClient = useQueryClient();
  const form = useForm<PasswordForm>({ defaultValues: { password: "", passwordConfirmation: "" } });
  const { errors, isDirty } = form.formState;
  const { hasPassword, email } = account;
  const change = useMutation({
    mutationFn: (values: PasswordForm) => client.sessions.changePassword(values),
    onSuccess: async () => {
      form.reset();
      toast.success({ title: hasPassword ? t("password.changed") : t("password.set"), desc: t("password.othersEnded") });
      await Promise.all([queryClient.invalidateQueries({ queryKey: accountQuery.queryKey }), refreshSecurity(queryClient)]);
    },
    onError: (error) => void showFieldProblems<PasswordForm>(problemOf(error), ["password", "passwordConfirmation"], form.setError),
  });
  const problem = change.error ? problemOf(change.error) : null;
  return (
    <SettingsSection title={t("password.title")} text={hasPassword ? t("password.text") : t("password.noneText")}>
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => void form.handleSubmit((values) => (change.isPending ? undefined : change.mutate(values)))(event)}
      >
        {/* For password managers, which file a password under a name. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <div>
          <PasswordField
            label={t("password.new")}
            autoComplete="new-password"
            maxLength={200}
            error={errors.password?.message}
            {...form.register("password", { validate: (value) => unmetRules(value).length === 0 || t("password.rules") })}
          />
          <PasswordStrength password={form.watch("password")} />
        </div>
        <PasswordField
          label={t("password.again")}
          autoComplete="new-password"
          maxLength={200}
          error={errors.passwordConfirmation?.message}
          {...form.register("passwordConfirmation", {
            validate: (value, { password }) => value === password || t("password.mismatch"),
          })}
        />
        {problem && problem.fields.length === 0 ? <FormProblem problem={problem} /> : null}
        <div>
          <Button type="submit" variant={isDirty ? "primary" : "secondary"} isBusy={change.isPending}>
            {hasPassword ? t("password.change") : t("password.create")}
          </Button>
        </div>
      </form>
    </SettingsSection>
  );
}
