import { describe, expect, test } from "vitest";
import { embeddedBy } from "./block.ts";
import { readAddress } from "./read-address.ts";

const LOOM = "0123456789abcdef0123456789abcdef";
const TRACK = "11dFghVXANMlKmJXsNCbNl";
const FORM = "1FAIpQLSd_abcdefghijklmnopqrstuvwxyz";

test.each([
  [
    "https://youtu.be/dQw4w9WgXcQ?t=42",
    "YouTube",
    "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?playsinline=1&rel=0&start=42",
    "16:9",
  ],
  [
    "https://www.youtube.com/shorts/dQw4w9WgXcQ?feature=share",
    "YouTube",
    "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?playsinline=1&rel=0",
    "9:16",
  ],
  [
    "https://www.youtube.com/playlist?list=PLabc_def-ghijk&si=x",
    "YouTube",
    "https://www.youtube-nocookie.com/embed/videoseries?list=PLabc_def-ghijk&playsinline=1&rel=0",
    "16:9",
  ],
  ["http://vimeo.com/76979871", "Vimeo", "https://player.vimeo.com/video/76979871?dnt=1", "16:9"],
  [`https://open.spotify.com/intl-pt/track/${TRACK}?si=abc`, "Spotify", `https://open.spotify.com/embed/track/${TRACK}`, "strip"],
  [`https://open.spotify.com/playlist/${TRACK}`, "Spotify", `https://open.spotify.com/embed/playlist/${TRACK}`, "half"],
  [
    "https://soundcloud.com/forss/flickermood?utm_source=clipboard",
    "SoundCloud",
    "https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fforss%2Fflickermood&visual=false",
    "strip",
  ],
  [
    "https://m.soundcloud.com/forss/sets/soulhack",
    "SoundCloud",
    "https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Fforss%2Fsets%2Fsoulhack&visual=false",
    "half",
  ],
  [
    `https://docs.google.com/forms/d/e/${FORM}/viewform?usp=sf_link`,
    "Google Forms",
    `https://docs.google.com/forms/d/e/${FORM}/viewform?embedded=true`,
    "tall",
  ],
  ["https://calendly.com/ana/30min?month=2026-11", "Calendly", "https://calendly.com/ana/30min?embed_type=Inline", "tall"],
  ["https://loja.typeform.com/to/AbC123#x=1", "Typeform", "https://loja.typeform.com/to/AbC123?typeform-embed=embed-widget", "tall"],
  ["https://www.instagram.com/reel/C1a-b_9xyz/?igsh=1", "Instagram", "https://www.instagram.com/reel/C1a-b_9xyz/embed/", "tall"],
  ["https://instagram.com/loja.da.ana/p/C1a-b_9xyz", "Instagram", "https://www.instagram.com/p/C1a-b_9xyz/embed/", "tall"],
  [
    "https://www.tiktok.com/@loja.ana/video/7301234567890123456?lang=pt",
    "TikTok",
    "https://www.tiktok.com/player/v1/7301234567890123456",
    "9:16",
  ],
  [`https://www.loom.com/share/${LOOM}?sid=1`, "Loom", `https://www.loom.com/embed/${LOOM}`, "16:9"],
  [
    "https://www.google.com/maps/place/Pra%C3%A7a+da+S%C3%A9/@-23.55,-46.63,17z/data=!3m1",
    "Google Maps",
    `https://www.google.com/maps?q=${encodeURIComponent("Praça da Sé")}&output=embed`,
    "4:3",
  ],
  [
    "https://www.google.com.br/maps/@-23.5505199,-46.6333094,15z",
    "Google Maps",
    "https://www.google.com/maps?q=-23.5505199%2C-46.6333094&output=embed",
    "4:3",
  ],
  ["https://maps.google.com/?q=Recife", "Google Maps", "https://www.google.com/maps?q=Recife&output=embed", "4:3"],
  [
    "https://www.google.com/maps/embed?pb=!1m18!2sPra%C3%A7a",
    "Google Maps",
    "https://www.google.com/maps/embed?pb=!1m18!2sPra%C3%A7a",
    "4:3",
  ],
  ["https://www.Widget.example:8443/a/b?x=1&y=%20#z", "widget.example:8443", "https://www.widget.example:8443/a/b?x=1&y=%20", "half"],
])("%s is %s", (url, service, frame, size) => expect(embeddedBy(url)).toMatchObject({ service, frame, size }));

test("what is played once it is asked for begins by itself, and by itself only then", () => {
  const { frame = "", played = "" } = embeddedBy("https://youtu.be/dQw4w9WgXcQ") ?? {};
  expect([frame.includes("autoplay"), played.includes("autoplay=1")]).toEqual([false, true]);
});

test.each([
  "http://widget.example/",
  "https://www.youtube.com/@canal",
  "https://open.spotify.com/track/short",
  "https://www.instagram.com/loja/",
  "https://forms.gle/abc",
  "https://maps.app.goo.gl/abc",
  "https://vm.tiktok.com/ZM1/",
  "https://www.google.com/maps",
  "https://www.google.com/maps/place/%E0%A4%A/",
])("%s cannot be shown in a frame", (url) => {
  expect(readAddress(url)).not.toBeNull();
  expect(embeddedBy(url)).toBeNull();
});

describe("readAddress", () => {
  test.each([
    "javascript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "blob:https://a.example/1",
    "//widget.example/",
    "/inside",
    "https://user:pass@widget.example/",
    "https://widget.example@evil.example/",
    "https://127.0.0.1/",
    "https://127.1/",
    "https://2130706433/",
    "https://0x7f.0.0.1/",
    "https://0x7f000001/",
    "https://[::1]/",
    "https://[::ffff:127.0.0.1]/",
    "https://①②⑦.⓪.⓪.①/",
    "https://localhost:3000/",
    "https://app.localhost/",
    "https://printer.local/",
    "https://db.internal:5432/",
    "https://intranet/",
    "https://widget.example./",
    "https://-a.example/",
    "https://widget.example/a/../b",
    "https://widget.example/a/%2e%2E/b",
    "https://widget.example/.%2e",
    "https://widget.example/a\tb",
    "https://widget.example\\@evil.example/",
    `https://${"a".repeat(64)}.example/`,
    `https://widget.example/${"a".repeat(2048)}`,
  ])("%s is no address of the web", (url) => expect(readAddress(url)).toBeNull());

  test.each(["https://widget.example", "https://xn--ao-hia.example/%C3%A9?a=../b#c", "HTTPS://A.B.CO/..a/b..c"])("%s is one", (url) =>
    expect(readAddress(url)).not.toBeNull(),
  );
});
