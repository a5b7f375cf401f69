import { href, imageReference, recordId, richText } from "@vitrine/document";
import { z } from "zod";
import { SPOKEN_CHOICES } from "../spoken/spoken-languages.ts";

export const PLACES = ["page", "bottom-end", "bottom-start"] as const;

/** What follows a step's messages. */
export const REPLIES = ["choices", "text", "email", "phone", "next", "end"] as const;

export const MOST_STEPS = 60;
export const MOST_CHOICES = 6;
export const MOST_NAME = 40;
/** In milliseconds. */
export const MOST_PAUSE = 10_000;

/** A step to go on with, by its name; empty: the one below. The talk ends where there is none. */
const stepName = z.string().max(MOST_NAME);

/** An answer as it comes back when it is chosen: with nothing in it that is taken out of what visitors send. */
const answerText = z
  .string()
  .max(80)
  .regex(/^(?=.*\S)[^\p{Cc}\p{Cs}]*$/u);

const choice = z.strictObject({ id: recordId, label: answerText, to: stepName, link: href });

export const chatbotProps = z.strictObject({
  /** What it is called, to visitors and in the leads list. */
  name: z.string().min(1).max(80),
  picture: imageReference.nullable(),
  /** What its buttons and errors are written in. */
  language: z.enum(SPOKEN_CHOICES),
  /** Where it stands, or the corner it floats in. */
  place: z.enum(PLACES),
  steps: z
    .array(
      z.strictObject({
        id: recordId,
        /** What other steps lead to, and the key its answer is stored under. */
        name: z.string().regex(/^[A-Za-z][A-Za-z0-9_-]{0,39}$/),
        /** Each paragraph is a message. */
        message: richText,
        /** How long it types before each message, in milliseconds. */
        pause: z.number().int().min(0).max(MOST_PAUSE),
        reply: z.enum(REPLIES),
        choices: z.array(choice).max(MOST_CHOICES),
        to: stepName,
      }),
    )
    .max(MOST_STEPS),
});
export type ChatbotProps = z.infer<typeof chatbotProps>;
export type ChatStep = ChatbotProps["steps"][number];
