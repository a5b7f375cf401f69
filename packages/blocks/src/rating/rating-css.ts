const STAR =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Cpath stroke='%23000' stroke-width='1.6' stroke-linejoin='round' d='M12 3 14.6 9.3 21.3 9.9 16.3 14.3 17.8 20.8 12 17.4 6.2 20.8 7.7 14.3 2.7 9.9 9.4 9.3z'/%3E%3C/svg%3E\")";

/** The look of drawn stars, for a kind that shows them: a little higher than its letters, in the page's colour of action. */
export const RATING_CSS = `:where(.v-rating){display:inline-block;width:6em;height:1.2em;vertical-align:middle;color:var(--color-button);fill:currentColor;background:color-mix(in srgb,currentColor 22%,#0000);--v-star:${STAR} 0/20%;-webkit-mask:var(--v-star);mask:var(--v-star)}`;
