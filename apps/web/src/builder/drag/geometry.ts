/** A rectangle in CSS pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A straight line along one axis: where a block would be put. */
export interface Line {
  readonly from: Point;
  readonly to: Point;
}

export function boxOf(rect: Box, by: Point = { x: 0, y: 0 }): Box {
  return { x: rect.x + by.x, y: rect.y + by.y, width: rect.width, height: rect.height };
}

/** 0 inside the box, otherwise how far its nearest edge is. */
export function distanceToBox(point: Point, box: Box): number {
  const dx = Math.max(box.x - point.x, 0, point.x - box.x - box.width);
  const dy = Math.max(box.y - point.y, 0, point.y - box.y - box.height);
  return Math.hypot(dx, dy);
}

/** How far the nearest point of an axis-parallel line is. */
export function distanceToLine(point: Point, { from, to }: Line): number {
  const x = Math.min(from.x, to.x);
  const y = Math.min(from.y, to.y);
  return distanceToBox(point, { x, y, width: Math.abs(to.x - from.x), height: Math.abs(to.y - from.y) });
}
