import { beforeAll, describe, expect, it } from "vitest";
import { z as zod } from "zod";
import { hasZod, keepZod, z } from "./recorded-zod.ts";

const id = z.string().regex(/^[a-z]+$/);
const item = z.strictObject({ id, size: z.number().int().min(1) });
const list = z.strictObject({
  items: z.array(item).max(2),
  link: z.union([z.literal(""), id]).refine((value) => value !== "bad", { message: "unsafe" }),
  inner: z.lazy(() => item.optional()),
});

describe("a schema that was written down", () => {
  it("cannot be used before there is zod", () => {
    expect(hasZod()).toBe(false);
    expect(() => list.safeParse({})).toThrow("before zod was fetched");
    expect(() => item.shape.id.parse("a")).toThrow("before zod was fetched");
  });

  describe("once there is", () => {
    beforeAll(() => keepZod(zod));

    it("takes and refuses what zod's own does", () => {
      const good = { items: [{ id: "a", size: 1 }], link: "good" };
      expect(list.safeParse(good)).toEqual({ success: true, data: good });
      const refused = [
        { ...good, items: [1] },
        { ...good, link: "bad" },
        { ...good, inner: { id: "A", size: 1 } },
        { ...good, more: 1 },
      ];
      for (const each of refused) expect(list.safeParse(each).success).toBe(false);
      expect(list.safeParse({ ...good, link: "bad" }).error?.issues[0]).toMatchObject({ path: ["link"], message: "unsafe" });
    });

    it("gives its parts, to others that are made earlier or later", () => {
      const later = z.strictObject({ size: item.shape.size, extended: item.extend({ link: id }) });
      expect(later.safeParse({ size: 2, extended: { id: "a", size: 1, link: "b" } }).success).toBe(true);
      expect(later.safeParse({ size: 2, extended: { id: "a", size: 1, link: "B" } }).success).toBe(false);
    });

    it("hands over a value that it takes as it was", () => {
      const value = { anything: [{ deep: true }] };
      expect(z.unknown().parse(value)).toBe(value);
    });
  });
});
