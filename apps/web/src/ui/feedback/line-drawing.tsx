import type { ReactNode } from "react";

export interface LineDrawingProps {
  /** In pixels, as large as it is drawn. */
  readonly width: number;
  readonly height: number;
  /** Shapes; the one touch of colour is theirs to say. */
  readonly children: ReactNode;
}

/** A drawing in the line of the house, in the colour of the words around it. It is decoration: nobody hears of it. */
export function LineDrawing({ width, height, children }: LineDrawingProps) {
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
