import { clsx } from "clsx";
import { Check, Circle } from "lucide-react";
import type { ComponentProps } from "react";
import { useText } from "../../../platform/language/use-text.ts";
import { TextField } from "../../../ui/field/text-field.tsx";
import { USERNAME_RULES, type UsernameRule, unmetUsernameRules } from "./username-rules.ts";

export interface UsernameFieldProps extends Omit<ComponentProps<"input">, "size" | "prefix" | "value"> {
  /** What stands in the field, for the rules under it. */
  typed: string;
  error: string | undefined;
}

/** The name others find one by; its rules are ticked off as they are met. */
export function UsernameField({ typed, error, ...field }: UsernameFieldProps) {
  const t = useText("accounts");
  const unmet = unmetUsernameRules(typed);
  return (
    <div>
      <TextField
        {...field}
        label={t("person.username")}
        prefix="@"
        error={error}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={60}
      />
      <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1" aria-label={t("usernameRules.label")}>
        {(Object.keys(USERNAME_RULES) as UsernameRule[]).map((rule) => {
          const isMet = !unmet.includes(rule);
          return (
            <li key={rule} className={clsx("flex items-start gap-1.5 text-caption", isMet ? "text-success" : "text-ink-faint")}>
              {isMet ? (
                <Check size={13} strokeWidth={3} aria-hidden="true" className="mt-0.5 shrink-0" />
              ) : (
                <Circle size={13} aria-hidden="true" className="mt-0.5 shrink-0" />
              )}
              {t(`usernameRules.${rule}`)}
              <span className="sr-only">{isMet ? t("usernameRules.met") : t("usernameRules.unmet")}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
