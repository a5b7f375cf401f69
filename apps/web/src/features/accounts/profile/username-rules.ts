/** What a username must have; the same rules as the server's, in the order they are shown. */
export const USERNAME_RULES = {
  length: (name: string) => name.length >= 6 && name.length <= 40,
  letters: (name: string) => /(?:[a-z][^a-z]*){3}/.test(name),
  characters: (name: string) => name !== "" && /^[a-z0-9._-]*$/.test(name),
} as const;

export type UsernameRule = keyof typeof USERNAME_RULES;

/** A username as it is kept: upper case and other writings of a letter do not count. */
export function foldUsername(typed: string): string {
  return typed.trim().normalize("NFKC").toLowerCase();
}

/** The rules that what was typed does not meet yet. */
export function unmetUsernameRules(typed: string): UsernameRule[] {
  const name = foldUsername(typed);
  return (Object.keys(USERNAME_RULES) as UsernameRule[]).filter((rule) => !USERNAME_RULES[rule](name));
}
