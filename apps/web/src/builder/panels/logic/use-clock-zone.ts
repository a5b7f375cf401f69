import { useLanguage } from "../../../platform/language/use-text.ts";

/** The time zone of the person's own clock, by its name in their language: "Horário Padrão de Brasília". */
export function useClockZone(): string {
  const language = useLanguage();
  const parts = new Intl.DateTimeFormat(language, { timeZoneName: "long" }).formatToParts();
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? "UTC";
}
