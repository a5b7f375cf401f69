import fc from "fast-check";
import { parse, serialize } from "parse5";
import { describe, expect, test } from "vitest";
import { writeHeadCode, writeHeldCode } from "./write-code.ts";

const HOSTILE = [
  "</head><body><script>alert(1)</script>",
  "</title></style></script><b>x",
  "<script><!--<script>",
  "<script>never closed",
  "<style>never closed",
  "<style></head>",
  "<noscript></head><img>",
  "<noscript><style></noscript></div></section>",
  "<template></template></head>",
  "<template><script>1",
  "</template><script>alert(1)</script>",
  "<link rel=x><p>",
  "<table><link>",
  "<base href=//evil.example><meta http-equiv=refresh content=0>",
  "<frameset>",
  "<select><script>1</script>",
  "<svg><style></head>",
  "\u0000<link>",
  " words <link rel=icon href=x> more",
];

/** A page around code in its head and at its body's beginning, as a browser reads it, with both taken out. */
function around(head: string, body: string, scriptingEnabled: boolean): string {
  const html = `<!doctype html><html><head><title>t</title><!--a-->${head}<!--b--></head><body><!--c-->${body}<!--d--><main>m</main></body></html>`;
  const read = serialize(parse(html, { scriptingEnabled }), { scriptingEnabled });
  return read.replace(/<!--a-->.*?<!--b-->/s, "").replace(/<!--c-->.*?<!--d-->/s, "");
}

const EMPTY = [true, false].map((scripting) => around("", "", scripting));

function expectInPlace(code: string): void {
  const written = writeHeadCode(code);
  if (written) expect([true, false].map((each) => around(written.head.html, written.body.html, each))).toEqual(EMPTY);
  const held = writeHeldCode(code);
  if (held) expect([true, false].map((each) => around("", held.html, each))).toEqual(EMPTY);
}

test.each(HOSTILE)("%s does not change what stands around it", expectInPlace);

test("nothing made of such parts does either", () => {
  const part = fc.oneof(
    fc.constantFrom(...HOSTILE, "<p>", "</p>", "</template>", "</head>", "<", ">", '"', "-->"),
    fc.string({ maxLength: 3 }),
  );
  fc.assert(
    fc.property(
      fc.array(part, { maxLength: 6 }).map((parts) => parts.join("")),
      expectInPlace,
    ),
    { numRuns: 300 },
  );
});

describe("code for the head", () => {
  test("is parted as browsers would part it: what is seen comes to the body", () => {
    const written = writeHeadCode('<script>a()</script>\n<noscript><img src="x"></noscript><style>b{}</style><link rel="icon" href="y">');
    expect(written?.head.html).toBe('<script>a()</script><style>b{}</style><link rel="icon" href="y">');
    expect(written?.body.html).toBe('<noscript><img src="x"></noscript>');
    expect([written?.head.scripts.length, written?.body.scripts.length]).toEqual([1, 0]);
  });

  test("that waits for consent is held whole, and names its scripts all the same", () => {
    const held = writeHeldCode("<script>a()</script><b>c</b>");
    expect(held?.html).toBe('<template class="v-held"><script>a()</script><b>c</b></template>');
    expect(held?.scripts).toHaveLength(1);
  });
});
