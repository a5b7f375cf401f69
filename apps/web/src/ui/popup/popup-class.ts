/** What floats: one soft shadow, a hairline, a short fade. */
export const popupClass =
  "rounded-lg border border-line bg-raised text-ink shadow-float outline-none transition-opacity duration-120 ease-out data-ending-style:opacity-0 data-starting-style:opacity-0";
