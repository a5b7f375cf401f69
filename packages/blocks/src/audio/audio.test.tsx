import { paragraphs, words } from "@vitrine/document";
import { expect, test } from "vitest";
import { blockDefinition } from "../definitions.ts";
import { refusedProps, renderKind } from "../testing/render-kind.tsx";

const url = "https://cdn.example/lesson.mp3";
const { isUnfinished, reach } = blockDefinition("audio") ?? {};

test("it plays with the browser's own controls, and asks for nothing before that", () => {
  expect(renderKind("audio", { url, title: words("Lesson 1"), description: words("12 minutes") })).toBe(
    '<figure class="v-audio"><figcaption><p class="v-title">Lesson 1</p><p>12 minutes</p></figcaption>' +
      '<audio class="v-player" controls="" preload="none" src="https://cdn.example/lesson.mp3" aria-label="Lesson 1"></audio></figure>',
  );
});

test("the player is named in the page's language where it has no title", () => {
  expect(renderKind("audio", { url, title: words("  ") }, { language: "pt" })).toContain('aria-label="Áudio"');
});

test("an address as it was pasted cannot leave its attribute", () => {
  const html = renderKind("audio", { url: 'https://cdn.example/"onplay="alert(1).mp3', title: words('"><img src=x>') });
  expect(html).toContain('src="https://cdn.example/&quot;onplay=&quot;alert(1).mp3"');
  expect(html).not.toMatch(/<img| onplay/);
});

test("its page lets in the file's host, and no other", () => {
  const props = { ...blockDefinition("audio")?.seed("en").props, url };
  expect(reach?.(props)).toEqual({ media: [url] });
  expect(reach?.({ ...props, url: "http://cdn.example/lesson.mp3" })).toEqual({});
  expect(reach?.({ ...props, url: "" })).toEqual({});
});

test("without a file at an https address it is unfinished, and has no player", () => {
  const props = blockDefinition("audio")?.seed("en").props ?? {};
  const urls = ["", "http://cdn.example/lesson.mp3", url, "HTTPS://cdn.example/lesson.mp3"];
  expect(urls.map((each) => isUnfinished?.({ ...props, url: each }))).toEqual([true, true, false, false]);
  for (const each of urls.slice(0, 2)) {
    const html = renderKind("audio", { url: each });
    expect(html).toContain('<figure class="v-audio v-empty">');
    expect(html).not.toContain("<audio");
  }
});

test("what is said can be read, once there is a word of it", () => {
  expect(renderKind("audio", { url, transcript: paragraphs("Hello.", "And welcome.") }, { language: "pt" })).toContain(
    '</audio><details><summary>Ler a transcrição</summary><div class="v-transcript"><p>Hello.</p><p>And welcome.</p></div></details></figure>',
  );
  expect(renderKind("audio", { url, transcript: paragraphs(" ", "") })).not.toContain("details");
});

test("its words are typed in place", () => {
  const html = renderKind("audio", { url, transcript: paragraphs("Hello.") }, { isEdited: true });
  expect(html).toContain('<div class="v-transcript" data-edit="transcript">');
  expect(html).toContain('<p class="v-title" data-edit="title">');
  expect(html).toContain('<p data-edit="description">');
});

test("an audio names the prop it refuses", () => {
  expect(refusedProps("audio", { url: "javascript:alert(1)" })).toEqual(["url"]);
  expect(refusedProps("audio", { url: "data:audio/mpeg;base64,AAAA" })).toEqual(["url"]);
  expect(refusedProps("audio", { url: "/lesson.mp3" })).toEqual(["url"]);
  expect(refusedProps("audio", { url: `https://cdn.example/${"a".repeat(2048)}` })).toEqual(["url"]);
  expect(refusedProps("audio", { title: "Lesson" })).toEqual(["title"]);
  expect(refusedProps("audio", { transcript: "Hello." })).toEqual(["transcript"]);
  expect(refusedProps("audio", { autoplay: true })).toEqual(["autoplay"]);
});
