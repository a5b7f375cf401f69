import { type ChangeEvent, type FormEvent, useRef, useState } from "react";
import type { Problem } from "../../../platform/calls/problem.ts";

export interface DoorForm<Name extends string> {
  readonly values: Readonly<Record<Name, string>>;
  /** What a text field of the form needs. */
  field(name: Name): {
    name: Name;
    value: string;
    error: string | undefined;
    ref: (input: HTMLInputElement | null) => void;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  };
  /** Checks everything, goes to the first field that is wrong, or hands the values over. */
  submit(send: (values: Readonly<Record<Name, string>>) => void): (event: FormEvent) => void;
  /** Puts the server's words at their fields and goes to the first; true when one had a place. */
  show(fields: Problem["fields"]): boolean;
}

/**
 * The state of a form of a few text fields. Signing up and logging in are the first thing anybody loads, so
 * they go without the form library that larger forms use.
 * @param initial what stands in the fields at first, where it is not nothing.
 */
export function useDoorForm<Name extends string>(
  checks: Readonly<Record<Name, (value: string, values: Readonly<Record<Name, string>>) => string | undefined>>,
  initial?: Readonly<Partial<Record<Name, string>>>,
): DoorForm<Name> {
  const names = Object.keys(checks) as Name[];
  const [values, setValues] = useState(
    () => Object.fromEntries(names.map((name) => [name, initial?.[name] ?? ""])) as Record<Name, string>,
  );
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({});
  const inputs = useRef<Partial<Record<Name, HTMLInputElement | null>>>({});
  const put = (found: Partial<Record<Name, string>>): boolean => {
    setErrors(found);
    const first = names.find((name) => found[name] !== undefined);
    if (first !== undefined) inputs.current[first]?.focus();
    return first !== undefined;
  };
  return {
    values,
    field: (name) => ({
      name,
      value: values[name],
      error: errors[name],
      ref: (input) => {
        inputs.current[name] = input;
      },
      onChange: ({ target }) => {
        setValues({ ...values, [name]: target.value });
        if (errors[name] !== undefined) setErrors({ ...errors, [name]: undefined });
      },
    }),
    submit: (send) => (event) => {
      event.preventDefault();
      const found: Partial<Record<Name, string>> = {};
      for (const name of names) {
        const error = checks[name](values[name], values);
        if (error !== undefined) found[name] = error;
      }
      if (!put(found)) send(values);
    },
    show: (fields) => put(Object.fromEntries(fields.map(({ path, message }) => [path, message])) as Partial<Record<Name, string>>),
  };
}
