import { randomInt } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { multipartFile } from "../../testing/multipart.ts";
import { type Reply, startTestServer, type TestCaller, type TestServer } from "../../testing/test-server.ts";
import { sampleMp3, withTags } from "./testing/sample-mp3.ts";
import { uploadImage } from "./upload-image.ts";

let server: TestServer;
let ana: TestCaller;
beforeAll(async () => {
  server = await startTestServer();
  ana = await server.newCaller();
});
afterAll(() => server.stop());

function upload(bytes: Buffer, name: string, type: string): Promise<Reply> {
  const { headers, ...rest } = multipartFile(name, type, bytes);
  return server.send("localhost", "/api/images", { ...rest, headers: { ...headers, authorization: `Bearer ${ana.apiKey}` } });
}
const show = (url: string, headers: Readonly<Record<string, string>> = {}): Promise<Reply> =>
  server.send("uploads.localhost", new URL(url).pathname, { headers });
const codeOf = (reply: Reply): [number, string] => [reply.status, reply.json().code];

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><script>alert(1)</script><rect width="40" height="20" fill="#0a7" onclick="x()"/></svg>`;

describe("a drawing", () => {
  test("is shown as a drawing at every width, written anew, and can run nothing", async () => {
    const image = (await upload(Buffer.from(SVG), "logo.svg", "image/svg+xml")).json();
    expect(image).toMatchObject({ kind: "image", width: 40, height: 20 });
    for (const path of ["", "/320", "/1920"]) {
      const shown = await show(image.url + path, { accept: "image/avif,image/webp,*/*" });
      expect(shown.text).toBe(
        `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20" viewBox="0 0 40 20"><rect width="40" height="20" fill="#0a7"/></svg>`,
      );
      expect(shown.headers).toMatchObject({
        "content-type": "image/svg+xml",
        "x-content-type-options": "nosniff",
        "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      });
    }
  });

  test("is drawn for link previews and as an icon", async () => {
    const { id } = (await upload(Buffer.from(SVG.replace("#0a7", "#0a8")), "logo.svg", "image/svg+xml")).json();
    const { library, platform } = { library: server.running.services.library, platform: server.running.platform };
    const image = (await library.findOwn(platform.database.queries, { accountId: ana.accountId, sites: null } as never, [id])).get(id);
    if (!image) throw new Error("it was uploaded");
    const [share, icon] = [await library.files.readDerived(image, "share"), await library.files.readDerived(image, "icon")];
    expect(await sharp(share ?? Buffer.alloc(0)).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
    expect(await sharp(icon ?? Buffer.alloc(0)).metadata()).toMatchObject({ format: "png", width: 96, height: 96 });
  });

  test("that would take for ever to draw is refused", async () => {
    const layers = Array.from({ length: 12 }, (_, at) => `<g id="l${at + 1}">${`<use href="#l${at}"/>`.repeat(10)}</g>`).join("");
    const bomb = `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect id="l0" width="1" height="1"/>${layers}<use href="#l12"/></svg>`;
    expect(codeOf(await upload(Buffer.from(bomb), "x.svg", "image/svg+xml"))).toEqual([415, "NOT_AN_IMAGE"]);
  });
});

describe("a sound", () => {
  test("is sent without what was written beside it, whole or in parts", async () => {
    const sound = sampleMp3(40, randomInt(2 ** 31));
    const file = (await upload(withTags(sound, "<script>alert(1)</script>"), "aula 1.mp3", "audio/mpeg")).json();
    expect(file).toMatchObject({ kind: "audio", name: "aula 1.mp3", width: 0, height: 0 });
    const whole = await show(file.url);
    expect([whole.status, whole.bytes.equals(sound)]).toEqual([200, true]);
    expect(whole.headers).toMatchObject({ "content-type": "audio/mpeg", "x-content-type-options": "nosniff", "accept-ranges": "bytes" });
    const part = async (range: string, more = {}) => {
      const reply = await show(file.url, { range, ...more });
      return [reply.status, reply.headers["content-range"], reply.bytes.equals(sound) || reply.bytes.length];
    };
    const size = sound.length;
    expect(await part("bytes=0-99")).toEqual([206, `bytes 0-99/${size}`, 100]);
    expect((await show(file.url, { range: "bytes=417-833" })).bytes.equals(sound.subarray(417, 834))).toBe(true);
    expect(await part(`bytes=${size - 10}-`)).toEqual([206, `bytes ${size - 10}-${size - 1}/${size}`, 10]);
    expect(await part("bytes=-5")).toEqual([206, `bytes ${size - 5}-${size - 1}/${size}`, 5]);
    expect(await part("bytes=0-999999999")).toEqual([206, `bytes 0-${size - 1}/${size}`, true]);
    for (const none of [`bytes=${size}-`, "bytes=9-3", "bytes=-0"]) expect(await part(none)).toEqual([416, `bytes */${size}`, 0]);
    for (const odd of ["bytes=0-1,5-6", "bytes=-", "lines=1-2"]) expect(await part(odd)).toEqual([200, undefined, true]);
    expect(await part("bytes=0-1", { "if-range": '"another"' })).toEqual([200, undefined, true]);
    expect(await part("bytes=0-1", { "if-range": whole.headers.etag })).toEqual([206, `bytes 0-1/${size}`, 2]);
    expect((await show(file.url, { "if-none-match": whole.headers.etag ?? "" })).status).toBe(304);
    expect((await ana.call("GET", "/api/images?kind=audio")).json().items.map(({ id }: { id: string }) => id)).toEqual([file.id]);
  });

  test("may have 20 MB, where a picture has 10", async () => {
    const large = sampleMp3(30_000, randomInt(2 ** 31));
    expect(large.length).toBeGreaterThan(10 * 1024 * 1024);
    expect((await upload(large, "longa.mp3", "audio/mpeg")).status).toBe(201);
    expect(codeOf(await upload(sampleMp3(50_400), "demais.mp3", "audio/mpeg"))).toEqual([413, "AUDIO_TOO_LARGE"]);
  });

  test("that is none is refused, whatever it is called", async () => {
    const page = withTags(Buffer.from("<!doctype html><script>alert(1)</script>"), "x");
    expect(codeOf(await upload(page, "x.mp3", "audio/mpeg"))).toEqual([415, "NOT_AN_IMAGE"]);
    expect(codeOf(await upload(Buffer.from("RIFF0000WAVEfmt "), "x.wav", "audio/wav"))).toEqual([415, "NOT_AN_IMAGE"]);
  });
});

test("what a picture was made with is kept and shown", async () => {
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#123456" } })
    .png()
    .toBuffer();
  const ai = { prompt: "um bolo de fubá na janela", model: "pincel-2", created: "2026-11-20T10:00:00.000Z" };
  const { platform, services } = server.running;
  const { id } = await uploadImage(platform, services.library.files, ana.accountId, { name: "bolo.png", bytes, ai });
  expect((await ana.call("GET", `/api/images/${id}`)).json().ai).toEqual(ai);
});

test("a picture with a page behind its first bytes is kept as pixels alone", async () => {
  const png = await sharp({ create: { width: 30, height: 30, channels: 3, background: "#654321" } })
    .png()
    .toBuffer();
  const image = (await upload(Buffer.concat([png, Buffer.from("<html><script>alert(1)</script>")]), "x.html", "text/html")).json();
  for (const accept of ["image/webp", "*/*"]) expect((await show(image.url, { accept })).text).not.toContain("script");
});
