import { LineDrawing } from "../../ui/feedback/line-drawing.tsx";

/** A chest of drawers, one of them open with a picture in it. */
export function DrawerArt() {
  return (
    <LineDrawing width={168} height={112}>
      <path d="M40 14h88v84H40zM46 98v8M122 98v8" />
      <path d="M40 42h88M40 70h88" opacity="0.6" />
      <path d="M78 28h12M78 84h12" />
      <path d="M32 70 40 44h88l8 26z" fill="none" />
      <rect x="64" y="36" width="40" height="28" rx="3" className="stroke-mar" strokeWidth="2" />
      <path d="m68 58 10-10 8 7 6-5 8 8" className="stroke-mar" strokeWidth="2" />
    </LineDrawing>
  );
}
