import { createElement, type ReactElement } from "react";
import type { Drawing } from "./drawing.ts";

/** Side of the square that drawings stand in, and the room around one on a ground, in its units. */
const SIDE = 24;
const ROOM = 10;

export interface DrawnIconProps {
  readonly drawing: Drawing;
  /** Width and height of the drawing, in pixels. */
  readonly size: number;
  /** How thick its lines are, in 24ths of its size. */
  readonly stroke?: number;
  /** Whether it is to have room around it, for a ground. */
  readonly hasGround?: boolean;
}

/** The shapes of a drawing, for an `<svg>` of one's own. */
export function drawnShapes({ shapes }: Drawing): ReactElement[] {
  return shapes.map(({ tag, ...attributes }, index) => createElement(tag, { key: `${tag}${index}`, ...attributes }));
}

/** A drawing as inline SVG in the colour of the text around it. It says nothing: what it means stands beside it in words. */
export function DrawnIcon({ drawing, size, stroke = 2, hasGround = false }: DrawnIconProps): ReactElement {
  const whole = hasGround ? SIDE + 2 * ROOM : SIDE;
  const box = hasGround ? `${-ROOM} ${-ROOM} ${whole} ${whole}` : `0 0 ${whole} ${whole}`;
  const side = Math.round((size * whole) / SIDE);
  return (
    <svg
      viewBox={box}
      width={side}
      height={side}
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {drawnShapes(drawing)}
    </svg>
  );
}
