/** Marks a section that is more than a screen away: the browser need not lay out what is inside. */
export const FAR_MARK = "data-far";

/**
 * Keeps watch over which sections are far from what is seen. Only those are contained, so that near the eye
 * a section draws exactly as on the published page.
 */
export class FarSections {
  readonly #observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) target.toggleAttribute(FAR_MARK, !isIntersecting);
    },
    { rootMargin: "100% 0px" },
  );

  watch(section: HTMLElement): () => void {
    section.setAttribute(FAR_MARK, "");
    this.#observer.observe(section);
    return () => this.#observer.unobserve(section);
  }

  stop(): void {
    this.#observer.disconnect();
  }
}
