import type { PageSettingsReply } from "@vitrine/contract";
import type { PageRecord } from "@vitrine/document";

/** A page's settings as they leave: nothing of its look, and not what part of a sale it is, which its row says. */
export function presentSettings({ type: _, id: __, styles: ___, pageType: ____, ...settings }: PageRecord): PageSettingsReply {
  return settings;
}
