/** A label's name as it is compared: "VERÃO" and "verão" are one. */
export function labelKey(name: string): string {
  return name.toLowerCase();
}
