/** A few of Lucide’s drawings (ISC), as pages keep them. */
export const DRAWINGS = {
  clock: {
    name: "clock",
    shapes: [
      { tag: "circle", cx: 12, cy: 12, r: 10 },
      { tag: "path", d: "M12 6v6l4 2" },
    ],
  },
  "book-open": {
    name: "book-open",
    shapes: [
      { tag: "path", d: "M12 5v16" },
      {
        tag: "path",
        d: "M20.001 19A2 2 0 0022 17V5a2 2 0 00-1.999-2L16 3.002A5 5 0 0012 5a5 5 0 00-4-2H4a2 2 0 00-2 2v12a2 2 0 001.999 2H8a5 5 0 014 2 5 5 0 014-2z",
      },
    ],
  },
  "message-circle": {
    name: "message-circle",
    shapes: [
      {
        tag: "path",
        d: "M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719",
      },
    ],
  },
  smartphone: {
    name: "smartphone",
    shapes: [
      { tag: "rect", width: 14, height: 20, x: 5, y: 2, rx: 2, ry: 2 },
      { tag: "path", d: "M12 18h.01" },
    ],
  },
  download: {
    name: "download",
    shapes: [
      { tag: "path", d: "M12 15V3" },
      { tag: "path", d: "M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4" },
      { tag: "path", d: "m7 10 5 5 5-5" },
    ],
  },
  headphones: {
    name: "headphones",
    shapes: [
      {
        tag: "path",
        d: "M3 14h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a9 9 0 0 1 18 0v7a2 2 0 0 1-2 2h-1a2 2 0 0 1-2-2v-3a2 2 0 0 1 2-2h3",
      },
    ],
  },
} as const;

export type DrawingName = keyof typeof DRAWINGS;
