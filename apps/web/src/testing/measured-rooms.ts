import { onTestFinished, vi } from "vitest";

/** Gives every element a size, in pixels, where the window of the tests lays nothing out: what waits for one is shown. */
export function measuredRooms(width: number, height: number): void {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      readonly #told: () => void;
      constructor(told: () => void) {
        this.#told = told;
      }
      observe(): void {
        this.#told();
      }
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  const sizes = [
    vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(width),
    vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(height),
  ];
  onTestFinished(() => {
    vi.unstubAllGlobals();
    for (const size of sizes) size.mockRestore();
  });
}
