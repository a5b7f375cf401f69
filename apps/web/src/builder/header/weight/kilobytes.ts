/** Bytes as people read them, with one digit: "12,3 kB". */
export function kilobytes(bytes: number, language: string): string {
  return `${new Intl.NumberFormat(language, { maximumFractionDigits: 1, minimumFractionDigits: 1 }).format(bytes / 1000)} kB`;
}
