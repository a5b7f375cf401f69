import { LineDrawing } from "../../../ui/feedback/line-drawing.tsx";

/** A page that is handed from one sheet to another. */
export function SharesArt() {
  return (
    <LineDrawing width={160} height={100}>
      <rect x="14" y="16" width="52" height="66" rx="5" />
      <path d="M24 30h32M24 40h22M24 50h28" />
      <rect x="98" y="24" width="48" height="60" rx="5" strokeDasharray="4 5" />
      <g className="stroke-mar" strokeWidth="2">
        <path d="M72 50h32M96 42l9 8-9 8" />
      </g>
      <path d="M40 92h80" opacity="0.6" />
    </LineDrawing>
  );
}
