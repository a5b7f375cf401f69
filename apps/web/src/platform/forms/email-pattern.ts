/** Enough to catch a slip of the keys; the server decides. */
export const EMAIL_PATTERN = /^\s*[^\s@]+@[^\s@]+\.[^\s@]{2,}\s*$/;
