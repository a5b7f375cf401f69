import { LineDrawing } from "../../../ui/feedback/line-drawing.tsx";

/** A shelf with two sheets on it, and room for one more. */
export function ShelfArt() {
  return (
    <LineDrawing width={168} height={112}>
      <path d="M16 86h136M28 86v12M140 86v12" />
      <rect x="28" y="34" width="34" height="52" rx="3" />
      <path d="M34 44h22M34 50h14" opacity="0.6" />
      <rect x="34" y="58" width="22" height="20" rx="2" opacity="0.6" />
      <rect x="68" y="26" width="34" height="60" rx="3" />
      <path d="M74 36h22M74 42h16M74 48h20" opacity="0.6" />
      <rect x="74" y="70" width="16" height="8" rx="2.500" className="stroke-mar" strokeWidth="2" />
      <rect x="108" y="38" width="34" height="48" rx="3" strokeDasharray="3 4" />
      <path d="M125 56v12M119 62h12" className="stroke-mar" strokeWidth="2" />
    </LineDrawing>
  );
}
