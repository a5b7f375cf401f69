import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { knownSecrets, openSecrets, secretsUnder } from "./secrets.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-secrets-"));
});
afterAll(() => rm(folder, { recursive: true }));

const secrets = secretsUnder(Buffer.alloc(32, 7));

test("what is sealed opens again, and says nothing of itself", () => {
  const sealed = secrets.seal("JBSWY3DPEHPK3PXP", "app");
  expect(secrets.open(sealed, "app")).toBe("JBSWY3DPEHPK3PXP");
  expect(sealed).not.toContain("JBSWY3DPEHPK3PXP");
  expect(secrets.seal("JBSWY3DPEHPK3PXP", "app")).not.toBe(sealed);
});

test("it opens for no other purpose, under no other key, and not when a byte was changed", () => {
  const sealed = secrets.seal("secret", "app");
  expect(() => secrets.open(sealed, "letter")).toThrow();
  expect(() => secretsUnder(Buffer.alloc(32, 8)).open(sealed, "app")).toThrow();
  const bytes = Buffer.from(sealed.slice(3), "base64url");
  for (const [at, byte] of bytes.entries()) {
    const changed = Buffer.from(bytes);
    changed[at] = byte ^ 1;
    expect(() => secrets.open(`v1.${changed.toString("base64url")}`, "app")).toThrow();
  }
  expect(() => secrets.open("plain", "app")).toThrow();
});

test("a mark is the same for the same text and purpose only", () => {
  expect(secrets.mac("code", "123456")).toBe(secrets.mac("code", "123456"));
  expect(secrets.mac("code", "123456")).not.toBe(secrets.mac("code", "123457"));
  expect(secrets.mac("code", "123456")).not.toBe(secrets.mac("token", "123456"));
});

test("without an operator's secret a key is made once, for its owner's eyes only", async () => {
  const first = await openSecrets({ secret: undefined, dataFolder: folder });
  const again = await openSecrets({ secret: undefined, dataFolder: folder });
  expect(again.open(first.seal("x", "p"), "p")).toBe("x");
  const file = join(folder, "secret.key");
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readFile(file)).toHaveLength(32);
  const operators = await openSecrets({ secret: "o segredo de quem opera, bem comprido", dataFolder: folder });
  expect(() => operators.open(first.seal("x", "p"), "p")).toThrow();
});

test("a process that makes no key opens what was sealed under the one that was made, or under the operator's secret", async () => {
  const own = await mkdtemp(join(tmpdir(), "vitrine-secrets-"));
  try {
    expect(() => knownSecrets({ secret: undefined, dataFolder: own })).toThrow();
    await expect(stat(join(own, "secret.key"))).rejects.toThrow();
    const sealed = (await openSecrets({ secret: undefined, dataFolder: own })).seal("key", "certificate");
    expect(knownSecrets({ secret: undefined, dataFolder: own }).open(sealed, "certificate")).toBe("key");
    const secret = "of the operator, with more than 32 characters";
    const other = (await openSecrets({ secret, dataFolder: own })).seal("key", "certificate");
    expect(knownSecrets({ secret, dataFolder: own }).open(other, "certificate")).toBe("key");
    expect(() => knownSecrets({ secret, dataFolder: own }).open(sealed, "certificate")).toThrow();
  } finally {
    await rm(own, { recursive: true });
  }
});
