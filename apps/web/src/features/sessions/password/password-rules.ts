/** What a new password must have; the same rules as the server's, in the order they are shown. */
export const PASSWORD_RULES = {
  length: (password: string) => [...password].length >= 8,
  upper: (password: string) => /\p{Lu}/u.test(password),
  lower: (password: string) => /\p{Ll}/u.test(password),
  number: (password: string) => /\p{N}/u.test(password),
  special: (password: string) => /[^\p{L}\p{N}\s]/u.test(password),
} as const;

export type PasswordRule = keyof typeof PASSWORD_RULES;

/** The rules that a password does not meet yet. */
export function unmetRules(password: string): PasswordRule[] {
  return (Object.keys(PASSWORD_RULES) as PasswordRule[]).filter((rule) => !PASSWORD_RULES[rule](password));
}
