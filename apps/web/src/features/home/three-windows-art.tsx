import { LineDrawing } from "../../ui/feedback/line-drawing.tsx";

/** A facade whose windows light up one after the other. */
export function ThreeWindowsArt() {
  return (
    <LineDrawing width={260} height={220}>
      <path d="M8 208h244M36 208V52l94-34 94 34v156" />
      <path d="M64 104h36v36H64zM112 104h36v36h-36zM160 104h36v36h-36z" opacity="0.7" />
      <path d="M82 104v36M64 122h36" opacity="0.7" />
      <rect x="112" y="104" width="36" height="36" className="fill-mar-soft stroke-mar" strokeWidth="2" />
      <path d="M118 114h16M118 121h10" className="stroke-mar" strokeWidth="2" />
      <rect x="118" y="128" width="13" height="6" rx="2" className="fill-mar stroke-mar" />
      <path
        d="M56 164h148l8 14a9 9 0 0 1-18 0 9 9 0 0 1-18.500 0 9 9 0 0 1-18.500 0 9 9 0 0 1-19 0 9 9 0 0 1-18.500 0 9 9 0 0 1-18.500 0 9 9 0 0 1-18.500 0 9 9 0 0 1-18.500 0 9 9 0 0 1-18 0z"
        className="stroke-mar"
        strokeWidth="2"
      />
      <path d="M64 188v20M196 188v20M112 208v-14h36v14" />
      <circle cx="130" cy="62" r="16" />
      <path d="M130 52v10l7 5" />
      <path d="M16 208v-22c0-8 12-8 12 0v22M232 208v-30c0-9 14-9 14 0v30" opacity="0.7" />
    </LineDrawing>
  );
}
