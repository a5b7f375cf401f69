import { createHash } from "node:crypto";
import fc from "fast-check";
import { type DefaultTreeAdapterTypes, parse, serialize } from "parse5";
import { describe, expect, test } from "vitest";
import { writeCode } from "./write-code.ts";

const hash = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

type Element = DefaultTreeAdapterTypes.Element;

/** Takes out all that stands in the first element of a class; whether there is one. */
function empty(parent: DefaultTreeAdapterTypes.ParentNode, className: string): boolean {
  return parent.childNodes.some((node) => {
    if (!("tagName" in node)) return false;
    if (!node.attrs.some(({ name, value }) => name === "class" && value === className)) return empty(node, className);
    node.childNodes = [] as Element["childNodes"];
    return true;
  });
}

/** The page around a piece of code, as a browser reads it; with the code taken out of its place. */
function around(code: string, scriptingEnabled: boolean): string {
  const tree = parse(
    `<!doctype html><html><head><title>t</title></head><body><main><section><div class="v-html">${code}</div><p>after</p></section></main><script src="/own.js"></script></body></html>`,
    { scriptingEnabled },
  );
  empty(tree, "v-html");
  return serialize(tree, { scriptingEnabled });
}

const EMPTY = { true: around("", true), false: around("", false) };

function expectInPlace(code: string): void {
  const written = writeCode(code);
  if (!written) return;
  expect([around(written.html, true), around(written.html, false)]).toEqual([EMPTY.true, EMPTY.false]);
}

const HOSTILE = [
  "</div></section></main></body></html><script>alert(1)</script>",
  "<div><p><table><tr><td>",
  "<svg><template></div></section>",
  "<!-- never closed",
  "<script>never closed",
  "<script><!--<script>",
  "<script><!--<script></script>",
  "<style>never closed",
  "<textarea>never closed",
  "<title>never closed",
  "<xmp></div>",
  "<plaintext>",
  "<noscript></div></section>",
  '<noscript><p title="</noscript></div></section><img src=x onerror=alert(1)>">',
  "<noscript><style></noscript></div></section>",
  "<template></div></section>",
  "<svg><style></div></section><img>",
  '<svg></p><style><a id="</style></div><img src=1 onerror=alert(1)>">',
  "<math><mtext><table><mglyph><style></math></div>",
  "<form><div></form></div></section><form>",
  "<a href=x><div><a href=y></div></section>",
  "<select><option></select></div><script>1</script>",
  "<iframe></div></section>",
  "<noembed></div></section>",
  "<frameset><frame>",
  "<body onload=alert(1)><html lang=x>",
  "<base href=https://evil.example/><meta http-equiv=refresh content=0;url=//evil.example>",
  "<button></div><button>",
  "<p><b><i></p></div></section>x",
  "<pre>\n\nx",
  "<script>\r\nalert(1)\r</script>",
  "<![CDATA[</div>]]>",
  "<svg><![CDATA[</div></section>]]></svg>",
  "<div title='</div></section>'>",
  "\u0000</div>",
  "<object><param></div></section>",
  "<marquee></div></section>",
];

test.each(HOSTILE)("%s does not change what stands around it", (code) => {
  expectInPlace(code);
});

test("nothing made of such parts does either", () => {
  const part = fc.oneof(
    fc.constantFrom(
      ...HOSTILE,
      "<p>",
      "</p>",
      "</div>",
      '"',
      ">",
      "<",
      "--",
      "</script>",
      "</style>",
      "</noscript>",
      "<table>",
      "<svg>",
      "<b>",
    ),
    fc.string({ maxLength: 3 }),
  );
  fc.assert(
    fc.property(
      fc.array(part, { maxLength: 6 }).map((parts) => parts.join("")),
      expectInPlace,
    ),
    { numRuns: 400 },
  );
});

test("what sellers paste stays what it is", () => {
  const script = "!function(f){f.q=[]}(window);";
  const code = `<!-- Pixel -->\n<script>${script}</script>\n<noscript><img height="1" width="1" style="display:none" src="https://www.facebook.com/tr?id=1&amp;ev=PageView"></noscript>\n<div class="w" data-x="1"></div><script async src="https://widget.example/w.js"></script>`;
  const written = writeCode(code);
  expect(written?.html).toBe(code.replace("<!-- Pixel -->", "").replace("async src", 'async="" src'));
  expect(written).toMatchObject({ scripts: [hash(script)], hasHandlers: false, hasForm: false });
});

test("each script that runs is named by its hash, as browsers will read it", () => {
  const written = writeCode(
    '<script>a()\r\n</script><button onclick="b(&quot;1&quot;)">x</button><template><script>c()</script></template><form action=/x></form>',
  );
  expect(written?.scripts.toSorted()).toEqual([hash("a()\n"), hash('b("1")'), hash("c()")].toSorted());
  expect(written).toMatchObject({ hasHandlers: true, hasForm: true });
});

test("what is about the whole page is not let in", () => {
  expect(writeCode("<base href=x><meta charset=x><title>x</title><b>left</b><plaintext>y")?.html).toBe("<b>left</b>");
});

describe("what is too much is refused, and soon", () => {
  const paragraphs = Array.from({ length: 3_000 }, (_, n) => `<b a${n}>`).join("") + "<p>".repeat(3_000);
  test.each([
    ["letters that become millions of elements", paragraphs],
    ["what stands too deep", "<div>".repeat(8_000)],
    ["tables in tables", "<table><tr><td>".repeat(3_000)],
  ])("%s", (_, code) => {
    const before = performance.now();
    expect(writeCode(code.slice(0, 50_000))).toBeNull();
    expect(performance.now() - before).toBeLessThan(2_000);
  });

  test("the largest that is allowed is written", () => {
    const code = "<p>a</p>".repeat(6_250);
    expect(writeCode(code)?.html).toBe(code);
  });
});

test("the hostile pieces are: most would change the page if they stood in it as they came, and all but one can be let in", () => {
  const changing = HOSTILE.filter((code) => around(code, true) !== EMPTY.true || around(code, false) !== EMPTY.false);
  expect(changing.length).toBeGreaterThan(15);
  // One reads it as a style sheet without an end where the other sees the end: there is no way to write both.
  expect(HOSTILE.filter((code) => writeCode(code) === null)).toEqual(["<noscript><style></noscript></div></section>"]);
});
