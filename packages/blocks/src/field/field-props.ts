import { ANSWER_INPUTS } from "@vitrine/document";
import { z } from "zod";

/** A key in the query of an address; none where it is empty. */
const queryKey = z.string().regex(/^[\w.~-]{0,60}$/);

export const fieldProps = z.strictObject({
  input: z.enum(ANSWER_INPUTS),
  /** The key its answer is stored under; unique in its form. A leading underscore belongs to the form itself. */
  name: z.string().regex(/^[A-Za-z][A-Za-z0-9_-]{0,39}$/),
  label: z.string().max(200),
  placeholder: z.string().max(120),
  /** What helps to answer, beside the control. */
  help: z.string().max(300),
  isRequired: z.boolean(),
  isLabelShown: z.boolean(),
  /** Of a phone: a list of countries beside it; its answer is then kept in E.164. */
  hasCountry: z.boolean(),
  /** What is to be chosen from. */
  options: z.array(z.string().min(1).max(120)).max(100),
  /** What it holds at first; for a hidden field, what is sent. Several boxes are separated by `, `. */
  value: z.string().max(500),
  /** The least and the most of a number; empty for no limit. */
  min: z.string().regex(/^(?:-?\d{1,9}(?:\.\d{1,4})?)?$/),
  max: z.string().regex(/^(?:-?\d{1,9}(?:\.\d{1,4})?)?$/),
  /** The first and the last day, as `2026-01-31`; empty for no limit. */
  firstDay: z.union([z.literal(""), z.iso.date()]),
  lastDay: z.union([z.literal(""), z.iso.date()]),
  /** The key of the page's address whose value it holds at first, where there is one. */
  prefillKey: queryKey,
  /** The key under which its answer goes along to where the form leads. */
  passKey: queryKey,
});

export type FieldProps = z.infer<typeof fieldProps>;
