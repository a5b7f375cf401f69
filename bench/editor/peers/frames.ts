/** The next frame of a window. */
export function nextFrame(view: Window): Promise<void> {
  return new Promise((resolve) => {
    view.requestAnimationFrame(() => resolve());
  });
}

/** Waits, a frame at a time, until something is so. */
export async function frameWhere(isSo: () => boolean): Promise<void> {
  while (!isSo()) await nextFrame(window);
}
