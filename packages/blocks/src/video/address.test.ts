import { expect, test } from "vitest";
import { videoAddress } from "./address.ts";

const ID = "dQw4w9WgXcQ";

test.each([
  `https://www.youtube.com/watch?v=${ID}`,
  `https://youtube.com/watch?v=${ID}&list=PL123&index=2`,
  `https://m.youtube.com/watch?app=desktop&v=${ID}`,
  `https://music.youtube.com/watch?v=${ID}`,
  `http://www.youtube.com/watch?v=${ID}#comments`,
  `https://youtu.be/${ID}`,
  `https://youtu.be/${ID}?si=abcDEF`,
  `https://www.youtube.com/embed/${ID}?rel=0`,
  `https://www.youtube-nocookie.com/embed/${ID}`,
  `https://www.youtube.com/shorts/${ID}`,
  `https://www.youtube.com/live/${ID}?feature=share`,
  `https://www.youtube.com/v/${ID}`,
  `https://www.youtube.com/watch?v=${ID}?si=abc`,
])("YouTube: %s", (url) => {
  expect(videoAddress("youtube", url)).toEqual({
    watch: `https://www.youtube.com/watch?v=${ID}`,
    player: `https://www.youtube-nocookie.com/embed/${ID}?autoplay=1&playsinline=1&rel=0`,
  });
});

test.each([
  ["t=90", 90],
  ["t=90s", 90],
  ["t=1m30s", 90],
  ["t=1h2m3s", 3_723],
  ["start=15", 15],
])("YouTube starts where the address says: %s", (start, seconds) => {
  const address = videoAddress("youtube", `https://youtu.be/${ID}?${start}`);
  expect(address?.player).toMatch(new RegExp(`&start=${seconds}$`));
  expect(address?.watch).toMatch(new RegExp(`&t=${seconds}s$`));
});

test.each([
  ["https://vimeo.com/76979871", "76979871", ""],
  ["https://www.vimeo.com/76979871?share=copy", "76979871", ""],
  ["https://vimeo.com/76979871/8272103f6e", "76979871", "8272103f6e"],
  ["https://vimeo.com/76979871?h=8272103f6e", "76979871", "8272103f6e"],
  ["https://player.vimeo.com/video/76979871?h=8272103f6e&title=0", "76979871", "8272103f6e"],
  ["https://vimeo.com/channels/staffpicks/76979871", "76979871", ""],
  ["https://vimeo.com/groups/shortfilms/videos/76979871", "76979871", ""],
  ["https://vimeo.com/showcase/1234567/video/76979871", "76979871", ""],
  ["https://vimeo.com/manage/videos/76979871", "76979871", ""],
])("Vimeo: %s", (url, id, hash) => {
  expect(videoAddress("vimeo", url)).toEqual({
    watch: `https://vimeo.com/${id}${hash && `/${hash}`}`,
    player: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${hash && `&h=${hash}`}`,
  });
});

test.each([
  [
    "https://vimeo.com/76979871#t=1m30s",
    "https://vimeo.com/76979871#t=90s",
    "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1#t=90s",
  ],
  [
    "https://vimeo.com/76979871/8272103f6e?share=copy#t=15",
    "https://vimeo.com/76979871/8272103f6e#t=15s",
    "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=8272103f6e#t=15s",
  ],
])("Vimeo starts where the address says: %s", (url, watch, player) => {
  expect(videoAddress("vimeo", url)).toEqual({ watch, player });
});

const LIST = "PLrAXtmErZgOeiKm4sgNOknGvNjby9efdf";

test.each([
  [`https://www.youtube.com/playlist?list=${LIST}`, `videoseries?list=${LIST}`, `playlist?list=${LIST}`],
  [`https://www.youtube.com/embed/videoseries?si=abc&list=${LIST}`, `videoseries?list=${LIST}`, `playlist?list=${LIST}`],
])("YouTube, a playlist: %s", (url, player, watch) => {
  expect(videoAddress("youtube", url)).toEqual({
    watch: `https://www.youtube.com/${watch}`,
    player: `https://www.youtube-nocookie.com/embed/${player}&autoplay=1&playsinline=1&rel=0`,
  });
});

test("a file is played from where it is, over https alone", () => {
  expect(videoAddress("file", "https://cdn.example/sales.mp4?v=2")).toEqual({ watch: "https://cdn.example/sales.mp4?v=2" });
  expect(videoAddress("file", "http://cdn.example/sales.mp4")).toBeNull();
});

test("an address pasted under the other name is understood", () => {
  expect(videoAddress("vimeo", `https://youtu.be/${ID}`)?.player).toContain("youtube-nocookie");
  expect(videoAddress("file", "https://vimeo.com/76979871")?.player).toContain("player.vimeo.com");
});

test.each([
  "",
  "https://www.youtube.com/@channel",
  "https://www.youtube.com/embed/videoseries",
  "https://www.youtube.com/embed/live_stream?channel=me",
  "https://www.youtube.com/playlist?list=WL",
  `https://www.youtube.com/channel/${"UC".padEnd(24, "x")}`,
  "https://www.youtube.com/watch?v=short",
  `https://www.youtube.com/watch?v=${ID}x`,
  `https://www.youtube.com/watch?list=v=${ID}`,
  `https://youtube.com.evil.example/watch?v=${ID}`,
  `https://evil.example/https://youtu.be/${ID}`,
  `https://notyoutube.com/embed/${ID}`,
  `javascript:location='https://youtu.be/${ID}'`,
  "https://vimeo.com/user123",
  "https://vimeo.com.evil.example/76979871",
])("not a video: %s", (url) => {
  expect(videoAddress("youtube", url)).toBeNull();
  expect(videoAddress("vimeo", url)).toBeNull();
});
