import type { EmbedSort } from "./services.ts";

/** Drawn on a ground of 24 by 24. */
const PATHS: Readonly<Record<EmbedSort, string>> = {
  film: "M4 5h16v14H4zM10.5 9v6l4.5-3z",
  sound: "M9 17.5V6l10-2v11.5M9 17.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0zM19 15.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0z",
  questions: "M5 3h14v18H5zM9 8h6M9 12h6M9 16h3",
  dates: "M4 6h16v14H4zM4 10.5h16M8 3.5V7M16 3.5V7M8.5 14h2M13.5 14h2",
  post: "M4 4h16v16H4zM4 16l4.5-4.5 4 4L16 12l4 4M15.5 8h.01",
  place: "M12 21s7-6.2 7-11.5a7 7 0 0 0-14 0C5 14.8 12 21 12 21zM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z",
  page: "M3 5h18v14H3zM3 9.5h18M6.5 7.25h.01M9.5 7.25h.01",
};

/** A line drawing of what is to be seen. */
export function EmbedMark({ sort }: { readonly sort: EmbedSort }) {
  return (
    <svg className="v-embed-mark" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[sort]} />
    </svg>
  );
}
