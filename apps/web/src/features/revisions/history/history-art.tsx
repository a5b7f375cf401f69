import { LineDrawing } from "../../../ui/feedback/line-drawing.tsx";

/** A sheet with earlier ones behind it, and the way back to them. */
export function HistoryArt() {
  return (
    <LineDrawing width={168} height={112}>
      <path d="M76 8h52a5 5 0 0 1 5 5v60M64 18h52a5 5 0 0 1 5 5v62" opacity="0.6" />
      <rect x="42" y="28" width="67" height="72" rx="5" />
      <path d="M52 42h34M52 51h22M52 90h30" opacity="0.6" />
      <rect x="52" y="62" width="47" height="16" rx="3" />
      <path d="M31 60a20 20 0 1 0 8-16M31 42v10h10" className="stroke-mar" strokeWidth="2" />
    </LineDrawing>
  );
}
