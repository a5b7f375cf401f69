import { contract } from "@vitrine/contract";
import { describe, expect, test } from "vitest";

interface Schema {
  /** Of an input that is one of several: each of them. */
  readonly options?: readonly Schema[];
  safeParse(value: unknown): {
    readonly error?: { readonly issues: readonly { readonly code: string; readonly keys?: readonly string[] }[] };
  };
}

/** Every call that takes something. */
function inputsOf(part: unknown): [call: string, input: Schema][] {
  if (typeof part !== "object" || part === null) return [];
  const definition = (part as Record<string, { route?: { method?: string; path?: string }; inputSchema?: Schema } | undefined>)["~orpc"];
  if (!definition) return Object.values(part).flatMap(inputsOf);
  const { route, inputSchema } = definition;
  const name = `${route?.method} ${route?.path}`;
  return (inputSchema?.options ?? (inputSchema ? [inputSchema] : [])).map((input) => [name, input]);
}

/** What would make somebody more than he is, were it taken over from a request into a row. */
const COVETED = ["ownerId", "userId", "role", "isAdmin", "isSpecial", "credits", "emailConfirmedAt", "passwordHash"];

/** Administrators alone make somebody a special user, by the one call that is for it. */
const NAMED: Readonly<Record<string, readonly string[]>> = { "PATCH /admin/accounts/{id}/flags": ["isSpecial"] };

/** Google adds to the address it sends people back to whatever it likes; of that, only what is named is read. */
const OPEN = new Set(["GET /auth/google/callback"]);

const inputs = inputsOf(contract).filter(([call]) => !OPEN.has(call));

describe("no call takes a field it does not name", () => {
  test("there are calls to try", () => expect(inputs.length).toBeGreaterThan(40));

  test.each(inputs)("%s", (call, input) => {
    for (const field of COVETED.filter((coveted) => !NAMED[call]?.includes(coveted))) {
      const unknown = input
        .safeParse({ [field]: "x" })
        .error?.issues.flatMap(({ code, keys = [] }) => (code === "unrecognized_keys" ? keys : []));
      expect(unknown, field).toContain(field);
    }
  });
});
