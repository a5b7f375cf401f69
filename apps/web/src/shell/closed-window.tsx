import { LineDrawing } from "../ui/feedback/line-drawing.tsx";

/** A shop window with its shutter down. */
export function ClosedWindow() {
  return (
    <LineDrawing width={132} height={104}>
      <path d="M22 40v54h88V40M14 94h104" />
      <path d="M18 22h96l6 14a9 9 0 0 1-18 0 9 9 0 0 1-18 0 9 9 0 0 1-18 0 9 9 0 0 1-18 0 9 9 0 0 1-18 0 9 9 0 0 1-18 0z" />
      <path d="M32 54h68M32 62h68M32 70h68M32 78h68M32 86h68" opacity="0.55" />
      <path d="M60 86a6 6 0 0 1 12 0" className="stroke-mar" strokeWidth="2" />
    </LineDrawing>
  );
}
