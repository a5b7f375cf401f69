import { randomBytes } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { crc32, deflateSync } from "node:zlib";
import { imageKey, imageWidths } from "@vitrine/contract";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, type MockInstance, test, vi } from "vitest";
import { uploads } from "../../platform/http/uploads.ts";
import { multipartFile } from "../../testing/multipart.ts";
import { type Reply, type SendOptions, send, startTestServer, type TestCaller, type TestServer } from "../../testing/test-server.ts";
import type { ImageFiles } from "./image-files.ts";
import { findImage } from "./image-store.ts";
import type { LibraryImage } from "./library-image.ts";

let server: TestServer;
let ana: TestCaller;
/** The application's side alone, which finds images in its database. */
let app: Server;
let findFile: MockInstance<ImageFiles["readSoon"]>;
/** Requests that the front could not answer from storage. */
let passedOn = 0;
beforeAll(async () => {
  server = await startTestServer();
  ana = await server.newCaller();
  const { findUploaded, library } = server.running.services;
  findFile = vi.spyOn(library.files, "readSoon");
  const answer = uploads(findUploaded);
  app = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => app.listen(0, "127.0.0.1", resolve));
});
afterAll(async () => {
  await new Promise((resolve) => app.close(resolve));
  await server.stop();
});

/** An image like no other, so that tests do not meet in one row. */
function photo(width: number, height: number): Promise<Buffer> {
  const background = { r: randomBytes(1)[0] ?? 0, g: randomBytes(1)[0] ?? 0, b: randomBytes(1)[0] ?? 0 };
  return sharp({ create: { width, height, channels: 3, background, noise: { type: "gaussian", mean: 120, sigma: 20 } } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

function upload(caller: TestCaller, bytes: Buffer, name = "foto.jpg", type = "image/jpeg"): Promise<Reply> {
  const { headers, ...rest } = multipartFile(name, type, bytes);
  return server.send("localhost", "/api/images", { ...rest, headers: { ...headers, authorization: `Bearer ${caller.apiKey}` } });
}

/**
 * Asks as everybody does, through the front, which finds images in storage; holds its answer to the application's. What
 * the application sends while a file is being made is counted, and not held to what is kept.
 */
async function askBoth(path: string, options: SendOptions = {}): Promise<Reply> {
  const ask = async (): Promise<Reply> => {
    findFile.mockClear();
    const reply = await server.send("uploads.localhost", path, options);
    passedOn += findFile.mock.calls.length;
    return reply;
  };
  let first = await ask();
  const isSettled = () => first.status !== 200 || findFile.mock.calls.length === 0;
  while (!isSettled()) first = await ask();
  const second = await send((app.address() as AddressInfo).port, "uploads.localhost", path, options);
  const told = ({ status, headers: { date: _, ...headers } }: Reply) => ({ status, headers });
  expect([path, told(first)]).toEqual([path, told(second)]);
  expect(first.bytes.equals(second.bytes)).toBe(true);
  return first;
}

function show(url: string, headers: Readonly<Record<string, string>> = {}): Promise<Reply> {
  return askBoth(new URL(url).pathname, { headers });
}

const BROWSER = { accept: "image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8" };

test("an uploaded image is in the library, and shown on the uploads origin in the width asked for", async () => {
  const reply = await upload(ana, await photo(1500, 1000), "C:\\fotos\\praia\u0000.jpg");
  expect(reply.status).toBe(201);
  const image = reply.json();
  expect(image).toMatchObject({ name: "praia.jpg", width: 1500, height: 1000 });
  expect((await ana.call("GET", "/api/images")).json().items[0]).toEqual(image);

  const shown = await show(`${image.url}/600`, BROWSER);
  expect(shown.status).toBe(200);
  expect(shown.headers).toMatchObject({
    "content-type": "image/webp",
    "x-content-type-options": "nosniff",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    "cross-origin-resource-policy": "cross-origin",
    "cache-control": "public, max-age=31536000, immutable",
    vary: "accept",
  });
  expect(shown.headers["set-cookie"]).toBeUndefined();
  expect(await sharp(shown.bytes).metadata()).toMatchObject({ format: "webp", width: 640 });
  expect(passedOn).toBe(0);
  expect((await show(`${image.url}/600`, { ...BROWSER, "if-none-match": shown.headers.etag ?? "" })).status).toBe(304);

  const { pathname } = new URL(image.url);
  const inJpeg = (width: number) => server.send("uploads.localhost", `${pathname}/${width}`, { headers: { accept: "*/*" } });
  // Nobody has had one in this format made: the application does it.
  expect(await sharp((await inJpeg(9999)).bytes).metadata()).toMatchObject({ format: "jpeg", width: 1500 });
  const hash = await hashOf(image.id);
  await expect.poll(() => server.running.platform.storage.has(imageKey(ana.accountId, hash, "1500.jpg"))).toBe(true);
  for (const width of [320, 9999]) await show(`${image.url}/${width}`, { accept: "*/*" });
  expect(passedOn).toBe(0);
});

async function hashOf(imageId: string): Promise<string> {
  const { queries } = server.running.platform.database;
  return (await findImage(queries, imageId))?.hash ?? "";
}

test("of fifty who ask at once for what is not made yet, one has it made, and the files follow", async () => {
  const image = (await upload(ana, await photo(1400, 900))).json();
  const hash = await hashOf(image.id);
  const { storage } = server.running.platform;
  const reads = vi.spyOn(storage, "get");
  const uploadReads = () => reads.mock.calls.filter(([key]) => key === imageKey(ana.accountId, hash, "upload")).length;
  const { pathname } = new URL(image.url);
  const ask = () => server.send("uploads.localhost", `${pathname}/640`, { headers: { accept: "image/jpeg" } });
  const replies = await Promise.all(Array.from({ length: 50 }, ask));
  expect(new Set(replies.map(({ status, headers }) => `${status} ${headers["content-type"]} ${headers.etag}`)).size).toBe(1);
  expect(await sharp(replies[0]?.bytes).metadata()).toMatchObject({ format: "jpeg", width: 640 });
  for (const width of imageWidths(1400)) await expect.poll(() => storage.has(imageKey(ana.accountId, hash, `${width}.jpg`))).toBe(true);
  // Once for those who waited, once for what is kept.
  expect(uploadReads()).toBe(2);
  await ask();
  expect(uploadReads()).toBe(2);
  reads.mockRestore();
});

test("whoever waits for a picture does not wait for long work that is under way", async () => {
  const image = (await upload(ana, await photo(800, 500))).json();
  const { storage } = server.running.platform;
  const held = Promise.withResolvers<Buffer | null>();
  const get = storage.get.bind(storage);
  const slow = vi.spyOn(storage, "get").mockImplementation((key) => (key.endsWith("/never/upload") ? held.promise : get(key)));
  const { library } = server.running.services;
  const others = { ...(await findImage(server.running.platform.database.queries, image.id)), hash: "never" } as LibraryImage;
  const long = Array.from({ length: 20 }, (_, n) => library.files.make({ ...others, hash: n === 0 ? "never" : `${n}/never` }, "jpg"));
  const reply = await server.send("uploads.localhost", `${new URL(image.url).pathname}/320`, { headers: { accept: "*/*" } });
  expect([reply.status, reply.headers["content-type"]]).toEqual([200, "image/jpeg"]);
  held.resolve(null);
  expect((await Promise.allSettled(long)).map(({ status }) => status)).toEqual(Array(20).fill("rejected"));
  slow.mockRestore();
});

test("the widths never go above the image's own", () => {
  expect(imageWidths(200)).toEqual([200]);
  expect(imageWidths(1000)).toEqual([320, 480, 640, 1000]);
  expect(imageWidths(6000)).toEqual([320, 480, 640, 960, 1280, 1920]);
});

test("what a camera writes beside the pixels is not passed on, and the image stands the right way up", async () => {
  const bytes = await sharp(await photo(400, 300))
    .withExif({ IFD0: { Copyright: "SEGREDO-DA-ANA" }, IFD3: { GPSLatitude: "23/1 33/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(bytes).metadata()).orientation).toBe(6);
  const image = (await upload(ana, bytes)).json();
  expect(image).toMatchObject({ width: 300, height: 400 });
  for (const accept of [BROWSER.accept, "*/*"]) {
    const shown = await show(`${image.url}/300`, { accept });
    const metadata = await sharp(shown.bytes).metadata();
    expect(metadata).toMatchObject({ width: 300, height: 400 });
    expect([metadata.exif, metadata.xmp, metadata.iptc, metadata.icc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(shown.bytes.includes("SEGREDO")).toBe(false);
  }
});

test("an animation goes on moving, and see-through stays see-through", async () => {
  const frame = (value: number) => Buffer.alloc(80 * 60 * 3, value);
  const gif = await sharp(Buffer.concat([frame(10), frame(120), frame(240)]), {
    raw: { width: 80, height: 180, channels: 3, pageHeight: 60 },
  })
    .gif({ delay: [100, 100, 100] })
    .toBuffer();
  const moving = (await upload(ana, gif, "a.gif", "image/gif")).json();
  expect(moving).toMatchObject({ width: 80, height: 60 });
  expect(await sharp((await show(moving.url, BROWSER)).bytes, { animated: true }).metadata()).toMatchObject({ format: "webp", pages: 3 });
  expect(await sharp((await show(moving.url, { accept: "*/*" })).bytes, { animated: true }).metadata()).toMatchObject({
    format: "gif",
    pages: 3,
  });

  const clear = await sharp({ create: { width: 50, height: 50, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } } })
    .png()
    .toBuffer();
  const logo = (await upload(ana, clear, "logo.png", "image/png")).json();
  expect(await sharp((await show(logo.url, { accept: "*/*" })).bytes).metadata()).toMatchObject({ format: "png", hasAlpha: true });
});

/** A PNG that says it is this large, with next to nothing in it. */
function pngThatSays(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  return Buffer.concat([signature, chunk("IHDR", header), chunk("IDAT", deflateSync(Buffer.alloc(1000))), chunk("IEND", Buffer.alloc(0))]);
}

describe("what is not an image is refused, whatever it calls itself", () => {
  const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const cases: readonly [string, string, string, Buffer][] = [
    ["a page", "x.png", "image/png", Buffer.from("<!doctype html><script>alert(1)</script>")],
    ["a drawing", "x.svg", "image/svg+xml", Buffer.from(script)],
    ["a drawing under another name", "x.png", "image/png", Buffer.from(script)],
    [
      "a drawing behind an image's first bytes",
      "x.jpg",
      "image/jpeg",
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(script)]),
    ],
    ["a document", "x.jpg", "image/jpeg", Buffer.from("%PDF-1.4\n1 0 obj\n<<>>\nendobj\n")],
    ["nothing", "x.png", "image/png", Buffer.alloc(0)],
    ["noise", "x.webp", "image/webp", Buffer.concat([Buffer.from("RIFF\x00\x00\x00\x00WEBPVP8 ", "latin1"), randomBytes(500)])],
  ];
  test.each(cases)("%s", async (_name, file, type, bytes) => {
    const before = (await ana.call("GET", "/api/images")).json().items.length;
    const reply = await upload(ana, bytes, file, type);
    expect([reply.status, reply.json().code]).toEqual([415, "NOT_AN_IMAGE"]);
    expect((await ana.call("GET", "/api/images")).json().items).toHaveLength(before);
  });

  test("an image that is cut off", async () => {
    const whole = await photo(600, 600);
    expect((await upload(ana, whole.subarray(0, whole.length / 2))).json().code).toBe("NOT_AN_IMAGE");
  });

  test.each([
    [50_000, 50_000],
    [1, 20_001],
  ])("one of %i × %i pixels", async (width, height) => {
    const reply = await upload(ana, pngThatSays(width, height), "x.png", "image/png");
    expect([reply.status, reply.json().code]).toEqual([413, "IMAGE_TOO_LARGE"]);
  });

  test("an animation whose frames together are too large", async () => {
    const still = await sharp({ create: { width: 2_000, height: 2_000, channels: 3, background: "#fff" } })
      .gif()
      .toBuffer();
    const colours = 3 * 2 ** (((still[10] ?? 0) & 7) + 1);
    const frame = still.subarray(13 + colours, -1);
    const bomb = Buffer.concat([still.subarray(0, 13 + colours), ...Array<Buffer>(20).fill(frame), still.subarray(-1)]);
    expect(bomb.length).toBeLessThan(200_000);
    const reply = await upload(ana, bomb, "x.gif", "image/gif");
    expect([reply.status, reply.json().code]).toEqual([413, "IMAGE_TOO_LARGE"]);
  });

  test("one over 10 MB, and a body that is far too large", async () => {
    const over = await upload(ana, Buffer.concat([await photo(50, 50), Buffer.alloc(10 * 1024 * 1024)]));
    expect([over.status, over.json().code]).toEqual([413, "IMAGE_TOO_LARGE"]);
    expect((await upload(ana, Buffer.alloc(12 * 1024 * 1024))).status).toBe(413);
  });

  test("an image with a page hidden behind it is kept as pixels alone", async () => {
    const image = (await upload(ana, Buffer.concat([await photo(64, 64), Buffer.from("<script>alert(1)</script>")]))).json();
    for (const accept of [BROWSER.accept, "*/*"]) {
      expect((await show(`${image.url}/64`, { accept })).bytes.includes("<script>")).toBe(false);
    }
  });
});

describe("nobody gets at anybody else's", () => {
  test("without a key nothing is taken, and no caller chooses where a file is kept", async () => {
    const { headers, ...rest } = multipartFile("../../sites/shop.json", "image/jpeg", await photo(40, 40));
    expect((await server.send("localhost", "/api/images", { ...rest, headers })).status).toBe(401);
    const kept = await server.send("localhost", "/api/images", { ...rest, headers: { ...headers, authorization: `Bearer ${ana.apiKey}` } });
    expect(kept.json().name).toBe("shop.json");
    expect(await Array.fromAsync(server.running.platform.storage.list("sites/"))).toEqual([]);
  });

  test("an account lists its own images, and the same file in two accounts is two images", async () => {
    const bytes = await photo(70, 70);
    const bia = await server.newCaller();
    const first = (await upload(ana, bytes)).json();
    const second = (await upload(bia, bytes)).json();
    expect(second.id).not.toBe(first.id);
    expect((await bia.call("GET", "/api/images")).json().items.map((item: { id: string }) => item.id)).toEqual([second.id]);
  });

  test("the same file again is the same image, under its newest name", async () => {
    const bytes = await photo(90, 90);
    const first = (await upload(ana, bytes, "um.jpg")).json();
    const again = (await upload(ana, bytes, "dois.jpg")).json();
    expect(again).toMatchObject({ id: first.id, name: "dois.jpg" });
  });

  test("addresses that are not of an image are not found, and only reading is allowed", async () => {
    for (const path of ["/", "/i/", "/i/img_00000000000000000000000000", "/i/..%2f..%2fetc", "/i/lib_none", "/api/images"]) {
      const reply = await askBoth(path);
      expect([path, reply.status]).toEqual([path, 404]);
    }
    expect((await askBoth("/i/x", { method: "POST" })).status).toBe(405);
  });
});

test("the list goes on where it ended", async () => {
  const caller = await server.newCaller();
  for (let i = 0; i < 3; i++) await upload(caller, await photo(20 + i, 20));
  const first = (await caller.call("GET", "/api/images?limit=2")).json();
  expect(first.items.map((item: { width: number }) => item.width)).toEqual([22, 21]);
  const rest = (await caller.call("GET", `/api/images?limit=2&cursor=${first.nextCursor}`)).json();
  expect([rest.items.map((item: { width: number }) => item.width), rest.nextCursor]).toEqual([[20], null]);
});
