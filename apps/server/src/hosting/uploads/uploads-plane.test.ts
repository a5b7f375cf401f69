import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { imageKey, type UploadRecord, uploadRecordKey } from "@vitrine/contract";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { builtInImages } from "../../platform/build/built-in-images.ts";
import { folderStorage } from "../../platform/storage/folder-storage.ts";
import type { Storage } from "../../platform/storage/storage.ts";
import { type Reply, type SendOptions, send } from "../../testing/send.ts";
import { testBuild } from "../../testing/test-build.ts";
import { uploadsPlane } from "./uploads-plane.ts";

const ID = `img_${"0".repeat(26)}`;
const ACCOUNT = `acc_${"0".repeat(26)}`;
const RECORD: UploadRecord = { schema: 1, accountId: ACCOUNT, hash: "a".repeat(40), width: 1000, isAnimated: false, hasAlpha: false };
const ALWAYS = {
  "x-content-type-options": "nosniff",
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  "cross-origin-resource-policy": "cross-origin",
  "access-control-allow-origin": "*",
  "referrer-policy": "no-referrer",
};

let folder: string;
let storage: Storage;
let server: Server;
const now = 0;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "vitrine-uploads-"));
  storage = await folderStorage(folder, "front");
  const plane = uploadsPlane({ storage, builtInImages: builtInImages(testBuild.imagesFolder), clock: { now: () => now } });
  server = createServer(async (request, response) => {
    // What is passed on has been left alone: the application would find it as it came.
    if (!(await plane(request, response))) response.writeHead(299, { untouched: String(!response.headersSent) }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true, force: true });
});

const ask = (path: string, options: SendOptions = {}): Promise<Reply> =>
  send((server.address() as AddressInfo).port, "uploads.localhost", path, options);
const PASSED_ON = expect.objectContaining({ status: 299, headers: expect.objectContaining({ untouched: "true" }) });
const WEBP = { headers: { accept: "image/webp,*/*" } };

const putRecord = (record: object, id = ID) => storage.put(uploadRecordKey(id), Buffer.from(JSON.stringify(record)));
const putFile = (file: string, content: string) => storage.put(imageKey(ACCOUNT, RECORD.hash, file), Buffer.from(content));

describe("an image in storage", () => {
  beforeEach(async () => {
    await putRecord(RECORD);
    for (const width of [320, 480, 640, 1000]) await putFile(`${width}.webp`, `webp ${width}`);
    await putFile("640.jpg", "jpg 640");
  });

  test("is sent in the width and the format that suit, without the application", async () => {
    const shown = await ask(`/i/${ID}/600`, WEBP);
    expect([shown.status, shown.text]).toEqual([200, "webp 640"]);
    expect(shown.headers).toMatchObject({
      ...ALWAYS,
      "content-type": "image/webp",
      "content-length": "8",
      "cache-control": "public, max-age=31536000, immutable",
      etag: `"${RECORD.hash}-640-webp"`,
      vary: "accept",
    });
    expect((await ask(`/i/${ID}?v=1`, WEBP)).text).toBe("webp 1000");
    const plain = await ask(`/i/${ID}/500`, { headers: { accept: "image/webp;q=0" } });
    expect([plain.text, plain.headers["content-type"]]).toEqual(["jpg 640", "image/jpeg"]);
  });

  test("is not sent again to who has it, and a HEAD says what a GET would bring", async () => {
    const tag = `"${RECORD.hash}-640-webp"`;
    const again = await ask(`/i/${ID}/640`, { headers: { ...WEBP.headers, "if-none-match": tag } });
    expect([again.status, again.bytes.length, again.headers.etag]).toEqual([304, 0, tag]);
    expect((await ask(`/i/${ID}/480`, { headers: { ...WEBP.headers, "if-none-match": tag } })).status).toBe(200);
    const head = await ask(`/i/${ID}/640`, { method: "HEAD", ...WEBP });
    expect([head.status, head.headers["content-length"], head.bytes.length]).toEqual([200, "8", 0]);
  });

  test("of which the file that is asked for is not made is the application's, and then not any more", async () => {
    expect(await ask(`/i/${ID}/320`, { headers: { accept: "image/jpeg" } })).toEqual(PASSED_ON);
    await putFile("320.jpg", "jpg 320");
    expect((await ask(`/i/${ID}/320`, { headers: { accept: "image/jpeg" } })).text).toBe("jpg 320");
  });

  test("of an account that is gone is not sent from memory", async () => {
    await ask(`/i/${ID}/640`, WEBP);
    await storage.remove(uploadRecordKey(ID));
    expect(await ask(`/i/${ID}/640`, WEBP)).toEqual(PASSED_ON);
    await putRecord(RECORD);
    expect((await ask(`/i/${ID}/640`, WEBP)).status).toBe(200);
    await storage.remove(imageKey(ACCOUNT, RECORD.hash, "640.webp"));
    expect(await ask(`/i/${ID}/640`, WEBP)).toEqual(PASSED_ON);
  });

  test("is looked at again where another process may have removed it, or made it", async () => {
    await ask(`/i/${ID}/640`, WEBP);
    await ask(`/i/${ID.replace(/0$/, "1")}`, WEBP);
    const other = await folderStorage(folder, "app");
    await other.remove(uploadRecordKey(ID));
    await other.put(uploadRecordKey(ID.replace(/0$/, "1")), Buffer.from(JSON.stringify(RECORD)));
    storage.noteChange(null);
    expect(await ask(`/i/${ID}/640`, WEBP)).toEqual(PASSED_ON);
    expect((await ask(`/i/${ID.replace(/0$/, "1")}`, WEBP)).text).toBe("webp 1000");
  });

  test("is shown as an image or not at all, whatever its file holds", async () => {
    const page = "<!doctype html><script>alert(1)</script>";
    for (const [record, file, type] of [
      [RECORD, "1000.webp", "image/webp"],
      [RECORD, "1000.jpg", "image/jpeg"],
      [{ ...RECORD, hasAlpha: true }, "1000.png", "image/png"],
      [{ ...RECORD, isAnimated: true }, "1000.gif", "image/gif"],
    ] as const) {
      await putRecord(record);
      await putFile(file, page);
      const accept = type === "image/webp" ? "image/webp" : "text/html";
      const shown = await ask(`/i/${ID}`, { headers: { accept } });
      expect([shown.text, shown.headers["content-type"]]).toEqual([page, type]);
      expect(shown.headers).toMatchObject(ALWAYS);
    }
  });
});

test("what was uploaded, and what stands elsewhere in storage, is nobody's to ask for", async () => {
  await putRecord(RECORD);
  await putFile("upload", "secret");
  await storage.put("sites/loja.json", Buffer.from("secret"));
  const paths = [
    `/i/${ID}/upload`,
    `/i/${ID}/0`,
    `/i/..%2f..%2fsites%2floja.json`,
    `/i/${ID}/../../sites/loja.json`,
    `/uploads/${ID}.json`,
  ];
  for (const path of paths) expect([path, (await ask(path)).text]).toEqual([path, ""]);
});

describe("a record", () => {
  const OTHERS: readonly [name: string, text: string][] = [
    ["that is damaged", "{"],
    ["that is empty", ""],
    ["that is no record", "[]"],
    ["of a later version", JSON.stringify({ ...RECORD, schema: 2 })],
    ["that leads out of the images", JSON.stringify({ ...RECORD, accountId: "../../sites", hash: "loja" })],
    ["without a width", JSON.stringify({ ...RECORD, width: 0 })],
  ];
  test.each(OTHERS)("%s is left to the application", async (_name, text) => {
    await putFile("1000.webp", "webp");
    await storage.put(uploadRecordKey(ID), Buffer.from(text));
    expect(await ask(`/i/${ID}`, WEBP)).toEqual(PASSED_ON);
  });

  test("that is not there is looked for once, and found when it comes", async () => {
    await putFile("1000.webp", "webp");
    let looks = 0;
    const { get } = storage;
    storage.get = (key) => {
      looks += 1;
      return get(key);
    };
    for (let i = 0; i < 3; i++) expect(await ask(`/i/${ID}`, WEBP)).toEqual(PASSED_ON);
    expect(looks).toBe(1);
    await putRecord(RECORD);
    expect((await ask(`/i/${ID}`, WEBP)).text).toBe("webp");
  });
});

test("what cannot be read is a fault, not an image that is not there", async () => {
  const plane = uploadsPlane({
    storage: { ...storage, get: () => Promise.reject(new Error("EIO")) },
    builtInImages: builtInImages(testBuild.imagesFolder),
    clock: { now: () => 0 },
  });
  await expect(plane({ method: "GET", url: `/i/${ID}`, headers: {} } as never, {} as never)).rejects.toThrow("EIO");
});

test("the product's own images need neither storage nor the application", async () => {
  const shown = await ask("/i/lib_guitar/320");
  expect([shown.status, shown.headers["content-type"], shown.text.slice(0, 4)]).toEqual([200, "image/svg+xml", "<svg"]);
  expect(shown.headers).toMatchObject(ALWAYS);
  expect((await ask("/i/lib_guitar", { headers: { "if-none-match": shown.headers.etag ?? "" } })).status).toBe(304);
});

test("what can be no image is answered at once, and only reading is allowed", async () => {
  for (const path of ["/", "/i/", "/i/lib_none", "/i/img_1", `/i/${ID.toUpperCase()}`, `/i/${ID}/`, `/i/${ID}/999999`, "/api/images"]) {
    const reply = await ask(path);
    expect([path, reply.status, reply.headers["cache-control"]]).toEqual([path, 404, "no-store"]);
    expect(reply.headers).toMatchObject(ALWAYS);
  }
  for (const method of ["POST", "PUT", "DELETE", "OPTIONS"]) {
    const reply = await ask(`/i/${ID}`, { method });
    expect([method, reply.status, reply.headers.allow]).toEqual([method, 405, "GET, HEAD"]);
  }
});
