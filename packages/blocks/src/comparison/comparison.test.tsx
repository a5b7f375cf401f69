import { words } from "@vitrine/document";
import { expect, test } from "vitest";
import { refusedProps, renderKind } from "../testing/render-kind.tsx";

const row = {
  ...{ id: "a", feature: words("Lessons"), first: "yes", second: "no", third: "words", fourth: "yes" },
  ...{ firstWords: words("hidden"), secondWords: [], thirdWords: words("60 a year"), fourthWords: [] },
};
const props = { caption: words("Plans"), firstName: words("Basic"), secondName: words("Full"), highlighted: "none", rows: [row] };

test("it is a table with a caption, and heads for its columns and rows", () => {
  expect(renderKind("comparison", props)).toBe(
    '<div class="v-comparison"><table role="table" aria-label="Plans"><caption>Plans</caption>' +
      '<thead role="rowgroup"><tr role="row"><td role="cell"></td><th role="columnheader" scope="col"><span>Basic</span></th>' +
      '<th role="columnheader" scope="col"><span>Full</span></th></tr></thead>' +
      '<tbody role="rowgroup"><tr role="row"><th role="rowheader" scope="row">Lessons</th>' +
      '<td role="cell"><i role="img" aria-label="Yes"></i></td>' +
      '<td role="cell"><i class="v-no" role="img" aria-label="No"></i></td></tr></tbody></table></div>',
  );
});

test("a table without a caption has a name for those who hear it, in the page's language", () => {
  expect(renderKind("comparison", { ...props, caption: words(" ") }, { language: "pt" })).toContain(
    '<table role="table" aria-label="Comparação"><thead',
  );
});

test("as many columns are shown as there are to be, in every row", () => {
  for (const [count, columns] of [
    ["two", 2],
    ["three", 3],
    ["four", 4],
  ] as const) {
    const html = renderKind("comparison", { ...props, count });
    expect(html.match(/scope="col"/g)).toHaveLength(columns);
    expect(html.split("<tbody")[1]?.match(/<td/g)).toHaveLength(columns);
  }
  expect(renderKind("comparison", { ...props, count: "three" })).toContain('<td role="cell">60 a year</td>');
});

test("what stands below a name is shown where there is something", () => {
  expect(renderKind("comparison", { ...props, firstDetail: "$297", secondDetail: " " })).toContain(
    '<span>Basic</span><small>$297</small></th><th role="columnheader" scope="col"><span>Full</span></th>',
  );
});

test("the highlighted column is marked from its head to its last row, if it is shown", () => {
  expect(renderKind("comparison", { ...props, highlighted: "second", rows: [row, { ...row, id: "b" }] }).match(/v-best/g)).toHaveLength(3);
  expect(renderKind("comparison", { ...props, highlighted: "fourth" })).not.toContain("v-best");
});

test("names, features and words are typed in place; a mark is not", () => {
  const html = renderKind("comparison", { ...props, count: "three" }, { isEdited: true });
  const typed = [...html.matchAll(/data-edit="([^"]+)"/g)].map(([, prop]) => prop);
  expect(typed).toEqual(["caption", "firstName", "secondName", "thirdName", "rows.0.feature", "rows.0.thirdWords"]);
});

test("hostile words stay words", () => {
  const bad = '"><script>alert(1)</script>';
  const rows = [{ ...row, feature: words(bad), first: "words", firstWords: words(bad) }];
  expect(renderKind("comparison", { ...props, caption: words(bad), firstDetail: bad, rows })).not.toContain("<script");
});

test("a comparison names the place of what it refuses", () => {
  expect(refusedProps("comparison", { count: "five" })).toEqual(["count"]);
  expect(refusedProps("comparison", { highlighted: "fifth" })).toEqual(["highlighted"]);
  expect(refusedProps("comparison", { firstDetail: "x".repeat(61) })).toEqual(["firstDetail"]);
  expect(refusedProps("comparison", { rows: [{ ...row, second: "perhaps" }] })).toEqual(["rows.0.second"]);
  expect(refusedProps("comparison", { rows: [{ ...row, id: "__proto__" }] })).toEqual(["rows.0.id"]);
  expect(refusedProps("comparison", { rows: Array.from({ length: 41 }, (_, index) => ({ ...row, id: `r${index}` })) })).toEqual(["rows"]);
});
