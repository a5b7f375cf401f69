import { LineDrawing } from "../../ui/feedback/line-drawing.tsx";

/** A letterbox with its flag up, and a letter on the way. */
export function LetterboxArt() {
  return (
    <LineDrawing width={168} height={108}>
      <path d="M58 78V46a18 18 0 0 1 18-18h44a18 18 0 0 1 18 18v32z" />
      <path d="M58 46a18 18 0 0 1 36 0v32M92 78v26M104 78v26" />
      <path d="M66 52h20" strokeWidth="2.500" />
      <path d="M114 46V20h14v9h-14" className="stroke-mar" strokeWidth="2" />
      <rect x="8" y="50" width="34" height="24" rx="3" className="stroke-mar" strokeWidth="2" />
      <path d="m9 53 16 12 16-12" className="stroke-mar" strokeWidth="2" />
      <path d="M2 58h0M0 66h4M46 62h8" opacity="0.6" />
    </LineDrawing>
  );
}
