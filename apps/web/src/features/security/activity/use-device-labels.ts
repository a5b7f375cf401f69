import { useLanguage, useText } from "../../../platform/language/use-text.ts";

export interface DeviceLabels {
  /** "Chrome · Windows", or that it is not known. */
  readonly device: string;
  /** "Brasil", or that it is not known. */
  readonly country: string;
}

/** What a device and a country are called, in the language on screen. */
export function useDeviceLabels(): (where: { readonly device: string; readonly country: string | null }) => DeviceLabels {
  const t = useText("security");
  const language = useLanguage();
  const names = new Intl.DisplayNames([language], { type: "region" });
  return ({ device, country }) => ({
    device: device || t("unknownDevice"),
    country: country ? (names.of(country) ?? country) : t("unknownCountry"),
  });
}
