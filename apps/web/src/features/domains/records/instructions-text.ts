import type { DnsRecord } from "@vitrine/contract";
import type { Text } from "../../../platform/language/message-types.ts";

/** The entries as a text for whoever looks after the domain. */
export function instructionsText(name: string, records: readonly DnsRecord[], t: Text<"domains">): string {
  const parts = records.map(({ type, name: relative, host, value, isRequired }, index) =>
    [
      `${index + 1}. ${t("record.type")}: ${type}${isRequired ? "" : ` (${t("entries.optional")})`}`,
      `   ${t("record.name")}: ${relative}${relative === host ? "" : ` (${host})`}`,
      `   ${t("record.value")}: ${value}`,
      `   ${t("record.ttl")}: ${t("record.ttlHint")}`,
    ].join("\n"),
  );
  return [`${t("entries.title")}: ${name}`, ...parts].join("\n\n");
}
