/** Kilobits a second by the index in a frame's head: of MPEG 1, and of MPEG 2 and 2.5. */
const RATES = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const LOW_RATES = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const SAMPLES = [44_100, 48_000, 32_000];
/** Frames that follow each other, by which a sound is told from bytes that look like the head of one. */
const CERTAIN = 3;
/** Bytes between two frames that are looked through for the next one. */
const MOST_NOISE = 256 * 1024;

/** Bytes of the frame that begins here, its head included; 0 where none does. */
function frameLength(bytes: Buffer, at: number): number {
  if (at + 4 > bytes.length || bytes[at] !== 0xff) return 0;
  const [second = 0, third = 0] = [bytes[at + 1], bytes[at + 2]];
  const version = (second >> 3) & 3;
  // Layer III alone, and none of the versions and rates that do not exist.
  if ((second & 0xe0) !== 0xe0 || ((second >> 1) & 3) !== 1 || version === 1) return 0;
  const rate = (version === 3 ? RATES : LOW_RATES)[third >> 4] ?? 0;
  const samples = SAMPLES[(third >> 2) & 3];
  if (rate === 0 || samples === undefined) return 0;
  const frequency = samples / (version === 3 ? 1 : version === 2 ? 2 : 4);
  return Math.floor(((version === 3 ? 144_000 : 72_000) * rate) / frequency) + ((third >> 1) & 1);
}

function isCertain(bytes: Buffer, at: number): boolean {
  let next = at;
  for (let frames = 0; frames < CERTAIN; frames += 1) {
    const length = frameLength(bytes, next);
    if (length === 0) return false;
    next += length;
  }
  return true;
}

/** Where what was written about the sound ends, and the sound may begin. */
function afterTags(bytes: Buffer): number {
  let at = 0;
  while (bytes.toString("latin1", at, at + 3) === "ID3" && at + 10 <= bytes.length) {
    const size = [6, 7, 8, 9].reduce((sum, place) => sum * 128 + ((bytes[at + place] ?? 0) & 0x7f), 0);
    at += 10 + size + (((bytes[at + 5] ?? 0) & 0x10) !== 0 ? 10 : 0);
  }
  return at;
}

/** Whether bytes begin as an MP3 does. */
export function looksLikeMp3(bytes: Buffer): boolean {
  return bytes.toString("latin1", 0, 3) === "ID3" || frameLength(bytes, 0) > 0;
}

/**
 * The sound of an MP3, and nothing that was written beside it: neither tags nor pictures nor what else is hidden between
 * its frames. Null where there is no sound in it. A file that was cut off ends with its last whole frame.
 */
export function readMp3(bytes: Buffer): Buffer | null {
  const runs: Buffer[] = [];
  for (let at = afterTags(bytes); at < bytes.length; ) {
    const limit = Math.min(bytes.length, at + MOST_NOISE);
    while (at < limit && !isCertain(bytes, at)) at += 1;
    if (at >= limit) break;
    const from = at;
    for (let length = frameLength(bytes, at); length > 0 && at + length <= bytes.length; length = frameLength(bytes, at)) at += length;
    runs.push(bytes.subarray(from, at));
  }
  return runs.length === 0 ? null : Buffer.concat(runs);
}
