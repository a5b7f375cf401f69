import { LineDrawing } from "../../ui/feedback/line-drawing.tsx";

/** A street with one lit shop and room for the next. */
export function StreetArt() {
  return (
    <LineDrawing width={168} height={104}>
      <path d="M6 94h156" />
      <path d="M54 94V38h60v56" />
      <path
        d="M48 24h72l6 13a8 8 0 0 1-15.600 0 8 8 0 0 1-15.600 0 8 8 0 0 1-15.600 0 8 8 0 0 1-15.600 0 8 8 0 0 1-15.600 0z"
        className="stroke-mar"
        strokeWidth="2"
      />
      <path d="M62 54h26v26H62zM96 94V54h12v40" />
      <path d="M104 74v2" className="stroke-mar" strokeWidth="2.5" />
      <path d="M16 94V46h26v48M126 94V46h26v48" strokeDasharray="3 5" opacity="0.7" />
      <path d="M139 64v12M133 70h12" />
    </LineDrawing>
  );
}
