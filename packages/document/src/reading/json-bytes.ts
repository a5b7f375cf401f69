/** Bytes of a value as JSON in UTF-8. Half of a surrogate pair is written as an escape, so none is counted here. */
export function jsonBytes(value: unknown): number {
  const text = JSON.stringify(value);
  let bytes = text.length;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 0x80) continue;
    // Two bytes up to U+07FF, three above; a pair of surrogates is two units and four bytes.
    bytes += unit < 0x800 || (unit >= 0xd800 && unit < 0xe000) ? 1 : 2;
  }
  return bytes;
}
