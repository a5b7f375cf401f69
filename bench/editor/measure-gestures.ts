import type { Page } from "@playwright/test";

/** Milliseconds of each frame while a block of the page is dragged down by a mouse; nothing is dropped. */
export async function measureDrag(page: Page, heading: string, steps: number): Promise<number[]> {
  const block = page.frameLocator("iframe").locator(`[data-block="${heading}"]`);
  await block.scrollIntoViewIfNeeded();
  const box = await block.boundingBox();
  if (!box) throw new Error("the heading is not on screen");
  const x = box.x + 40;
  await page.mouse.move(x, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(x, box.y + 60, { steps: 3 });
  const watching = page.evaluate(
    (most) =>
      new Promise<number[]>((resolve) => {
        const frames: number[] = [];
        let last = performance.now();
        const next = (): void => {
          requestAnimationFrame(() => {
            const now = performance.now();
            frames.push(now - last);
            last = now;
            if (frames.length < most) next();
            else resolve(frames);
          });
        };
        next();
      }),
    steps,
  );
  await page.mouse.move(x, 880, { steps });
  const frames = await watching;
  await page.keyboard.press("Escape");
  await page.mouse.up();
  return frames;
}

/** Milliseconds from each key that is typed into a block's words until they are painted with it. */
export async function measureTyping(page: Page, heading: string, text: string): Promise<number[]> {
  const block = page.frameLocator("iframe").locator(`[data-block="${heading}"]`);
  await block.scrollIntoViewIfNeeded();
  await block.dblclick();
  const field = page.frameLocator("iframe").locator('[contenteditable="true"]');
  await field.waitFor();
  await field.evaluate((element) => {
    const view = element.ownerDocument.defaultView as Window & { typed?: number[] };
    view.typed = [];
    element.addEventListener(
      "keydown",
      () => {
        const started = view.performance.now();
        view.requestAnimationFrame(() => view.requestAnimationFrame(() => view.typed?.push(view.performance.now() - started)));
      },
      { capture: true },
    );
  });
  for (const key of text) {
    await field.press(key);
    await field.evaluate((element) => new Promise((resolve) => element.ownerDocument.defaultView?.requestAnimationFrame(resolve)));
  }
  const times = await field.evaluate((element) => (element.ownerDocument.defaultView as Window & { typed?: number[] }).typed ?? []);
  await page.keyboard.press("Escape");
  return times;
}
