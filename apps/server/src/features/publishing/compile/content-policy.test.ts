import { createHash } from "node:crypto";
import type { BlockRecord } from "@vitrine/document";
import { expect, test } from "vitest";
import { contentSecurityPolicy } from "./content-policy.ts";

function block(kind: string, props: BlockRecord["props"]): BlockRecord {
  return { type: "block", id: kind, kind, version: 1, parentId: "s", slot: "content", order: "a0", props, styles: {} };
}

function video(source: string, url: string): BlockRecord {
  return block("video", { source, url, poster: null, title: "", ratio: "16:9" });
}

function directives(
  blocks: readonly BlockRecord[],
  inlineCss: string | null = "a{}",
  hasScript = false,
  inlineScripts: readonly string[] = [],
): Map<string, string> {
  const policy = contentSecurityPolicy({ inlineCss, inlineScripts, hasScript, blocks });
  return new Map(policy.split("; ").map((each) => [each.split(" ", 1)[0] ?? "", each.slice(each.indexOf(" ") + 1)]));
}

test("a page of words lets nothing in but its own style sheet, by its hash", () => {
  const policy = directives([]);
  const hash = createHash("sha256").update("a{}").digest("base64");
  expect(policy.get("default-src")).toBe("'none'");
  expect(policy.get("style-src")).toBe(`'sha256-${hash}'`);
  for (const name of ["script-src", "frame-src", "media-src", "form-action", "object-src", "base-uri"]) {
    expect([name, policy.get(name)]).toEqual([name, "'none'"]);
  }
});

test("an auditor may fetch robots.txt under the policy of a page without scripts: Lighthouse took 8 points of SEO where not", () => {
  expect(directives([]).get("connect-src")).toBe("'self'");
});

test("scripts are the site's own files, never inline", () => {
  expect(directives([], "a{}", true).get("script-src")).toBe("'self'");
});

test("scripts in the page run by their hashes, and no others do", () => {
  const [go, fill] = ["go()", "fill()"].map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  expect(directives([], null, false, ["go()"]).get("script-src")).toBe(go);
  expect(directives([], null, true, ["go()", "fill()"]).get("script-src")).toBe(`'self' ${go} ${fill}`);
});

test("a frame is allowed for the source of a video that is there, and for no other", () => {
  const youtube = directives([video("youtube", "https://youtu.be/dQw4w9WgXcQ")]);
  expect([youtube.get("frame-src"), youtube.get("media-src")]).toEqual(["https://www.youtube-nocookie.com", "'none'"]);
  const file = directives([video("file", "https://cdn.example/filme.mp4")]);
  expect([file.get("frame-src"), file.get("media-src")]).toEqual(["'none'", "https://cdn.example"]);
  expect(directives([video("youtube", "")]).get("frame-src")).toBe("'none'");
});

test("a form may be answered with a redirect to where its owner sends people", () => {
  const form = (redirectTo: string) => block("form", { name: "a", submitLabel: "b", after: "redirect", thanks: "", redirectTo });
  expect(directives([form("https://loja.example/obrigado?x=1")]).get("form-action")).toBe("'self' https://loja.example");
  expect(directives([form("/obrigado")]).get("form-action")).toBe("'self'");
});

test("what this version does not know, and visitors do not see, lets nothing in", () => {
  const newer = { ...block("form", { redirectTo: "https://loja.example" }), version: 97 };
  const policy = directives([newer, { ...video("file", "https://cdn.example/filme.mp4"), version: 97 }, block("hologram", {})]);
  expect([policy.get("form-action"), policy.get("media-src")]).toEqual(["'none'", "'none'"]);
});

test("a host that is an IPv6 address cannot be named, so its scheme is let in", () => {
  const form = block("form", { name: "a", submitLabel: "b", after: "redirect", thanks: "", redirectTo: "https://[2001:db8::1]:8443/x" });
  expect(directives([form]).get("form-action")).toBe("'self' https:");
});

test("however many hosts a page names, its policy still fits into the head of an answer", () => {
  const forms = Array.from({ length: 5_000 }, (_, index) =>
    block("form", { name: "a", submitLabel: "b", after: "redirect", thanks: "", redirectTo: `https://loja-${index}.example/obrigado` }),
  );
  const films = Array.from({ length: 5_000 }, (_, index) => video("file", `https://cdn-${index}.example/filme.mp4`));
  const policy = directives([...forms, ...films]);
  expect([policy.get("form-action"), policy.get("media-src")]).toEqual(["'self' https:", "https:"]);
  expect(directives(forms.slice(0, 3)).get("form-action")).toContain("https://loja-2.example");
});

test("no address can write directives of its own", () => {
  const policy = contentSecurityPolicy({
    inlineCss: null,
    inlineScripts: [],
    hasScript: false,
    blocks: [video("file", "https://a;script-src"), video("file", "https://a,b/x")],
  });
  expect(policy.match(/script-src/g)).toHaveLength(1);
  expect(policy).toContain("media-src 'none'");
});
