/** What is not there is no fault; that it cannot be read is one, and is not taken for it. */
export function unlessAbsent(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT" || error.code === "ENOTDIR") return null;
  throw error;
}
