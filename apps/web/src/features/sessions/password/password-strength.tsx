import { clsx } from "clsx";
import { Check, Circle } from "lucide-react";
import { useText } from "../../../platform/language/use-text.ts";
import { PASSWORD_RULES, type PasswordRule, unmetRules } from "./password-rules.ts";

/** The rules of a password, each ticked off as it is met. */
export function PasswordStrength({ password }: { password: string }) {
  const t = useText("sessions");
  const unmet = unmetRules(password);
  return (
    <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1" aria-label={t("rules.label")}>
      {(Object.keys(PASSWORD_RULES) as PasswordRule[]).map((rule) => {
        const isMet = !unmet.includes(rule);
        return (
          <li key={rule} className={clsx("flex items-center gap-1.5 text-caption", isMet ? "text-success" : "text-ink-faint")}>
            {isMet ? <Check size={13} strokeWidth={3} aria-hidden="true" /> : <Circle size={13} aria-hidden="true" />}
            {t(`rules.${rule}`)}
            <span className="sr-only">{isMet ? t("rules.met") : t("rules.unmet")}</span>
          </li>
        );
      })}
    </ul>
  );
}
