/** One element of DER (X.690): its tag, the length of what is in it, 64 kB at most, and that. */
export function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

export function derSequence(...parts: readonly Uint8Array[]): Buffer {
  return der(0x30, ...parts);
}

/** @param at milliseconds since 1970. */
export function derTime(at: number): Buffer {
  return der(0x18, Buffer.from(new Date(at).toISOString().replace(/[-:T]|\.\d+/g, "")));
}

/** A certificate in PEM. */
export function certificatePem(bytes: Buffer): string {
  const lines = bytes.toString("base64").replace(/.{64}(?=.)/g, "$&\n");
  return `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`;
}
