import type { Account } from "@vitrine/contract";
import { useForm } from "react-hook-form";
import { problemOf } from "../../../platform/calls/problem.ts";
import { showFieldProblems } from "../../../platform/calls/show-field-problems.ts";
import { usePhoneCountry } from "../../../platform/forms/use-phone-country.ts";
import { useText } from "../../../platform/language/use-text.ts";
import { toast } from "../../../ui/feedback/toast.ts";
import { FormProblem } from "../../../ui/field/form-problem.tsx";
import { PhoneField } from "../../../ui/field/phone-field.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { SettingsSection } from "../../../ui/settings-section.tsx";
import { SaveRow } from "./save-row.tsx";
import { useSaveProfile } from "./use-save-profile.ts";
import { UsernameField } from "./username-field.tsx";
import { unmetUsernameRules } from "./username-rules.ts";

interface PersonForm {
  name: string;
  username: string;
  phone: string;
}

/** Refusals that are about the username, whatever they are called. */
const USERNAME_CODES: readonly string[] = ["USERNAME_TAKEN"];

function valuesOf({ name, username, phone }: Account): PersonForm {
  return { name, username: username ?? "", phone: phone ?? "" };
}

/** Name, username and phone. */
export function PersonSection({ account }: { account: Account }) {
  const t = useText("accounts");
  const form = useForm<PersonForm>({ defaultValues: valuesOf(account) });
  const phone = usePhoneCountry(form.watch("phone"));
  const { errors, dirtyFields, isDirty } = form.formState;
  const save = useSaveProfile((saved) => {
    form.reset(valuesOf(saved));
    toast.success({ title: t("person.saved") });
  });
  const problem = save.error ? problemOf(save.error) : null;
  const isAtField = problem !== null && (problem.fields.length > 0 || USERNAME_CODES.includes(problem.code));
  const send = ({ name, username, phone: typed }: PersonForm): void => {
    if (save.isPending) return;
    const changes = {
      ...(dirtyFields.name ? { name } : {}),
      ...(dirtyFields.username ? { username: username.trim() === "" ? null : username } : {}),
      ...(dirtyFields.phone ? { phone: typed.trim() === "" ? null : typed, phoneCountry: phone.country } : {}),
    };
    save.mutate(changes, {
      onError: (error) => {
        const { code, message, fields, ...rest } = problemOf(error);
        // The sentence of the refusal says more than that of the field.
        const said = USERNAME_CODES.includes(code) ? [{ path: "username", code, message }] : fields;
        showFieldProblems<PersonForm>({ code, message, fields: said, ...rest }, ["name", "username", "phone"], form.setError);
      },
    });
  };
  return (
    <SettingsSection title={t("person.title")} text={t("person.text")}>
      <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void form.handleSubmit(send)(event)}>
        <TextField
          label={t("person.name")}
          autoComplete="name"
          maxLength={120}
          error={errors.name?.message}
          {...form.register("name", { validate: (value) => value.trim().length >= 2 || t("person.nameShort") })}
        />
        <UsernameField
          typed={form.watch("username")}
          error={errors.username?.message}
          {...form.register("username", {
            validate: (value) => value.trim() === "" || unmetUsernameRules(value).length === 0 || t("person.usernameRules"),
          })}
        />
        <PhoneField
          label={t("person.phone")}
          maxLength={40}
          error={errors.phone?.message}
          country={phone.country}
          onCountryChange={phone.choose}
          {...form.register("phone")}
        />
        {problem && !isAtField ? <FormProblem problem={problem} /> : null}
        <SaveRow label={t("person.save")} isDirty={isDirty} isSaving={save.isPending} />
      </form>
    </SettingsSection>
  );
}
