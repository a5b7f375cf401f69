import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { atLeastOnce, jobQueue } from "../platform/jobs/job.ts";
import { type JobsFixture, jobsFixture } from "../platform/jobs/testing/jobs-fixture.ts";
import { isJobsCommand, jobsCommand } from "./jobs-command.ts";

let fixture: JobsFixture;
beforeAll(async () => {
  fixture = await jobsFixture();
});
afterAll(() => fixture.stop());

test("what is to do is counted; what failed for good is listed, shown, tried again and removed", async () => {
  const { jobs, work } = fixture.node();
  const run = (...words: string[]) => jobsCommand({ database: fixture.database, jobs }, ["jobs", ...words]);
  expect(await run("list")).toEqual({ ok: true, output: "There is nothing to do.\n" });
  expect(await run("dead")).toEqual({ ok: true, output: "Nothing is set aside.\n" });
  const queue = jobQueue("listener:test.fail-page", z.object({ pageId: z.string() }));
  let isBroken = true;
  const engine = work([
    atLeastOnce(
      queue,
      async () => {
        if (isBroken) throw new Error("out\u001b[2J of\norder");
        return undefined;
      },
      { attempts: 1 },
    ),
  ]);
  const { queries } = fixture.database;
  const given = { accountId: "acc_1", orderKey: "pag_1" };
  const [first = "", second = ""] = await jobs.makeAll(queries, queue, [
    { payload: { pageId: "pag_1" }, ...given },
    { payload: { pageId: "pag_2" }, ...given },
  ]);
  await jobs.schedule(queries, queue, { key: "daily", when: { at: "03:10", zone: "America/Sao_Paulo" }, payload: { pageId: "" } });
  await engine.settled();
  const listed = (await run("list")).output;
  expect(listed).toContain("listener:test.fail-page  dead   2     2026-11-23 12:00:00\n");
  expect(listed).toContain("at 03:10 in America/Sao_Paulo  next 2026-11-24 06:10:00\n");
  const { output } = await run("dead");
  expect(output).toContain(`${first}  2026-11-23 12:00:00  listener:test.fail-page  out[2J of order\n`);
  const shown = await run("show", first);
  expect(shown.output).toMatch(/of acc_1, about pag_1\ndead, attempts: 1, last problem: out/);
  expect(shown.output).toContain('"pageId": "pag_1"');
  expect(shown.output).not.toContain("\u001b");
  isBroken = false;
  expect(await run("retry", first)).toEqual({ ok: true, output: "1 to be tried again.\n" });
  await engine.settled();
  expect(await run("show", first)).toMatchObject({ ok: false, output: expect.stringContaining("it is done, or never was") });
  expect(await run("retry", first)).toMatchObject({ ok: false });
  expect(await run("remove", second)).toEqual({ ok: true, output: "Removed.\n" });
  expect(await run("remove", second)).toMatchObject({ ok: false });
  expect(await run("retry")).toEqual({ ok: true, output: "0 to be tried again.\n" });
});

test("knows its own words", () => {
  for (const words of [["list"], ["dead"], ["retry"], ["retry", "job_x"], ["show", "job_x"], ["remove", "job_x"]])
    expect(isJobsCommand(["jobs", ...words])).toBe(true);
  for (const words of [[], ["list", "x"], ["show"], ["remove"], ["retry", "a", "b"], ["kill", "x"]])
    expect(isJobsCommand(["jobs", ...words])).toBe(false);
});
