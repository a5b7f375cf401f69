import { LineDrawing } from "../../ui/feedback/line-drawing.tsx";

/** Sections on their way onto a shelf. */
export function EmptyShelfArt() {
  return (
    <LineDrawing width={112} height={76}>
      <path d="M8 66h96" />
      <rect x="16" y="38" width="34" height="28" rx="3" />
      <path d="M22 46h14M22 52h22M22 58h18" />
      <rect x="60" y="30" width="36" height="36" rx="3" strokeDasharray="4 4" />
      <g className="text-mar" stroke="currentColor">
        <rect x="60" y="8" width="36" height="16" rx="3" />
        <path d="M66 16h16" />
        <path d="M78 30v12m-4-4 4 4 4-4" />
      </g>
    </LineDrawing>
  );
}
