/** The first 32 bits of the fractional parts of roots of the first primes: FIPS 180-4, 4.2.2 and 5.3.3. */
const ROUNDS = fractions(64, Math.cbrt);
const START = fractions(8, Math.sqrt);
const BLOCK = 64;
/** Bytes at the end that say how long the whole is. */
const LENGTH = 8;

function fractions(count: number, root: (prime: number) => number): Uint32Array {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  return Uint32Array.from(primes, (prime) => (root(prime) % 1) * 2 ** 32);
}

/** UTF-8; half of a sign alone, which no text in Unicode has, as the sign for what is none. */
function utf8(text: string): number[] {
  const bytes: number[] = [];
  for (const sign of text.toWellFormed()) {
    const code = sign.codePointAt(0) ?? 0;
    const rest = code < 0x80 ? 0 : code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
    bytes.push(rest === 0 ? code : ((0xff00 >> (rest + 1)) & 0xff) | (code >> (6 * rest)));
    for (let left = rest - 1; left >= 0; left--) bytes.push(0x80 | ((code >> (6 * left)) & 0x3f));
  }
  return bytes;
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function at(words: Uint32Array, index: number): number {
  return words[index] ?? 0;
}

function mix(state: Uint32Array, w: Uint32Array): void {
  for (let i = 16; i < 64; i++) {
    const [x, y] = [at(w, i - 15), at(w, i - 2)];
    w[i] = at(w, i - 16) + (turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)) + at(w, i - 7) + (turn(y, 17) ^ turn(y, 19) ^ (y >>> 10));
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i++) {
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + at(ROUNDS, i) + at(w, i)) | 0;
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) state[index] = at(state, index) + word;
}

/**
 * SHA-256 of a text in UTF-8, in small hexadecimal digits (FIPS 180-4). In plain script: browsers have their own only
 * where a page came over https, which an installation in somebody's own network need not have.
 */
export function sha256(text: string): string {
  const bytes = utf8(text);
  const bits = bytes.length * 8;
  bytes.push(0x80);
  while (bytes.length % BLOCK !== BLOCK - LENGTH) bytes.push(0);
  for (let left = LENGTH - 1; left >= 0; left--) bytes.push(Math.floor(bits / 2 ** (8 * left)) % 256);
  const state = START.slice();
  const words = new Uint32Array(64);
  for (let from = 0; from < bytes.length; from += BLOCK) {
    for (let i = 0; i < 16; i++) {
      const [one = 0, two = 0, three = 0, four = 0] = bytes.slice(from + 4 * i, from + 4 * i + 4);
      words[i] = (one << 24) | (two << 16) | (three << 8) | four;
    }
    mix(state, words);
  }
  return Array.from(state, (word) => word.toString(16).padStart(8, "0")).join("");
}
