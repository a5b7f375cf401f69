/** What a username is unique by: names that differ only in case, dots, hyphens or underscores are taken for one another. */
export function usernameKey(username: string): string {
  return username.normalize("NFKC").toLowerCase().replace(/[._-]/g, "");
}
