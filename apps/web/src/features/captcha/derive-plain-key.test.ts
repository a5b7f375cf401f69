import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import fc from "fast-check";
import { expect, it } from "vitest";
import { derivePlainKey } from "./derive-plain-key.ts";

it("finds the key that the browser's own arithmetic finds", async () => {
  const parameters = { algorithm: "PBKDF2/SHA-256", nonce: "", salt: "", keyPrefix: "" };
  await fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ minLength: 1, maxLength: 64 }),
      fc.uint8Array({ maxLength: 51 }),
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 1, max: 32 }),
      async (password, salt, cost, keyLength) => {
        const plain = await derivePlainKey({ ...parameters, cost, keyLength }, salt, password);
        const own = await deriveKey({ ...parameters, cost, keyLength }, salt, password);
        expect([...plain.derivedKey]).toEqual([...own.derivedKey]);
      },
    ),
  );
});
