import { expect, test } from "vitest";
import { sampleMp3, withTags } from "../testing/sample-mp3.ts";
import { looksLikeMp3, readMp3 } from "./read-mp3.ts";

test("its frames are its sound, and nothing beside them", () => {
  const sound = sampleMp3(5);
  expect(readMp3(sound)?.equals(sound)).toBe(true);
  const tagged = withTags(sound, "TIT2 <script>alert(1)</script> R. Augusta, 100");
  const trailer = Buffer.from(`TAG${"x".repeat(125)}`);
  expect(readMp3(Buffer.concat([tagged, trailer]))?.equals(sound)).toBe(true);
});

test("what stands between frames is left out, and one that is cut off ends with its last whole frame", () => {
  const noise = Buffer.from("<html><script>alert(1)</script></html>");
  expect(readMp3(Buffer.concat([sampleMp3(4), noise, sampleMp3(4)]))?.equals(sampleMp3(8))).toBe(true);
  expect(readMp3(sampleMp3(6).subarray(0, -100))?.equals(sampleMp3(5))).toBe(true);
});

test("the slower versions are read too", () => {
  // MPEG 2 at 22.05 kHz, 64 kbit/s: 208 bytes a frame.
  const frame = Buffer.alloc(208);
  frame.set([0xff, 0xf3, 0x80, 0x00]);
  const sound = Buffer.concat([frame, frame, frame, frame]);
  expect(readMp3(sound)?.equals(sound)).toBe(true);
});

test("what only begins as one is none", () => {
  const other = sampleMp3(5);
  // Layer II.
  for (let at = 0; at < other.length; at += 417) other[at + 1] = 0xfd;
  const cases = [
    other,
    sampleMp3(1),
    Buffer.from("ID3"),
    withTags(Buffer.from("<html></html>"), "x"),
    Buffer.alloc(0),
    Buffer.alloc(900_000),
  ];
  expect(cases.map(readMp3)).toEqual(cases.map(() => null));
  expect(looksLikeMp3(Buffer.from([0xff, 0xd8, 0xff, 0xe0]))).toBe(false);
});
