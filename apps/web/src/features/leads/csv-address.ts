import type { CsvSeparator } from "@vitrine/contract";
import type { Language } from "@vitrine/document";
import type { LeadSearch } from "./lead-search.ts";

/** What the spreadsheets of those who speak a language think stands between cells. */
export function usualSeparator(language: Language): CsvSeparator {
  return language === "en" ? "comma" : "semicolon";
}

/** Where the leads that are shown come as a file for a spreadsheet. */
export function csvAddress(filter: LeadSearch, separator: CsvSeparator): string {
  const said = Object.entries({ ...filter, separator }).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return `/api/leads.csv?${new URLSearchParams(said)}`;
}
