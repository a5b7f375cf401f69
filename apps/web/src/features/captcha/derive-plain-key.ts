import type { DeriveKeyFunction } from "altcha-lib";

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes: FIPS 180-4, 4.2.2. */
const ROUNDS = fractions(64, Math.cbrt);
/** The same of the square roots of the first eight: FIPS 180-4, 5.3.3. */
const START = fractions(8, Math.sqrt);
const BLOCK_BYTES = 64;
const WORDS = 8;

function fractions(count: number, root: (prime: number) => number): Uint32Array {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  return Uint32Array.from(primes, (prime) => (root(prime) % 1) * 2 ** 32);
}

const schedule = new Uint32Array(64);

/** One step of SHA-256: mixes the 16 words in `block` into `state`. */
function compress(state: Uint32Array, block: Uint32Array): void {
  const w = schedule;
  w.set(block);
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15] as number;
    const y = w[i - 2] as number;
    const low = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const high = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    w[i] = (w[i - 16] as number) + low + (w[i - 7] as number) + high;
  }
  // One by one: taken apart as a list, it would cost a third of the whole.
  let a = state[0] as number;
  let b = state[1] as number;
  let c = state[2] as number;
  let d = state[3] as number;
  let e = state[4] as number;
  let f = state[5] as number;
  let g = state[6] as number;
  let h = state[7] as number;
  for (let i = 0; i < 64; i++) {
    const high = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const first = (h + high + ((e & f) ^ (~e & g)) + (ROUNDS[i] as number) + (w[i] as number)) | 0;
    const low = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const second = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  state[0] = (state[0] as number) + a;
  state[1] = (state[1] as number) + b;
  state[2] = (state[2] as number) + c;
  state[3] = (state[3] as number) + d;
  state[4] = (state[4] as number) + e;
  state[5] = (state[5] as number) + f;
  state[6] = (state[6] as number) + g;
  state[7] = (state[7] as number) + h;
}

function wordsOf(bytes: Uint8Array): Uint32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return Uint32Array.from({ length: bytes.length / 4 }, (_, i) => view.getUint32(i * 4));
}

/** A message's last block: what is left of it, a one bit, zeros, and the length of everything hashed, in bits. */
function lastBlock(rest: Uint8Array, bytesBefore: number): Uint32Array {
  const block = new Uint8Array(BLOCK_BYTES);
  block.set(rest);
  block[rest.length] = 0x80;
  new DataView(block.buffer).setUint32(BLOCK_BYTES - 4, (bytesBefore + rest.length) * 8);
  return wordsOf(block);
}

/** SHA-256 after one block of the password with every byte turned by `mask`: half of an HMAC, made once. */
function keyed(password: Uint8Array, mask: number): Uint32Array {
  const block = new Uint8Array(BLOCK_BYTES).fill(mask);
  for (const [i, byte] of password.entries()) block[i] = byte ^ mask;
  const state = START.slice();
  compress(state, wordsOf(block));
  return state;
}

/**
 * PBKDF2 with SHA-256 (RFC 8018, 5.2) in plain script: a third as fast as the browser's own, which is missing where
 * a page came over plain http. Made for puzzles: password up to 64 bytes, salt up to 51, key up to 32.
 */
export const derivePlainKey: DeriveKeyFunction = async ({ cost, keyLength }, salt, password) => {
  const inner = keyed(password, 0x36);
  const outer = keyed(password, 0x5c);
  // A digest that follows the password's block: its words change, what comes after them does not.
  const digest = lastBlock(new Uint8Array(WORDS * 4), BLOCK_BYTES);
  const link = new Uint32Array(WORDS);
  const hmac = (block: Uint32Array): void => {
    link.set(inner);
    compress(link, block);
    digest.set(link);
    link.set(outer);
    compress(link, digest);
    digest.set(link);
  };
  hmac(lastBlock(Uint8Array.of(...salt, 0, 0, 0, 1), BLOCK_BYTES));
  const key = link.slice();
  for (let round = 1; round < cost; round++) {
    hmac(digest);
    for (let i = 0; i < WORDS; i++) key[i] = (key[i] as number) ^ (link[i] as number);
  }
  const bytes = new DataView(new ArrayBuffer(WORDS * 4));
  for (const [i, word] of key.entries()) bytes.setUint32(i * 4, word);
  return { derivedKey: new Uint8Array(bytes.buffer, 0, keyLength) };
};
