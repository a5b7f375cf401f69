import type { BlockRecord } from "@vitrine/document";
import { expect, test } from "vitest";
import { isUnfinished } from "../definitions.ts";
import { BLOCK_DEFINITIONS } from "../registry/definitions.ts";
import { refusedProps, renderKind } from "../testing/render-kind.tsx";

const url = "https://youtu.be/dQw4w9WgXcQ";

test("until it is clicked a video is a named link, and asks nothing of anybody else", () => {
  const html = renderKind("video", { url, title: "The method" });
  expect(html).toContain('<a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ"');
  expect(html).toContain('aria-label="Watch: The method"');
  expect(html).not.toMatch(/<(?:iframe|video|img|script|link)/);
});

test("a cover takes the place of the drawn ground and its title", () => {
  const html = renderKind("video", { url, title: "The method", poster: { imageId: "cover", width: 1280, height: 720 } });
  expect(html).toContain('<img loading="lazy" decoding="async" src="/i/cover.webp" width="1280" height="720" alt=""/>');
  expect(html).not.toContain("v-title");
});

test("a video without a title still has a name, in the page's language", () => {
  expect(renderKind("video", { url, title: "" }, { language: "es" })).toContain('aria-label="Ver: Video"');
});

test("each shape has a class that the style sheet knows", () => {
  for (const ratio of ["9:16", "4:3", "1:1"]) {
    const name = `v-${ratio.replace(":", "x")}`;
    expect(renderKind("video", { url, ratio })).toContain(`class="v-video ${name}"`);
    expect(BLOCK_DEFINITIONS.video.css).toContain(`.${name}`);
  }
});

test("an address that is no video leaves an empty place, which visitors do not see", () => {
  const empty = '<div class="v-video v-16x9 v-empty" aria-hidden="true"><div class="v-play"></div></div>';
  expect(renderKind("video")).toBe(empty);
  expect(renderKind("video", { url: "https://example.com/about" })).toBe(empty);
});

test("a cover without its video is an image with the title for its words", () => {
  const html = renderKind("video", { title: "The method", poster: { imageId: "cover", width: 1280, height: 720 } });
  expect(html).toContain('width="1280" height="720" alt="The method"/>');
  expect(html).not.toMatch(/<a |v-play|v-empty/);
});

test("a video is unfinished until its address is one", () => {
  const record = (props: object): BlockRecord => ({
    type: "block",
    id: "v1",
    kind: "video",
    version: 1,
    parentId: "s1",
    slot: "content",
    order: "a0",
    props: { ...BLOCK_DEFINITIONS.video.seed("pt").props, ...props },
    styles: {},
  });
  expect([{}, { url: "https://example.com/about" }, { url }].map((props) => isUnfinished(record(props)))).toEqual([true, true, false]);
  expect(isUnfinished({ ...record({}), kind: "heading", props: {} })).toBe(false);
  // Props of a version that is not known here are not looked into.
  expect(isUnfinished({ ...record({}), version: 99, props: {} })).toBe(false);
});

test("a video names the prop it refuses", () => {
  expect(refusedProps("video", { url: "javascript:alert(1)" })).toEqual(["url"]);
  expect(refusedProps("video", { url: "/videos/1.mp4" })).toEqual(["url"]);
  expect(refusedProps("video", { source: "tiktok" })).toEqual(["source"]);
  expect(refusedProps("video", { ratio: "2:1" })).toEqual(["ratio"]);
});
