import fs from "node:fs/promises";

type Call = (...args: unknown[]) => Promise<unknown>;

/**
 * Has every call of a method of an open file done by us until it is mended.
 * @param folder any that there is.
 * @param instead is handed the real call and what it was called with.
 */
export async function insteadOf(
  folder: string,
  method: "write" | "datasync" | "truncate",
  instead: (real: Call, args: readonly unknown[]) => Promise<unknown>,
): Promise<() => void> {
  const file = await fs.open(folder, "r");
  const handles = Object.getPrototypeOf(file) as Record<string, Call>;
  await file.close();
  const real = handles[method];
  if (!real) throw new Error(`files have no ${method}`);
  handles[method] = function replaced(this: unknown, ...args: unknown[]) {
    return instead(real.bind(this), args);
  };
  return () => {
    handles[method] = real;
  };
}

/** Has every write, sync or cut of a file fail, some bytes on, until it is mended. */
export function failing(folder: string, method: "write" | "datasync" | "truncate", code: string): Promise<() => void> {
  return insteadOf(folder, method, async (real, args) => {
    if (method === "write") await real((args[0] as Buffer).subarray(0, 9));
    throw Object.assign(new Error(`${code}: it fails`), { code });
  });
}
