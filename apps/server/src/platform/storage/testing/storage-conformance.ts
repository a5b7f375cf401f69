import { buffer } from "node:stream/consumers";
import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import type { ByteRange, Storage } from "../storage.ts";

async function* pieces(...parts: readonly (string | Error)[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) {
    if (part instanceof Error) throw part;
    yield Buffer.from(part);
  }
}

/** What whoever uses storage relies on: every adapter passes it. */
export function storageConformance(open: () => Storage): void {
  let storage: Storage;
  beforeEach(() => {
    storage = open();
  });
  const put = (key: string, text = key) => storage.put(key, Buffer.from(text));
  const textOf = async (key: string) => (await storage.get(key))?.toString() ?? null;
  const listed = (prefix: string, after?: string) => Array.fromAsync(storage.list(prefix, after));
  const tagOf = async (key: string) => (await storage.head(key))?.tag ?? "";
  const readOf = async (key: string, range?: ByteRange) => {
    const found = await storage.read(key, range);
    return found && { size: found.size, from: found.from, to: found.to, text: (await buffer(found.body)).toString() };
  };

  describe("a file", () => {
    test("is what was put last, with its size and a tag of its own, until it is removed", async () => {
      await put("a/b", "first");
      const first = await storage.head("a/b");
      await put("a/b", "other");
      const second = await storage.head("a/b");
      expect([first?.size, second?.size, await textOf("a/b"), await storage.has("a/b")]).toEqual([5, 5, "other", true]);
      expect(second?.tag).not.toBe(first?.tag);
      expect(await tagOf("a/b")).toBe(second?.tag);
      await storage.remove("a/b");
      await storage.remove("a/b");
      expect([await storage.head("a/b"), await textOf("a/b"), await storage.read("a/b"), await storage.has("a/b")]).toEqual([
        null,
        null,
        null,
        false,
      ]);
    });

    test("takes its place after what it was to wait for, and not at all where that failed", async () => {
      const before = Promise.withResolvers<void>();
      const put = storage.put("a", Buffer.from("second"), before.promise);
      await storage.put("b", Buffer.from("first"));
      expect([await textOf("a"), await textOf("b")]).toEqual([null, "first"]);
      before.resolve();
      await put;
      expect(await textOf("a")).toBe("second");
      for (const put of [storage.put, storage.putOnce])
        await expect(put("c", Buffer.from("third"), Promise.reject(new Error("no room")))).rejects.toThrow("no room");
      expect(await listed("")).toEqual(["a", "b"]);
    });

    test("put once stays as it is", async () => {
      await storage.putOnce("a", Buffer.from("first"));
      await storage.putOnce("a", Buffer.from("second"));
      expect(await textOf("a")).toBe("first");
    });

    test.each(["", "/a", "a/", "a//b", "../a", "a/../b", ".a", "a/.b", "a b", "ação", "a\nb"])("is not called %j", async (key) => {
      const asked = [
        () => storage.put(key, Buffer.from("x")),
        () => storage.putIf(key, Buffer.from("x"), { ifAbsent: true }),
        () => storage.putStream(key, pieces("x"), { maxBytes: 9 }),
        () => storage.get(key),
        () => storage.read(key),
        () => storage.head(key),
        () => storage.remove(key),
      ];
      for (const ask of asked) await expect(ask()).rejects.toThrow(/storage key/);
    });

    test("that is put or removed is told of; what changes nothing is not", async () => {
      const heard: (string | null)[] = [];
      const unlisten = storage.onChange((key) => heard.push(key));
      await put("a");
      await storage.putIf("a", Buffer.from("b"), { ifAbsent: true });
      await storage.putIf("a", Buffer.from("b"), { ifMatch: await tagOf("a") });
      await storage.putStream("b", pieces("x"), { maxBytes: 9 });
      await storage.putStream("b", pieces("x"), { maxBytes: 0 }).catch(() => {});
      await storage.remove("a");
      unlisten();
      await put("c");
      expect(heard).toEqual(["a", "a", "b", "a"]);
    });
  });

  describe("a part of a file", () => {
    test("is the bytes asked for, as far as there are any", async () => {
      await put("a", "0123456789");
      expect(await readOf("a")).toEqual({ size: 10, from: 0, to: 10, text: "0123456789" });
      expect(await readOf("a", { from: 3, to: 5 })).toEqual({ size: 10, from: 3, to: 5, text: "34" });
      expect(await readOf("a", { from: 8 })).toEqual({ size: 10, from: 8, to: 10, text: "89" });
      expect(await readOf("a", { from: 9, to: 1_000 })).toEqual({ size: 10, from: 9, to: 10, text: "9" });
      expect(await readOf("b", { from: 1 })).toBeNull();
    });

    test("that begins behind the end is refused with the size; an empty file can be read whole", async () => {
      await put("a", "0123456789");
      await put("empty", "");
      await expect(storage.read("a", { from: 10 })).rejects.toMatchObject({ name: "StorageRefused", reason: "range", size: 10 });
      await expect(storage.read("empty", { from: 0 })).rejects.toMatchObject({ reason: "range", size: 0 });
      expect(await readOf("empty")).toEqual({ size: 0, from: 0, to: 0, text: "" });
      for (const range of [{ from: -1 }, { from: 1.5 }, { from: 3, to: 3 }, { from: 3, to: 2 }, { from: Number.NaN }])
        await expect(storage.read("a", range)).rejects.toThrow("not a range");
    });

    test("is of one content, whatever is put while it is read", async () => {
      const long = Buffer.alloc(1_000_000, "a");
      await storage.put("a", long);
      const found = await storage.read("a", { from: 10 });
      const first = await found?.body[Symbol.asyncIterator]().next();
      await storage.put("a", Buffer.alloc(1_000_000, "b"));
      expect(first?.done).toBe(false);
      const again = await storage.read("a");
      const whole = await buffer(again?.body ?? pieces());
      expect(whole.equals(Buffer.alloc(1_000_000, "b"))).toBe(true);
      found?.body.destroy();
      const begun = await storage.read("a");
      await storage.remove("a");
      expect((await buffer(begun?.body ?? pieces())).length).toBe(1_000_000);
    });
  });

  describe("a stream", () => {
    test("is stored as it came, of a size that is known or not", async () => {
      const file = await storage.putStream("a", pieces("ab", "", "c"), { maxBytes: 3 });
      expect([await textOf("a"), await storage.head("a")]).toEqual(["abc", file]);
      expect((await storage.putStream("b", pieces("ab", "c"), { maxBytes: 9, size: 3 }))?.size).toBe(3);
      expect((await storage.putStream("c", new Blob(["web"]).stream(), { maxBytes: 9 }))?.size).toBe(3);
      expect((await storage.putStream("d", pieces(), { maxBytes: 0 }))?.size).toBe(0);
    });

    test.each([
      ["longer than is taken", pieces("ab", "cd"), { maxBytes: 3 }, { reason: "too_large" }],
      ["longer than it said", pieces("ab", "cd"), { maxBytes: 9, size: 3 }, { reason: "size" }],
      ["shorter than it said", pieces("ab"), { maxBytes: 9, size: 3 }, { reason: "size" }],
      ["cut off", pieces("ab", new Error("gone")), { maxBytes: 9 }, { message: "gone" }],
    ] as const)("%s leaves what was there", async (_, source, options, problem) => {
      await put("a", "before");
      await expect(storage.putStream("a", source, options)).rejects.toMatchObject(problem);
      expect([await textOf("a"), await listed("")]).toEqual(["before", ["a"]]);
    });
  });

  describe("a condition", () => {
    test("that there is nothing yet holds once", async () => {
      expect(await storage.putIf("a", Buffer.from("1"), { ifAbsent: true })).toEqual(await storage.head("a"));
      expect(await storage.putIf("a", Buffer.from("2"), { ifAbsent: true })).toBeNull();
      expect(await storage.putStream("a", pieces("3"), { maxBytes: 9, condition: { ifAbsent: true } })).toBeNull();
      expect(await textOf("a")).toBe("1");
    });

    test("on a tag holds until somebody puts or removes", async () => {
      await put("a", "1");
      const tag = await tagOf("a");
      const next = await storage.putIf("a", Buffer.from("2"), { ifMatch: tag });
      expect(await storage.putIf("a", Buffer.from("3"), { ifMatch: tag })).toBeNull();
      expect(await storage.putStream("a", pieces("3"), { maxBytes: 9, condition: { ifMatch: tag } })).toBeNull();
      expect([await textOf("a"), await storage.head("a")]).toEqual(["2", next]);
      await storage.remove("a");
      expect(await storage.putIf("a", Buffer.from("3"), { ifMatch: next?.tag ?? "" })).toBeNull();
      expect(await storage.has("a")).toBe(false);
    });

    test("holds for one of many at once, so that nothing that was counted is lost", async () => {
      const made = await Promise.all(Array.from({ length: 20 }, () => storage.putIf("n", Buffer.from("0"), { ifAbsent: true })));
      expect(made.filter(Boolean)).toHaveLength(1);
      const count = async (): Promise<void> => {
        const [tag, text] = [await tagOf("n"), await textOf("n")];
        // What was read may be newer than the tag; then the tag is not the file's any more.
        if (!(await storage.putIf("n", Buffer.from(String(Number(text) + 1)), { ifMatch: tag }))) await count();
      };
      await Promise.all(Array.from({ length: 8 }, count));
      expect(await textOf("n")).toBe("8");
    });

    test("knows every content from every other, however fast they follow", async () => {
      const tags = new Set<string>();
      for (let n = 0; n < 40; n++) {
        await put("a", `${n % 10}`);
        tags.add(await tagOf("a"));
      }
      expect(tags.size).toBe(40);
    });
  });

  describe("a list", () => {
    test("goes by the beginning of the key, and knows no folders", async () => {
      for (const key of ["im/a", "images/a/1", "images/a/2/x", "images/ab", "images/b", "imagesx", "sites/a.json"]) await put(key);
      expect(await listed("images/a")).toEqual(["images/a/1", "images/a/2/x", "images/ab"]);
      expect(await listed("images/a/")).toEqual(["images/a/1", "images/a/2/x"]);
      expect(await listed("images")).toEqual(["images/a/1", "images/a/2/x", "images/ab", "images/b", "imagesx"]);
      expect(await listed("sites/a.json")).toEqual(["sites/a.json"]);
      expect([await listed("sites/a.json/"), await listed("c"), await listed("c/d")]).toEqual([[], [], []]);
      expect(await listed("")).toHaveLength(7);
    });

    test.each(["/", "../", "images/../", "images//", ".incoming/", "a b"])("takes no beginning like %j", async (prefix) => {
      await expect(listed(prefix)).rejects.toThrow(/storage key/);
    });

    test("is in the order of bytes, and goes on behind any key", async () => {
      const part = fc.stringMatching(/^[ab0_][ab.0-]{0,2}$/);
      const some = fc.uniqueArray(
        fc.array(part, { minLength: 1, maxLength: 3 }).map((parts) => parts.join("/")),
        { maxLength: 10 },
      );
      await fc.assert(
        fc.asyncProperty(some, fc.stringMatching(/^[ab0/.-]{0,4}$/), fc.integer({ min: 0, max: 5 }), async (wanted, after, cut) => {
          for await (const key of storage.list("")) await storage.remove(key);
          const keys = wanted.filter((key) => !wanted.some((other) => other.startsWith(`${key}/`)));
          for (const key of keys) await put(`p/${key}`, "x");
          const prefix = `p/${(keys[0] ?? "").slice(0, cut)}`;
          const expected = keys
            .map((key) => `p/${key}`)
            .filter((key) => key.startsWith(prefix))
            .sort();
          expect(await listed(prefix)).toEqual(expected);
          expect(await listed(prefix, `p/${after}`)).toEqual(expected.filter((key) => key > `p/${after}`));
        }),
        { numRuns: 12 },
      );
    });
  });
}
