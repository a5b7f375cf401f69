/** What may stand between the cells of a CSV file. Spreadsheets set to Portuguese or Spanish want the semicolon. */
export const CSV_SEPARATORS = ["comma", "semicolon", "tab"] as const;
export type CsvSeparator = (typeof CSV_SEPARATORS)[number];
