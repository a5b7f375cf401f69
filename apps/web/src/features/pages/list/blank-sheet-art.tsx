import { LineDrawing } from "../../../ui/feedback/line-drawing.tsx";

/** A sheet on an easel, about to be filled. */
export function BlankSheetArt() {
  return (
    <LineDrawing width={168} height={112}>
      <rect x="44" y="8" width="80" height="76" rx="5" />
      <path d="M44 22h80M52 15h.01M58 15h.01M64 15h.01" />
      <path d="M54 34h34M54 42h24" opacity="0.6" />
      <rect x="54" y="52" width="28" height="10" rx="3" className="stroke-mar" strokeWidth="2" />
      <rect x="94" y="34" width="20" height="28" rx="3" strokeDasharray="3 4" />
      <path d="M54 72h60" opacity="0.6" />
      <path d="M60 84 48 104M108 84l12 20M40 84h88" />
      <path d="m132 66 14-24 6 3.500-14 24-7 4z" className="stroke-mar" strokeWidth="2" />
    </LineDrawing>
  );
}
