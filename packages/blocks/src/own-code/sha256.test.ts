import { expect, test } from "vitest";
import { sha256 } from "./sha256.ts";

/** FIPS 180-4's own examples and, by OpenSSL, lengths about the end of a block and signs of two to four bytes. */
test.each([
  ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
  ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
  ["abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"],
  ["a".repeat(55), "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"],
  ["a".repeat(56), "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a"],
  ["a".repeat(64), "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"],
  ["é€😀", "df9226927fd572c1ee66eec85de1bb139497614899f36e4e90474cb71f6ef9d0"],
])("%s", (text, hash) => expect(sha256(text)).toBe(hash));

test("half of a sign is taken for what it is written as", () => expect(sha256("a\uD83D")).toBe(sha256("a\uFFFD")));
