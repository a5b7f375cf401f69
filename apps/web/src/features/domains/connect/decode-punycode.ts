// The figures of Punycode as domain names use it: RFC 3492, section 5.
const BASE = 36;
const LEAST = 1;
const MOST = 26;
const SKEW = 38;
const DAMP = 700;
const FIRST_BIAS = 72;
const FIRST_POINT = 128;
const LAST_POINT = 0x10_ffff;

function digitOf(letter: string): number {
  return letter >= "a" && letter <= "z" ? letter.charCodeAt(0) - 97 : letter >= "0" && letter <= "9" ? letter.charCodeAt(0) - 22 : BASE;
}

function adapt(delta: number, length: number, isFirst: boolean): number {
  let left = Math.floor(delta / (isFirst ? DAMP : 2));
  left += Math.floor(left / length);
  let bias = 0;
  for (; left > ((BASE - LEAST) * MOST) / 2; bias += BASE) left = Math.floor(left / (BASE - LEAST));
  return bias + Math.floor((BASE * left) / (left + SKEW));
}

/** A label as people write it: `xn--so-lja` says `são`. Null for one that says nothing. */
export function decodeLabel(label: string): string | null {
  if (!label.startsWith("xn--")) return label;
  const coded = label.slice(4);
  const hyphen = coded.lastIndexOf("-");
  const points = [...coded.slice(0, Math.max(0, hyphen))].map((letter) => letter.codePointAt(0) ?? 0);
  const letters = coded.slice(hyphen + 1);
  let point = FIRST_POINT;
  let bias = FIRST_BIAS;
  let place = 0;
  for (let at = 0; at < letters.length; ) {
    const start = place;
    for (let weight = 1, step = BASE; ; step += BASE) {
      const digit = digitOf(letters.charAt(at++));
      if (digit >= BASE) return null;
      place += digit * weight;
      const threshold = Math.min(MOST, Math.max(LEAST, step - bias));
      if (digit < threshold) break;
      weight *= BASE - threshold;
      if (!Number.isSafeInteger(place) || !Number.isSafeInteger(weight)) return null;
    }
    const length = points.length + 1;
    bias = adapt(place - start, length, start === 0);
    point += Math.floor(place / length);
    if (point > LAST_POINT) return null;
    place %= length;
    points.splice(place++, 0, point);
  }
  return String.fromCodePoint(...points);
}
