import type { ReactElement } from "react";

/** Five stars, filled as far as a rating of 0 to 5 says. `name` is what they are called for those who do not see them. */
export function ratingStars(rating: number, name: string): ReactElement {
  return (
    <svg className="v-rating" viewBox="0 0 500 100" preserveAspectRatio="none" role="img" aria-label={name}>
      <rect width={Math.round(rating * 100)} height="100" />
    </svg>
  );
}
