import { afterEach, expect, test } from "vitest";
import type { Log } from "../../../platform/log.ts";
import { testBuild } from "../../../testing/test-build.ts";
import { longPage, slowPage } from "../testing/slow-page.ts";
import { doReading } from "./do-reading.ts";
import { openPageReader, type PageReader, type ReadingLimits } from "./page-reader.ts";
import type { FileJob } from "./reading-job.ts";

const LIMITS: ReadingLimits = { pageMs: 60_000, fragmentMs: 60_000, memoryMb: { old: 192, young: 16 } };

const logged: unknown[] = [];
const log: Log = (level, event, { why, job } = {}) => void logged.push({ level, event, why, job });

let reader: PageReader | undefined;
function open(limits: Partial<ReadingLimits> = {}, file = testBuild.readingWorker): PageReader {
  logged.length = 0;
  reader = openPageReader(file, log, { ...LIMITS, ...limits });
  return reader;
}
afterEach(() => reader?.stop());

const job = (html: string): Omit<FileJob, "kind"> => ({
  ...{ bytes: Buffer.from(html), path: "index.html", sheets: [["a.css", Buffer.from("h1{color:#123456}")]], paths: [], language: "pt" },
  mayBeProject: true,
});

test("a page that is read in a thread is the same as one that is read here", async () => {
  const long = job(longPage(200));
  const read = await open().readFile(long);
  const here = doReading({ kind: "file", ...long });
  if (!("page" in read) || !("page" in here)) return expect.fail("both are pages");
  const { notes, ...page } = read.page;
  expect({ ...page, notices: notes.all() }).toEqual(here.page);
  expect(notes.all()).toEqual([{ code: "pixel", count: 1, examples: [] }]);
  notes.add("pixel", "outro");
  expect(notes.all()).toEqual([{ code: "pixel", count: 2, examples: ["outro"] }]);
});

test("what is refused in a thread is refused in the same words", async () => {
  const protectedPage = `<meta name="vitrine-protected">${longPage(200)}`;
  await expect(open().readFile(job(protectedPage))).rejects.toMatchObject({ code: "PAGE_SECURED" });
  await expect(open().readFile(job("<h1>x</h1>".repeat(11_000)))).rejects.toMatchObject({ code: "TOO_LARGE" });
  expect(logged).toEqual([]);
});

test.each<[string, Partial<ReadingLimits>, URL, unknown]>([
  ["takes too long", { pageMs: 300 }, testBuild.readingWorker, { level: "warn", why: "time" }],
  ["needs too much memory", { memoryMb: { old: 16, young: 2 } }, testBuild.readingWorker, { level: "warn", why: "memory" }],
  ["ends its reader", {}, new URL("data:text/javascript,process.exit(0)"), { level: "error", why: "died" }],
  ["makes its reader throw", {}, new URL("data:text/javascript,throw new RangeError()"), { level: "error", why: "died" }],
])("a page that %s is no page", async (_, limits, file, told) => {
  await expect(open(limits, file).readFile(job(slowPage()))).rejects.toMatchObject({ code: "INVALID_HTML" });
  expect(logged).toEqual([{ event: "importing.not_read", job: "file", ...(told as object) }]);
});

test("a clipboard's HTML that takes too long is no page either", async () => {
  const html = slowPage(2_000);
  await expect(open({ fragmentMs: 100 }).readFragment({ html, language: "pt" })).rejects.toMatchObject({ code: "INVALID_HTML" });
  expect(logged).toEqual([expect.objectContaining({ job: "fragment", why: "time" })]);
});

test("a paste waits for no page, however many are slow", async () => {
  const reading = open();
  let pages = 0;
  const slow = [1, 2, 3].map(() => reading.readFile(job(slowPage())).finally(() => (pages += 1)));
  const ends = Promise.allSettled(slow);
  const { fragment } = await reading.readFragment({ html: longPage(200), language: "pt" });
  expect([fragment.blocks.length > 0, pages]).toEqual([true, 0]);
  reading.stop();
  await ends;
});

test("what is being read when the server stops is neither a page nor refused", async () => {
  const stopping = open();
  const reading = [1, 2, 3].map(() => stopping.readFile(job(slowPage())));
  stopping.stop();
  const ends = await Promise.allSettled(reading);
  expect(ends.map((end) => end.status === "rejected" && end.reason)).toEqual(Array(3).fill(expect.objectContaining({ why: "stopped" })));
  expect(logged).toEqual([]);
});

test("what nobody waits for any more ends in its thread and in the line before it, and the next is read", async () => {
  const reading = open();
  const gone = new AbortController();
  const given = [1, 2, 3].map(() => reading.readFile(job(slowPage(60_000)), gone.signal));
  gone.abort("left");
  const ends = await Promise.allSettled(given);
  expect(ends.map((end) => end.status === "rejected" && end.reason)).toEqual(["left", "left", "left"]);
  expect(await reading.readFile(job(longPage(200)))).toHaveProperty("page");
  expect(logged).toEqual([]);
});

test("a project longer than one may be is refused, unless it is only written wide", async () => {
  const project = (document: object, space?: number): Omit<FileJob, "kind"> =>
    job(JSON.stringify({ format: "vitrine-project", version: 1, title: "", slug: "a", document }, null, space));
  const deep = Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`k${index}`, [[[[[1]]]]]]));
  const wide = await open().readFile(project(deep, 10));
  expect("project" in wide && wide.project.length).toBeLessThan(3_000_000);
  await expect(open().readFile(project({ text: "x".repeat(8_100_000) }))).rejects.toMatchObject({ code: "TOO_LARGE" });
  await expect(open().readFile(job(`{${" ".repeat(8_100_000)}`))).rejects.toMatchObject({ code: "INVALID_HTML" });
});
