/** What the application calls at the front. */
export const CHANGES = "/changes";
export const HEARING = "/hearing";
export const JOURNAL = "/journal";
export const JOURNAL_AFTER = "/journal/after";
export const READY = "/ready";
