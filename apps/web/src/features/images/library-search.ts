/** Which part of the library is shown; kept in the address, so that going back finds it again. */
export interface LibrarySearch {
  /** The folder that is open; the library itself unless given. */
  readonly folder?: string | undefined;
  /** A part of the name, looked for in all folders. */
  readonly search?: string | undefined;
}

/** Reads what an address asks for; what makes no sense is left out. */
export function readLibrarySearch({ folder, search }: Record<string, unknown>): LibrarySearch {
  return {
    ...(typeof folder === "string" && folder.startsWith("fld_") ? { folder } : {}),
    ...(typeof search === "string" && search !== "" ? { search } : {}),
  };
}
