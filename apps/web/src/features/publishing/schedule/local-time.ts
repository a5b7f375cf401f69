import type { Language } from "@vitrine/document";

/** A moment as a field of date and time has it, in the time of this browser: `2026-12-31T18:00`. Empty for none. */
export function fieldOf(iso: string | null): string {
  if (iso === null) return "";
  const at = new Date(iso);
  const two = (part: number): string => String(part).padStart(2, "0");
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** The moment that a field has; null for an empty one. */
export function momentOf(field: string): string | null {
  const at = new Date(field);
  return field === "" || Number.isNaN(at.getTime()) ? null : at.toISOString();
}

/** The same moment in Brasília; null where the time of this browser is the same. */
export function inBrasilia(iso: string, language: Language, ownZone?: string): string | null {
  const words = (timeZone: string | undefined): string =>
    new Intl.DateTimeFormat(language, { dateStyle: "short", timeStyle: "short", ...(timeZone ? { timeZone } : {}) }).format(
      Date.parse(iso),
    );
  const there = words("America/Sao_Paulo");
  return there === words(ownZone) ? null : there;
}
