/** The date of the newest of the news, apart from the news: only the dot is there from the start. */
export const NEWEST = "2026-11-23";
