export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const STORED_AS = "vitrine.theme";

/** What this browser was told to use; `system` follows its own setting. */
export function currentTheme(): Theme {
  const stored = localStorage.getItem(STORED_AS);
  return THEMES.find((theme) => theme === stored) ?? "system";
}

/** Applies a theme and remembers it in this browser. */
export function showTheme(theme: Theme): void {
  localStorage.setItem(STORED_AS, theme);
  applyTheme();
}

/** Applies the remembered theme. */
export function applyTheme(): void {
  const theme = currentTheme();
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
