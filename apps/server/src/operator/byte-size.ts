const UNITS = ["B", "kB", "MB", "GB", "TB"] as const;

/** A number of bytes as people say it: `1.2 MB`. */
export function byteSize(bytes: number): string {
  const unit = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), UNITS.length - 1);
  return `${(bytes / 1_000 ** unit).toFixed(unit < 2 ? 0 : 1)} ${UNITS[unit]}`;
}
