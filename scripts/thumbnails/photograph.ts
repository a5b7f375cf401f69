import type { CDPSession } from "@playwright/test";

/** A part of a page, in CSS pixels. */
export interface Frame {
  readonly width: number;
  readonly height: number;
}

/** How wide a picture becomes. */
const PICTURE_WIDTH = 512;

/** The top of a page in the best quality that keeps the picture within its bytes. */
export async function photograph(session: CDPSession, frame: Frame, mostBytes: number): Promise<Buffer> {
  const clip = { x: 0, y: 0, ...frame, scale: PICTURE_WIDTH / frame.width };
  for (let quality = 88; quality >= 20; quality -= 4) {
    const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality, clip, captureBeyondViewport: true });
    const picture = Buffer.from(data, "base64");
    if (picture.length <= mostBytes) return picture;
  }
  throw new Error("a thumbnail stays too large at any quality");
}
