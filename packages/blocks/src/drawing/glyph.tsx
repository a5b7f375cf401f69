import type { ReactElement } from "react";
import type { Drawing } from "./drawing.ts";
import { drawnShapes } from "./drawn-icon.tsx";

/** A drawing that goes with words beside it: as large as they are, in the colour of the text, and silent. */
export function glyph(drawing: Drawing): ReactElement {
  return (
    <svg
      className="v-glyph"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {drawnShapes(drawing)}
    </svg>
  );
}
