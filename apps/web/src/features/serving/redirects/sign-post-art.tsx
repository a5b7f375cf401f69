import { LineDrawing } from "../../../ui/feedback/line-drawing.tsx";

/** A post with two boards: the one leads on. */
export function SignPostArt() {
  return (
    <LineDrawing width={140} height={104}>
      <path d="M16 94h108" />
      <path d="M70 94V14" />
      <path d="M70 22h40l10 10-10 10H70z" className="stroke-mar" strokeWidth="2" />
      <path d="M70 50H34L24 59l10 9h36z" strokeDasharray="3 5" opacity="0.8" />
    </LineDrawing>
  );
}
