/** Whose history is looked at, and which two states of the page stand side by side; kept in the address. */
export interface RevisionSearch {
  /** The page. */
  readonly page?: string | undefined;
  /** The revision that is looked at; the newest unless given. */
  readonly revision?: string | undefined;
  /** The later one it stands beside; the page as it is now unless given. */
  readonly beside?: string | undefined;
}

const ID = /^[a-z]{3}_[0-9a-z]{26}$/;

/** Reads an address; what cannot be an id is left out. */
export function readRevisionSearch(given: Record<string, unknown>): RevisionSearch {
  const { page, revision, beside } = given;
  const isId = (value: unknown): value is string => typeof value === "string" && ID.test(value);
  return { ...(isId(page) ? { page } : {}), ...(isId(revision) ? { revision } : {}), ...(isId(beside) ? { beside } : {}) };
}
