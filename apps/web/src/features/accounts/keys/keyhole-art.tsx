import { LineDrawing } from "../../../ui/feedback/line-drawing.tsx";

/** A shop door that is closed, and its keyhole. */
export function KeyholeArt() {
  return (
    <LineDrawing width={120} height={100}>
      <path d="M36 94V14a4 4 0 0 1 4-4h40a4 4 0 0 1 4 4v80" />
      <path d="M44 18h32v28H44z" />
      <path d="m47 40 12-19M55 42l9-14" opacity="0.6" />
      <path d="M22 94h76" />
      <circle cx="74" cy="62" r="4.500" className="stroke-mar" strokeWidth="2" />
      <path d="M74 66.500v6" className="stroke-mar" strokeWidth="2" />
    </LineDrawing>
  );
}
