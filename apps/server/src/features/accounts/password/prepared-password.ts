import { hashPassword } from "../../../platform/passwords/hash-password.ts";

/** A password that is hashed and ready to be set. What is in it shows in no log and to no other slice. */
export class PreparedPassword {
  readonly #hash: string;

  constructor(hash: string) {
    this.#hash = hash;
  }

  static hashOf(password: PreparedPassword): string {
    return password.#hash;
  }
}

/** Prepares a password to be set: outside of any transaction, because hashing takes its time. */
export async function preparePassword(password: string): Promise<PreparedPassword> {
  return new PreparedPassword(await hashPassword(password));
}

/** What a prepared password is stored as. */
export const hashOf = PreparedPassword.hashOf;
