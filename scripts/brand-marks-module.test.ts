import { globSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { BRAND_MARKS, brandMarksModule } from "../apps/web/brand-marks-module.ts";

const plugin = brandMarksModule("build");
const files = globSync("packages/blocks/src/brand-marks/*-marks.data.ts").map((file) => resolve(file));

async function source(id: string): Promise<string> {
  return String(await plugin.load(id));
}

it("draws every mark as before once the drawings are there, and nothing until then", async () => {
  const kept = `data:text/javascript,${encodeURIComponent(await source("\0virtual:kept-brand-marks"))}`;
  const { keepBrandMarks } = await import(/* @vite-ignore */ kept);
  const all = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(await source("\0virtual:all-brand-marks"))}`);
  expect(files.length).toBeGreaterThan(0);
  const lists = await Promise.all(
    files.map(async (file) => {
      const code = (await source(file)).replace("virtual:kept-brand-marks", kept);
      const [[, list]] = Object.entries(await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) as [
        [string, Record<string, { path: string }>],
      ];
      const [[, original]] = Object.entries(await import(file)) as [[string, object]];
      return { list, original };
    }),
  );
  for (const { list } of lists) expect(Object.values(list).map(({ path }) => path)).toEqual(Object.keys(list).map(() => ""));
  keepBrandMarks(all.marks);
  for (const { list, original } of lists) expect(list).toEqual(original);
});

it("knows the kinds that show marks", async () => {
  const loader = await source(`\0${BRAND_MARKS}`);
  expect(loader).toContain('new Set(["payment-marks","social","whatsapp"])');
});
