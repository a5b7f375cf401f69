import type { Finding, PageSizes } from "@vitrine/checks";

/** What is known of the page as it stands, a moment after each change. */
export interface PageReview {
  /** What a visitor loads of it, pictures and fonts apart, in gzip bytes. */
  readonly sizes: PageSizes;
  /** What its pictures weigh, in bytes, as far as that is known. */
  readonly imageBytes: number;
  /** How many of them nobody has weighed yet: they were added since the server was last asked. */
  readonly unweighedCount: number;
  /** What it may weigh by its own settings, in bytes. */
  readonly budget: number;
  readonly findings: readonly Finding[];
}

/** All that visitors load, in bytes. */
export function totalBytes({ sizes, imageBytes }: PageReview): number {
  return sizes.html + sizes.css + sizes.script + imageBytes;
}

/** Findings with a key of their own each: a menu may lead to the same place twice. */
export function keyed(findings: readonly Finding[]): (readonly [key: string, finding: Finding])[] {
  const counts = new Map<string, number>();
  return findings.map((finding) => {
    const name = `${finding.code} ${finding.blockId ?? ""}`;
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    return [`${name} ${count}`, finding];
  });
}
