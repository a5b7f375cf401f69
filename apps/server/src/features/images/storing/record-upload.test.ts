import { createHash } from "node:crypto";
import { type UploadRecord, uploadMarkKey, uploadRecord, uploadRecordKey } from "@vitrine/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { eventually } from "../../../platform/mail/testing/eventually.ts";
import type { Storage } from "../../../platform/storage/storage.ts";
import { testBuild } from "../../../testing/test-build.ts";
import { type AccountFixture, accountFixture } from "../../accounts/testing/account-fixture.ts";
import { type Belongings, belongingsOn } from "../../accounts/testing/belongings.ts";
import type { LibraryImage } from "../library-image.ts";
import { imagesSlice } from "../slice.ts";
import { images } from "../tables.ts";
import { recordOlderUploads } from "./record-older-uploads.ts";
import { recordUpload } from "./record-upload.ts";
import { removeImageFiles } from "./remove-image-files.ts";

let fixture: AccountFixture;
let has: Belongings;
let accountId: string;
beforeAll(async () => {
  fixture = await accountFixture();
  has = belongingsOn(fixture.platform);
});
afterAll(async () => {
  await has.library.stop();
  await fixture.stop();
});
beforeEach(async () => {
  accountId = (await fixture.newAccount()).id;
});

const queries = () => fixture.platform.database.queries;

async function recordOf({ id }: Pick<LibraryImage, "id">): Promise<UploadRecord | null> {
  const bytes = await fixture.platform.storage.get(uploadRecordKey(id));
  return bytes && uploadRecord.parse(JSON.parse(bytes.toString("utf8")));
}

/** An image as it was before there were records: its row, and nothing in storage to find it by. */
async function olderImage(): Promise<LibraryImage> {
  const { row } = await has.image(accountId, "foto.png");
  await fixture.platform.storage.remove(uploadRecordKey(row.id));
  await fixture.platform.storage.remove(uploadMarkKey(row, row.id));
  await queries().update(images).set({ isRecorded: false }).where(eq(images.id, row.id));
  return row;
}

const isRecorded = async ({ id }: LibraryImage) => (await queries().select().from(images).where(eq(images.id, id)))[0]?.isRecorded;

/** The storage in which a key that begins so cannot be put, for as long as it is said. */
function failingAt(prefix: string, code: string): { readonly storage: Storage; mend(): void } {
  const { storage } = fixture.platform;
  let isBroken = true;
  const refuse = async (key: string): Promise<void> => {
    if (isBroken && key.startsWith(prefix)) throw Object.assign(new Error(`cannot put ${key}`), { code });
  };
  return {
    storage: {
      ...storage,
      put: (key, bytes) => refuse(key).then(() => storage.put(key, bytes)),
      putOnce: (key, bytes) => refuse(key).then(() => storage.putOnce(key, bytes)),
    },
    mend() {
      isBroken = false;
    },
  };
}

test("an upload that is acknowledged can be found in storage, and its row says so", async () => {
  const { row, bytes } = await has.image(accountId, "foto.png");
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 40);
  expect(await recordOf(row)).toEqual({ schema: 1, accountId, hash, width: 20, isAnimated: false, hasAlpha: false });
  expect(await isRecorded(row)).toBe(true);
});

test("an upload whose record cannot be written is not acknowledged; sent again it is the same image, recorded", async () => {
  const failing = failingAt("uploads/", "ENOSPC");
  const [broken, whole] = [belongingsOn({ ...fixture.platform, storage: failing.storage }), belongingsOn(fixture.platform)];
  await expect(broken.image(accountId, "foto.png")).rejects.toMatchObject({ code: "ENOSPC" });
  const [row] = await queries().select().from(images).where(eq(images.accountId, accountId));
  expect(row?.isRecorded).toBe(false);
  const again = await whole.image(accountId, "foto.png");
  expect([again.row.id, await isRecorded(again.row)]).toEqual([row?.id, true]);
  expect(await recordOf(again.row)).toMatchObject({ accountId });
  await Promise.all([broken.library.stop(), whole.library.stop()]);
});

describe("images of before there were records", () => {
  test("are recorded in the background, all of them, and looked at once", async () => {
    const rows = [await olderImage(), await olderImage(), await olderImage()];
    const first = imagesSlice.start({ platform: fixture.platform, build: testBuild });
    await eventually(async () => Promise.all(rows.map(isRecorded))).toEqual([true, true, true]);
    await first.stop();
    for (const row of rows) expect(await recordOf(row)).toMatchObject({ accountId, hash: row.hash, width: 20 });
    let puts = 0;
    const { storage } = fixture.platform;
    const counting = { ...storage, put: (key: string, bytes: Uint8Array) => storage.put(key, bytes).finally(() => (puts += 1)) };
    const [late, second] = [await olderImage(), recordOlderUploads({ ...fixture.platform, storage: counting })];
    second.wake();
    await eventually(() => isRecorded(late)).toBe(true);
    await second.stop();
    expect(puts).toBe(1);
  });

  test("wait for room, which is said once", async () => {
    const row = await olderImage();
    const failing = failingAt("uploads/", "ENOSPC");
    const before = fixture.logged.length;
    const recording = recordOlderUploads({ ...fixture.platform, storage: failing.storage });
    recording.wake();
    await eventually(async () => fixture.logged.slice(before)).toEqual(["images.recording_failed"]);
    for (let i = 0; i < 3; i++) recording.wake();
    expect(await isRecorded(row)).toBe(false);
    failing.mend();
    recording.wake();
    await eventually(() => isRecorded(row)).toBe(true);
    await recording.stop();
    expect(fixture.logged.slice(before)).toEqual(["images.recording_failed"]);
  });

  test("are gone on with where a stop cut them off", async () => {
    const rows = [await olderImage(), await olderImage()];
    const { storage } = fixture.platform;
    let stopped: Promise<void> | undefined;
    const recording = recordOlderUploads({
      ...fixture.platform,
      storage: {
        ...storage,
        async put(key, bytes) {
          await storage.put(key, bytes);
          stopped ??= recording.stop();
        },
      },
    });
    recording.wake();
    await eventually(async () => stopped !== undefined).toBe(true);
    await stopped;
    expect(await Promise.all(rows.map(isRecorded))).toEqual([false, false]);
    const next = recordOlderUploads(fixture.platform);
    next.wake();
    await eventually(async () => Promise.all(rows.map(isRecorded))).toEqual([true, true]);
    await next.stop();
  });
});

describe("when an account goes", () => {
  const left = async (row: LibraryImage) => [
    await recordOf(row),
    await Array.fromAsync(fixture.platform.storage.list(`images/${accountId}/`)),
  ];

  test("its records go first, and are found without its rows", async () => {
    const { row } = await has.image(accountId, "foto.png");
    await queries().delete(images).where(eq(images.accountId, accountId));
    const removed: string[] = [];
    const unlisten = fixture.platform.storage.onChange((key) => removed.push(key ?? ""));
    await removeImageFiles(fixture.platform, accountId);
    unlisten();
    expect(removed[0]).toBe(uploadRecordKey(row.id));
    expect(await left(row)).toEqual([null, []]);
  });

  test("a record that was just being written does not stay behind, whichever step it was at", async () => {
    const { storage } = fixture.platform;
    for (const at of ["mark", "record", "look"] as const) {
      const row = await olderImage();
      const meanwhile = async (): Promise<void> => removeImageFiles(fixture.platform, accountId);
      await recordUpload(
        {
          ...storage,
          putOnce: async (key, bytes) => {
            await storage.putOnce(key, bytes);
            if (at === "mark") await meanwhile();
          },
          put: async (key, bytes) => {
            await storage.put(key, bytes);
            if (at === "record") await meanwhile();
          },
          has: async (key) => {
            const found = await storage.has(key);
            if (at === "look") await meanwhile();
            return found;
          },
        },
        row,
      );
      expect([at, ...(await left(row))]).toEqual([at, null, []]);
    }
  });

  test("nor does one that is written while the first of them have gone already", async () => {
    const { storage } = fixture.platform;
    const { row } = await has.image(accountId, "foto.png");
    let writes: Promise<void> | undefined;
    await removeImageFiles(
      {
        storage: {
          ...storage,
          remove: async (key) => {
            await storage.remove(key);
            writes ??= recordUpload(storage, row);
            await writes;
          },
        },
      },
      accountId,
    );
    expect(await left(row)).toEqual([null, []]);
  });
});
