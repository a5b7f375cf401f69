import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { drawing } from "./drawing.ts";
import { DrawnIcon } from "./drawn-icon.tsx";

const dot = { tag: "circle", cx: 12, cy: 12, r: 1, fill: "currentColor" };
const with1 = (shape: unknown) => ({ name: "star", shapes: [shape] });

/** The places in a drawing that are refused; none for one that is taken. */
function refused(value: unknown): string[] {
  const parsed = drawing.safeParse(value);
  if (parsed.success) return [];
  return parsed.error.issues.map((issue) => [...issue.path, ...("keys" in issue ? issue.keys : [])].join("."));
}

test("every shape is drawn in the colour of the words, unseen by screen readers", () => {
  const all = {
    name: "all-shapes",
    shapes: [
      { tag: "path", d: "m14 12-4.5.5a1 1 0 0 0 0 2z" },
      dot,
      { tag: "ellipse", cx: 12, cy: 5, rx: 9, ry: 3 },
      { tag: "rect", x: 2, y: 5, width: 20, height: 14, rx: 2 },
      { tag: "line", x1: 12, y1: 8, x2: 12, y2: 12 },
      { tag: "polyline", points: "22 12 16 12,-1.5 5" },
      { tag: "polygon", points: "12 2 19 21 12 17 5 21 12 2" },
    ],
  };
  const html = renderToStaticMarkup(<DrawnIcon drawing={drawing.parse(all)} size={32} stroke={1.5} />);
  expect(html).toBe(
    '<svg viewBox="0 0 24 24" width="32" height="32" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">' +
      '<path d="m14 12-4.5.5a1 1 0 0 0 0 2z"></path><circle cx="12" cy="12" r="1" fill="currentColor"></circle>' +
      '<ellipse cx="12" cy="5" rx="9" ry="3"></ellipse><rect x="2" y="5" width="20" height="14" rx="2"></rect>' +
      '<line x1="12" y1="8" x2="12" y2="12"></line><polyline points="22 12 16 12,-1.5 5"></polyline>' +
      '<polygon points="12 2 19 21 12 17 5 21 12 2"></polygon></svg>',
  );
});

test.each([
  ["script", { tag: "script", d: "M0 0" }, "shapes.0.tag"],
  ["foreignObject", { tag: "foreignObject" }, "shapes.0.tag"],
  ["use", { tag: "use", href: "#a" }, "shapes.0.tag"],
  ["image", { tag: "image", href: "https://evil.example/x.svg" }, "shapes.0.tag"],
  ["a shape of another language's objects", { tag: "__proto__" }, "shapes.0.tag"],
  ["a handler", { tag: "path", d: "M0 0", onload: "alert(1)" }, "shapes.0.onload"],
  ["React's own way in", { tag: "path", d: "M0 0", dangerouslySetInnerHTML: { __html: "<script>" } }, "shapes.0.dangerouslySetInnerHTML"],
  ["children", { tag: "path", d: "M0 0", children: "x" }, "shapes.0.children"],
  ["an address", { tag: "path", d: "M0 0", href: "javascript:alert(1)" }, "shapes.0.href"],
  ["a style", { tag: "circle", cx: 1, cy: 1, r: 1, style: "background:url(//evil.example)" }, "shapes.0.style"],
  ["a fill from elsewhere", { ...dot, fill: "url(https://evil.example/x)" }, "shapes.0.fill"],
  ["an entity", { tag: "path", d: "M0 0&xxe;" }, "shapes.0.d"],
  ["markup", { tag: "path", d: 'M0 0"/><script>' }, "shapes.0.d"],
  ["a long path with another end", { tag: "path", d: `M${"1 ".repeat(2_000)}!` }, "shapes.0.d"],
  ["a path that begins nowhere", { tag: "path", d: "L0 0" }, "shapes.0.d"],
  ["an exponent", { tag: "path", d: "M1e9 0" }, "shapes.0.d"],
  ["a huge number in a path", { tag: "path", d: "M0 99999" }, "shapes.0.d"],
  ["a huge number in points", { tag: "polygon", points: "0 0 10000 5" }, "shapes.0.points"],
  ["words in points", { tag: "polyline", points: "0 0 url(x)" }, "shapes.0.points"],
  ["a number that is none", { ...dot, cx: Number.NaN }, "shapes.0.cx"],
  ["one without end", { ...dot, r: Number.POSITIVE_INFINITY }, "shapes.0.r"],
  ["a huge one", { tag: "line", x1: 1e300, y1: 0, x2: 0, y2: 0 }, "shapes.0.x1"],
  ["a length below nothing", { tag: "rect", x: 0, y: 0, width: -1, height: 1 }, "shapes.0.width"],
  ["a number as text", { ...dot, r: "1" }, "shapes.0.r"],
])("%s is refused with its place named", (_, shape, at) => {
  expect(refused(with1(shape))).toEqual([at]);
});

test("a drawing has a plain name, some shapes and an end", () => {
  expect(refused(with1(dot))).toEqual([]);
  expect(refused({ ...with1(dot), name: "Star<b>" })).toEqual(["name"]);
  expect(refused({ ...with1(dot), viewBox: "0 0 9 9" })).toEqual(["viewBox"]);
  expect(refused({ name: "star", shapes: [] })).toEqual(["shapes"]);
  expect(refused({ name: "star", shapes: Array.from({ length: 41 }, () => dot) })).toEqual(["shapes"]);
  expect(refused({ name: "star", shapes: Array.from({ length: 3 }, () => ({ tag: "path", d: `M0 0${" ".repeat(1_500)}` })) })).toEqual([
    "",
  ]);
});
