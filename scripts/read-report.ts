import { existsSync, readFileSync } from "node:fs";

/** What a part of the suite came to. */
export interface Verdict {
  passed: number;
  failed: number;
  /** A line for each test that failed: its name, and what was said first. */
  failures: string[];
  /** A line for each test that failed and, tried once more, passed: its name, and what was said the first time. */
  unsteady: string[];
  times: { readonly name: string; readonly seconds: number }[];
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
    readonly startTime: number;
    readonly endTime: number;
  }[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly duration: number; readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly errors: readonly { readonly message?: string }[];
}

/** The first line of what was said, without colours. */
function firstLine(words = ""): string {
  const plain = words.replaceAll(new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, "g"), "").trim();
  return (plain.split("\n")[0] ?? "").slice(0, 300);
}

function ofVitest({ numPassedTests, numFailedTests, testResults }: VitestReport): Verdict {
  const verdict: Verdict = { passed: numPassedTests, failed: numFailedTests, failures: [], unsteady: [], times: [] };
  const base = `${process.cwd()}/`;
  for (const { name, status, message, assertionResults, startTime, endTime } of testResults) {
    const file = name.replace(base, "");
    const failed = assertionResults.filter((result) => result.status === "failed");
    for (const { fullName, failureMessages } of failed) verdict.failures.push(`${file} › ${fullName}: ${firstLine(failureMessages[0])}`);
    if (status === "failed" && failed.length === 0) verdict.failures.push(`${file}: ${firstLine(message)}`);
    verdict.times.push({ name: file, seconds: (endTime - startTime) / 1000 });
  }
  return verdict;
}

function ofPlaywright({ suites, stats, errors }: PlaywrightReport): Verdict {
  const verdict: Verdict = {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: [],
    unsteady: [],
    times: [],
  };
  for (const { message } of errors) verdict.failures.push(firstLine(message));
  const read = ({ suites: inner = [], specs }: PlaywrightSuite): void => {
    for (const { title, file, ok, tests } of specs) {
      const results = tests.flatMap((test) => test.results);
      const line = `${file} › ${title}: ${firstLine(results.find(({ error }) => error)?.error?.message)}`;
      if (!ok) verdict.failures.push(line);
      else if (tests.some(({ status }) => status === "flaky")) verdict.unsteady.push(line);
      verdict.times.push({ name: `${file} › ${title}`, seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000 });
    }
    for (const suite of inner) read(suite);
  };
  for (const suite of suites) read(suite);
  return verdict;
}

/** Reads the JSON report of vitest or Playwright; nothing was run where there is none. */
export function readReport(file: string): Verdict {
  if (!existsSync(file)) return { passed: 0, failed: 0, failures: [], unsteady: [], times: [] };
  const report = JSON.parse(readFileSync(file, "utf8")) as VitestReport | PlaywrightReport;
  return "stats" in report ? ofPlaywright(report) : ofVitest(report);
}
