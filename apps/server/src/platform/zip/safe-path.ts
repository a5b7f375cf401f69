/** What Windows takes for devices, whatever follows the dot. */
const DEVICES = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;
/** What is no character of a file name somewhere, and what turns around or hides the letters after it. */
const FORBIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}<>:"|?*\\]/gu;
/** Bytes a name may have: file systems end at 255. */
const LONGEST = 200;
/** Characters at a name's end that stay whatever is cut: its ending is among them. */
const END = 12;

/**
 * Paths in an archive that no unpacking program can be led astray by: no way up or out, no names that are devices,
 * none twice, not even in other case.
 */
export function safePaths(): (path: string) => string {
  const taken = new Set<string>();
  return (path) => {
    const parts = path.split("/").map(safeName).filter(Boolean);
    const file = parts.pop() ?? "_";
    const folder = parts.map((part) => `${part}/`).join("");
    for (let turn = 1; ; turn++) {
      const whole = folder + (turn === 1 ? file : numbered(file, turn));
      const key = whole.normalize("NFC").toLowerCase();
      if (taken.has(key)) continue;
      taken.add(key);
      return whole;
    }
  };
}

function safeName(part: string): string {
  const plain = part
    .normalize("NFC")
    .replace(FORBIDDEN, "_")
    .replace(/^[.\s]+/, "_")
    .replace(/[.\s]+$/, "");
  const short = shortened(plain);
  return DEVICES.test(short) ? `_${short}` : short;
}

function shortened(name: string): string {
  if (Buffer.byteLength(name) <= LONGEST) return name;
  const characters = [...name];
  const end = characters.splice(-END).join("");
  // Three bytes a character at most, and four for the rare ones: this many always fit.
  return characters.slice(0, (LONGEST - Buffer.byteLength(end)) / 4).join("") + end;
}

function numbered(file: string, turn: number): string {
  const dot = file.lastIndexOf(".");
  return dot > 0 ? `${file.slice(0, dot)}-${turn}${file.slice(dot)}` : `${file}-${turn}`;
}
