import { useQuery } from "@tanstack/react-query";
import type { PhoneCountry } from "@vitrine/contract";
import { useState } from "react";
import { optionsQuery } from "../calls/options-query.ts";
import { useLanguage } from "../language/use-text.ts";
import { countryOfNumber, suggestCountry } from "./phone-country.ts";

export interface PhoneCountryChoice {
  readonly country: PhoneCountry;
  choose(country: PhoneCountry): void;
}

/** The country of a number being typed: the one it begins with the code of, else the one chosen, else a suggestion. */
export function usePhoneCountry(typed: string): PhoneCountryChoice {
  const { data } = useQuery(optionsQuery);
  const language = useLanguage();
  const [chosen, choose] = useState<PhoneCountry | null>(null);
  return { country: countryOfNumber(typed, chosen ?? suggestCountry(data?.country, navigator.languages, language)), choose };
}
