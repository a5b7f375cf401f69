import { loadSchemas } from "virtual:page-schemas";
import type { ComponentType } from "react";
import { PageSettingsScreen } from "./page-settings-screen.tsx";

/** The screen of a page's settings, once what is typed into it can be judged. */
export async function openSettingsScreen(): Promise<ComponentType> {
  await loadSchemas();
  return PageSettingsScreen;
}
