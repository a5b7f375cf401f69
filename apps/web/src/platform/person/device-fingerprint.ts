const STORED_AS = "vitrine.device";

/** 53 bits of a text, as hexadecimal digits: to compare by, and for nothing that must be hard to guess. */
function digest(text: string): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 0x9e3779b1);
    b = Math.imul(b ^ code, 0x5f356495);
  }
  a = Math.imul(a ^ (a >>> 16), 0x85ebca6b) ^ Math.imul(b ^ (b >>> 13), 0xc2b2ae35);
  b = Math.imul(b ^ (b >>> 16), 0x85ebca6b) ^ Math.imul(a ^ (a >>> 13), 0xc2b2ae35);
  return (4_294_967_296 * (2_097_151 & b) + (a >>> 0)).toString(16).padStart(14, "0");
}

function storedId(): string {
  const known = localStorage.getItem(STORED_AS);
  if (known) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  const made = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  localStorage.setItem(STORED_AS, made);
  return made;
}

/** Which description this is: another one is not compared with it. */
const FORM = "2";

/**
 * What this browser says of itself, so that a session which turns up elsewhere is noticed: a random number kept
 * here, and who made the browser. Nothing that tells one person from another across sites, and nothing that changes
 * with an update, a second screen, a journey, a window that plays a phone or a phone that asks for desktop sites.
 */
export function deviceFingerprint(): string {
  return `${FORM}.${storedId()}.${digest(navigator.vendor)}`;
}
