import { LineDrawing } from "./line-drawing.tsx";

/** A lamp whose plug lies beside the socket. */
export function UnpluggedLamp() {
  return (
    <LineDrawing width={132} height={96}>
      <path d="M30 14h24l10 28H20z" />
      <path d="M42 42v36M28 82h28a0 0 0 0 1 0 0c0-3-6-4-14-4s-14 1-14 4z" />
      <path d="M56 82c18 0 14-18 26-18" />
      <path d="M82 58h8v12h-8zM90 61h5M90 67h5" className="stroke-mar" strokeWidth="2" />
      <rect x="108" y="54" width="16" height="20" rx="3" />
      <path d="M114 61v0M114 67v0" strokeWidth="2.5" />
    </LineDrawing>
  );
}
