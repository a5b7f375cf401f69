import { encode } from "uqr";

/** Modules left free around the code, so that a camera finds its edge. */
const QUIET = 3;

/** A text for a camera to read. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: QUIET, ecc: "M" });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return (
    // Black on white in every scheme: that is what cameras read.
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width={192}
      height={192}
      shapeRendering="crispEdges"
      className="shrink-0 rounded-md border border-line"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={dark} />
    </svg>
  );
}
