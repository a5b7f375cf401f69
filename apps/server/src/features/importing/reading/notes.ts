import type { ImportNotice, ImportNoticeCode } from "@vitrine/contract";

/** How many examples a notice has, and how long one may be, in characters. */
const MOST_EXAMPLES = 5;
const LONGEST_EXAMPLE = 120;

/** What could not be kept of a page, and what somebody should look at. */
export interface Notes {
  /** Counts one more; `example` says which, where that helps to find it. */
  add(code: ImportNoticeCode, example?: string): void;
  /** In the order in which their codes were first told. */
  all(): ImportNotice[];
}

/** Notes that go on from `told`. */
export function openNotes(told: readonly ImportNotice[] = []): Notes {
  const counts = new Map(told.map(({ code, count }) => [code, count] as const));
  const examples = new Map(told.map(({ code, examples: known }) => [code, new Set(known)] as const));
  return {
    add(code, example = "") {
      counts.set(code, (counts.get(code) ?? 0) + 1);
      const short = shown(example);
      const kept = examples.get(code) ?? new Set<string>();
      if (short !== "" && kept.size < MOST_EXAMPLES) kept.add(short);
      examples.set(code, kept);
    },
    all: () => [...counts].map(([code, count]) => ({ code, count, examples: [...(examples.get(code) ?? [])] })),
  };
}

/** On one line, without what cannot be seen, and never the whole of a picture that stands in its own address. */
function shown(example: string): string {
  const line = example
    .slice(0, 4 * LONGEST_EXAMPLE)
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\s]+/gu, " ")
    .trim();
  const plain = /^data:/i.test(line) ? (line.split(/[,;]/, 1)[0] ?? "") : line;
  return [...plain].length > LONGEST_EXAMPLE ? `${[...plain].slice(0, LONGEST_EXAMPLE - 1).join("")}…` : plain;
}
