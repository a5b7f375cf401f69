/** What a process ends with whose settings make no sense, or that has nothing to start with: the next start would end so too. */
export const WRONG_SETTINGS = 78;
