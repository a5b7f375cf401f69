/** Natural sizes of the library's images, in pixels: the same as in `images/index.json`. */
export const IMAGE_SIZES = {
  guitar: [640, 760],
  "chord-em": [200, 220],
  "chord-g": [200, 220],
  "chord-c": [200, 220],
  "chord-d": [200, 220],
  "lunch-box": [1280, 720],
  sourdough: [1200, 720],
  "dough-clock": [1000, 304],
  "uneven-income": [1080, 408],
  "ledger-grid": [48, 48],
  balcony: [720, 960],
  "track-lanes": [1600, 1200],
  "safety-pin": [96, 40],
  "coffee-morning": [1200, 600],
  "jar-ash": [600, 720],
  "vase-cobalt": [600, 720],
  "bowl-salt": [600, 720],
  "cups-moss": [600, 720],
} as const satisfies Record<string, readonly [width: number, height: number]>;

export type ImageName = keyof typeof IMAGE_SIZES;
