import type { ComponentType } from "react";
import { loadMessages, loadWholeMessages } from "../../../platform/language/i18n.ts";

/** What stands in the editor's place for somebody who may not change the page, with its words. */
export async function openPageLook(): Promise<ComponentType<{ readonly pageId: string }>> {
  const [{ PageLook }] = await Promise.all([import("./page-look.tsx"), loadMessages("billing"), loadWholeMessages("builder")]);
  return PageLook;
}
