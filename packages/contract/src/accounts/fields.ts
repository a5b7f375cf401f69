import { z } from "zod";
import { CALLING_CODES, type PhoneCountry } from "../phone-countries.data.ts";

/** Compared and stored in lower case. */
export const emailAddress = z
  .string()
  .trim()
  .max(254)
  .transform((value) => value.toLowerCase())
  .pipe(z.email({ message: "bad_email" }));

/** A password that is being set: at least 8 characters with upper and lower case, a number and a special one. */
export const newPassword = z
  .string()
  .min(8, { message: "password_short" })
  .max(200, { message: "password_long" })
  .regex(/\p{Lu}/u, { message: "password_upper" })
  .regex(/\p{Ll}/u, { message: "password_lower" })
  .regex(/\p{N}/u, { message: "password_number" })
  .regex(/[^\p{L}\p{N}\s]/u, { message: "password_special" });

/** The whole name of a person. */
export const fullName = z.string().trim().min(2, { message: "name_short" }).max(120);

/** As a person types it; the server reads it and stores E.164. */
export const phoneNumber = z.string().trim().min(5, { message: "bad_phone" }).max(40, { message: "bad_phone" });

/**
 * The country of a number that is given without its code. Where it is left out: that of the number there was before,
 * else Brazil, and for those who read Spanish none, since a number of one of their countries often is one of another.
 */
export const phoneCountry = z.enum(Object.keys(CALLING_CODES) as [PhoneCountry, ...PhoneCountry[]]);

/** At least 6 characters of `a-z 0-9 . _ -` with at least 3 letters; upper case is folded. */
export const username = z
  .string()
  .trim()
  .transform((value) => value.normalize("NFKC").toLowerCase())
  .pipe(
    z
      .string()
      .min(6, { message: "username_short" })
      .max(40, { message: "too_long" })
      .regex(/^[a-z0-9._-]*$/, { message: "username_characters" })
      .regex(/(?:[a-z][^a-z]*){3}/, { message: "username_letters" }),
  );
