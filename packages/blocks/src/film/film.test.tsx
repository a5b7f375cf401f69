import { describe, expect, test } from "vitest";
import { BLOCK_DEFINITIONS } from "../registry/definitions.ts";
import { refusedProps, renderKind } from "../testing/render-kind.tsx";
import { type Film, filmAddress } from "./film.ts";

const POSTER = { imageId: "img_1", width: 1600, height: 900 };
const FILM: Film = { url: "https://cdn.example/mar.mp4", poster: POSTER, onPhones: false };

test.each(["https://cdn.example/a.mp4", "https://cdn.example/a/b.WEBM?v=2#t=3", "https://cdn.example:8443/a.mp4"])("%s is a film", (url) =>
  expect(filmAddress(url)).toBe(url),
);

test.each([
  "",
  "http://cdn.example/a.mp4",
  "https://cdn.example/a.mov",
  "https://cdn.example/?a.mp4",
  "https://youtu.be/dQw4w9WgXcQ",
  "https:///a.mp4",
  "data:video/mp4;base64,AAAA",
  "javascript:alert(1)//a.mp4",
])("%s is none", (url) => expect(filmAddress(url)).toBeNull());

describe.each(["section", "container"] as const)("a %s", (kind) => {
  const { reach, needsScript, rareLook } = BLOCK_DEFINITIONS[kind];

  test("without a film is as it was, and loads nothing", () => {
    expect(renderKind(kind)).not.toMatch(/film|button/);
    for (const film of [undefined, null, { ...FILM, poster: null, url: "" }]) {
      const props = { ...BLOCK_DEFINITIONS[kind].seed("pt").props, film } as never;
      expect([reach?.(props), needsScript?.(props), rareLook?.isNeeded(props)]).toEqual([{}, false, false]);
    }
  });

  test("shows its first picture, and has what stops the film ready for the script", () => {
    const html = renderKind(kind, { film: FILM });
    expect(html).toContain(`class="v-${kind} v-has-film"><div class="v-film" data-film="https://cdn.example/mar.mp4"><img`);
    expect(html).toMatch(/<img[^>]*src="\/i\/img_1.webp"[^>]*alt=""/);
    expect(html).toContain('<button type="button" class="v-film-stop" hidden="" aria-label="Pause the background video"');
    expect(html).not.toContain("<video");
    const props = { ...BLOCK_DEFINITIONS[kind].seed("pt").props, film: FILM } as never;
    expect([reach?.(props), needsScript?.(props), rareLook?.isNeeded(props)]).toEqual([{ media: [FILM.url] }, true, true]);
  });

  test("whose film is not to be had is its picture, and asks for nothing", () => {
    const html = renderKind(kind, { film: { ...FILM, url: "https://cdn.example/mar.mov" } });
    expect(html).toContain("<img");
    expect(html).not.toMatch(/data-film|<button/);
    expect(renderKind(kind, { film: { ...FILM, poster: { ...POSTER, imageId: "gone" } } })).not.toContain("<img");
  });

  test("refuses what is no film", () => {
    for (const film of [
      "https://cdn.example/a.mp4",
      { ...FILM, url: "javascript:alert(1)" },
      { ...FILM, poster: "img_1" },
      { ...FILM, onPhones: "yes" },
      { ...FILM, onload: "alert(1)" },
    ]) {
      expect(refusedProps(kind, { film })).not.toEqual([]);
    }
    expect(renderKind(kind, { film: { ...FILM, url: 'https://cdn.example/"onx=".mp4' } })).not.toContain('"onx');
  });
});
