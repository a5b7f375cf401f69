import type { Language } from "@vitrine/document";
import type { EmailMessage } from "../../../platform/mail/email-message.ts";
import { countryOf, deviceOf } from "../../../platform/visitor-facts/index.ts";
import type { Requester } from "../requester.ts";

const LABELS = {
  pt: { device: "Aparelho", place: "Lugar" },
  en: { device: "Device", place: "Place" },
  es: { device: "Dispositivo", place: "Lugar" },
} as const satisfies Record<Language, unknown>;

/** From which device and place something was asked, as far as a request tells: "Chrome · Windows", "Brasil (200.1.2.3)". */
export function requesterFacts(language: Language, { userAgent, clientAddress }: Requester): NonNullable<EmailMessage["facts"]> {
  const { device: deviceLabel, place: placeLabel } = LABELS[language];
  const device = deviceOf(userAgent);
  const country = clientAddress === "" ? null : countryOf(clientAddress);
  const name = country && new Intl.DisplayNames([language], { type: "region" }).of(country);
  const place = name ? `${name} (${clientAddress})` : clientAddress;
  return [
    { label: deviceLabel, value: device },
    { label: placeLabel, value: place },
  ].filter(({ value }) => value !== "");
}
