/** An MP3 of silence: whole frames of MPEG 1, layer III, 128 kbit/s, 44.1 kHz; `salt` makes it like no other. */
export function sampleMp3(frames: number, salt = 0): Buffer {
  const one = Buffer.alloc(417);
  one.set([0xff, 0xfb, 0x90, 0x00]);
  one.writeUInt32BE(salt >>> 0, 40);
  return Buffer.concat(Array.from({ length: frames }, () => one));
}

/** What players show of a sound, in front of it. */
export function withTags(sound: Buffer, words: string): Buffer {
  const body = Buffer.from(words, "utf8");
  const size = [21, 14, 7, 0].map((shift) => (body.length >> shift) & 0x7f);
  return Buffer.concat([Buffer.from("ID3"), Buffer.from([4, 0, 0, ...size]), body, sound]);
}
