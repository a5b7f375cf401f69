let date: string | null = null;

/** The time as answers say it (RFC 9110, 5.6.7), made once a second. */
export function httpDate(): string {
  if (date !== null) return date;
  const now = new Date();
  setTimeout(() => {
    date = null;
  }, 1_000 - now.getMilliseconds()).unref();
  date = now.toUTCString();
  return date;
}
