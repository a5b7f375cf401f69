import { CALLING_CODES, type PhoneCountry } from "@vitrine/contract";
import { ChevronsUpDown } from "lucide-react";
import { useMemo } from "react";
import { PHONE_COUNTRIES } from "../../platform/forms/phone-country.ts";
import { useLanguage, useText } from "../../platform/language/use-text.ts";
import { TextField, type TextFieldProps } from "./text-field.tsx";

export interface PhoneFieldProps extends Omit<TextFieldProps, "type" | "prefix" | "suffix" | "inputMode"> {
  /** Whose numbering a number without a code of its own goes by. */
  country: PhoneCountry;
  onCountryChange: (country: PhoneCountry) => void;
}

/** A phone number, with its country's code before it. */
export function PhoneField({ country, onCountryChange, ...rest }: PhoneFieldProps) {
  const t = useText("ui");
  const language = useLanguage();
  const countries = useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: "region" });
    return PHONE_COUNTRIES.map((code) => ({ code, name: names.of(code) ?? code })).sort((a, b) => a.name.localeCompare(b.name, language));
  }, [language]);
  return (
    <TextField
      autoComplete="tel"
      hint={t(country === "BR" ? "phoneHint.brazil" : "phoneHint.other")}
      {...rest}
      type="tel"
      inputMode="tel"
      prefix={
        <>
          <span aria-hidden="true" className="tabular">
            {country} +{CALLING_CODES[country]}
          </span>
          <ChevronsUpDown size={14} aria-hidden="true" className="ml-1.5" />
          {/* The browser's own list: long, found by typing, and on a phone a wheel. It lies unseen over what it changes. */}
          <select
            aria-label={t("phoneCountry")}
            value={country}
            onChange={({ target }) => onCountryChange(target.value as PhoneCountry)}
            className="absolute inset-0 size-full cursor-pointer text-body opacity-0"
          >
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name} (+{CALLING_CODES[code]})
              </option>
            ))}
          </select>
        </>
      }
    />
  );
}
