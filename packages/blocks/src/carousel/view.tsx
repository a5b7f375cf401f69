import type { z } from "zod";
import type { BlockView } from "../view.ts";
import type { carouselProps } from "./block.ts";

/** A drawing for a button; the button has its name. */
const drawn = (path: string) => (
  <svg width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
    <path d={path} />
  </svg>
);

export const CarouselView: BlockView<z.infer<typeof carouselProps>> = ({ props, root, page, slot }) => {
  const { perView, isPeeking, hasArrows, hasDots, isAutomatic, seconds } = props;
  const words = page.words("carousel");
  const automatic = { "data-seconds": seconds, "data-pause": words.pause, "data-play": words.play };
  return (
    <section
      {...root}
      className={`${root.className} v-slides-${perView}${isPeeking ? " v-slides-peek" : ""}`}
      aria-roledescription={words.carousel}
      aria-label={props.label.trim() || words.carousel}
      data-v="carousel"
      data-slide={words.slide}
      {...(isAutomatic ? automatic : {})}
    >
      <div className="v-slides">{slot("slides")}</div>
      {hasArrows || hasDots || isAutomatic ? (
        <div className="v-slide-bar">
          {hasDots ? <div className="v-slide-dots" /> : null}
          {isAutomatic ? (
            <button type="button" className="v-pause" aria-label={words.pause}>
              {drawn("M5 3v10M11 3v10")}
              {drawn("M5 3l7 5-7 5z")}
            </button>
          ) : null}
          {hasArrows ? (
            <button type="button" className="v-back" aria-label={words.back}>
              {drawn("M10 3 5 8l5 5")}
            </button>
          ) : null}
          {hasArrows ? (
            <button type="button" className="v-next" aria-label={words.next}>
              {drawn("M6 3l5 5-5 5")}
            </button>
          ) : null}
        </div>
      ) : null}
    </section>
  );
};
