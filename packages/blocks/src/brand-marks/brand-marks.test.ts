import * as simpleIcons from "simple-icons";
import { expect, test } from "vitest";
import { PAYMENT_MARKS } from "./payment-marks.data.ts";
import { SOCIAL_MARKS } from "./social-marks.data.ts";

const files = { payment: PAYMENT_MARKS, social: SOCIAL_MARKS };

/** A mark's drawing and colour as simple-icons has them. */
function original(slug: string): { color: string; path: string } {
  const mark = Object.values(simpleIcons).find((each) => "slug" in each && each.slug === slug);
  if (!mark || !("slug" in mark)) throw new Error(`simple-icons has no ${slug}`);
  return { color: `#${mark.hex}`, path: mark.path };
}

/** The file as it is to be: after a new version of the package, `vitest -u` writes it. */
function source(name: string, slugs: readonly string[]): string {
  const marks = slugs.map((slug) => {
    const { color, path } = original(slug);
    return `  ${slug}: {\n    color: "${color}",\n    path: "${path}",\n  },\n`;
  });
  return `/** Marks of simple-icons (CC0), unaltered. The brands and their marks are their owners'. */\nexport const ${name.toUpperCase()}_MARKS = {\n${marks.join("")}} as const;\n`;
}

test.each(Object.entries(files))("the %s marks are those of the package, byte for byte", async (name, marks) => {
  expect(Object.keys(marks).length).toBeGreaterThan(5);
  for (const [slug, mark] of Object.entries(marks)) expect(mark).toEqual(original(slug));
  await expect(source(name, Object.keys(marks))).toMatchFileSnapshot(`./${name}-marks.data.ts`);
});
