import { CircleAlert } from "lucide-react";
import { useId } from "react";
import { useLanguage, useText } from "../../../platform/language/use-text.ts";
import { TextLink } from "../../../ui/button/text-link.tsx";
import { Checkbox } from "../../../ui/field/checkbox.tsx";
import { LEGAL_ADDRESSES } from "../../legal/index.ts";

export interface TermsFieldProps {
  isAccepted: boolean;
  onChange: (isAccepted: boolean) => void;
  error: string | undefined;
}

/** Terms and privacy notice in the language on screen, to be read beside the form, and accepted. */
export function TermsField({ isAccepted, onChange, error }: TermsFieldProps) {
  const t = useText("sessions");
  const language = useLanguage();
  const id = useId();
  return (
    <fieldset aria-describedby={error ? id : undefined} className="flex flex-col gap-0.5">
      <legend className="sr-only">{t("terms.legend")}</legend>
      <Checkbox label={t("terms.accept")} checked={isAccepted} onCheckedChange={onChange} />
      <p className="flex flex-wrap gap-x-4 gap-y-1 pl-7 text-tool">
        <TextLink href={LEGAL_ADDRESSES.terms[language]}>{t("terms.terms")}</TextLink>
        <TextLink href={LEGAL_ADDRESSES.privacy[language]}>{t("terms.privacy")}</TextLink>
      </p>
      {error ? (
        <p id={id} role="alert" className="mt-1 flex items-start gap-1.5 text-tool text-danger">
          <CircleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
