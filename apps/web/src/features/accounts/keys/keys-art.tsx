import { LineDrawing } from "../../../ui/feedback/line-drawing.tsx";

/** A program's window, and the key that opens a door for it. */
export function KeysArt() {
  return (
    <LineDrawing width={160} height={100}>
      <rect x="10" y="14" width="84" height="62" rx="5" />
      <path d="M10 28h84M18 21h0M24 21h0M30 21h0" />
      <path d="m22 42 8 7-8 7M38 58h16" />
      <g className="stroke-mar" strokeWidth="2">
        <circle cx="110" cy="60" r="13" />
        <path d="M123 60h28M151 60v9M142 60v7" />
        <path d="M106 60h0" strokeWidth="4" />
      </g>
      <path d="M70 90h48" opacity="0.6" />
    </LineDrawing>
  );
}
