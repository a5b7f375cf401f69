/** What in the canvas's document may move things without a change of the page record: typing, late pictures, motion. */
const MOVING_EVENTS = ["scroll", "load", "input", "transitionrun", "transitionend", "animationend", "toggle"] as const;

/** Tells, at most once a frame, that something on the canvas may have moved. */
export class LayoutWatch {
  readonly #listeners = new Set<() => void>();
  readonly #ending = new AbortController();
  readonly #resizes: ResizeObserver;
  #frame = 0;

  constructor(view: Window) {
    const { signal } = this.#ending;
    const invalidate = (): void => this.invalidate();
    for (const event of MOVING_EVENTS) view.document.addEventListener(event, invalidate, { signal, capture: true, passive: true });
    view.addEventListener("resize", invalidate, { signal });
    window.addEventListener("resize", invalidate, { signal });
    this.#resizes = new ResizeObserver(invalidate);
    this.#resizes.observe(view.document.body);
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  invalidate(): void {
    if (this.#frame !== 0 || this.#listeners.size === 0) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      for (const listener of [...this.#listeners]) listener();
    });
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#ending.abort();
    this.#resizes.disconnect();
    this.#listeners.clear();
  }
}
