/** What a page may weigh, to choose from, in kilobytes. */
export const WEIGHT_BUDGETS = [250, 500, 1_000, 2_000] as const;

/** "500 kB", "1 MB". */
export function spokenBudget(kilobyte: number, language: string): string {
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  return kilobyte < 1_000 ? `${number.format(kilobyte)} kB` : `${number.format(kilobyte / 1_000)} MB`;
}
