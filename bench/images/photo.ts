import sharp from "sharp";

/** A JPEG of 3000 × 2000 pixels with as much in it as a camera's, about two megabytes; another one for each number. */
export async function photo(seed: number): Promise<Buffer> {
  const background = { r: (seed * 53) % 256, g: (seed * 97) % 256, b: (seed * 31) % 256 };
  const noise = { type: "gaussian", mean: 120, sigma: 40 } as const;
  const grain = await sharp({ create: { width: 600, height: 400, channels: 3, background, noise } })
    .png()
    .toBuffer();
  return sharp(grain).resize({ width: 3000, height: 2000, kernel: "cubic" }).jpeg({ quality: 90 }).toBuffer();
}
