import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { uploadRecord, uploadRecordKey } from "@vitrine/contract";
import sharp from "sharp";
import { multipartFile } from "../multipart.ts";
import { type Reply, send } from "../send.ts";

/** What the one who uploads images knows to be true of the server. */
export interface KillImages {
  readonly port: number;
  readonly apiKey: string;
  readonly dataFolder: string;
  /** Ids of those that were acknowledged. */
  readonly acknowledged: Set<string>;
}

/** Uploads one image like no other; the server's answer is remembered. One that is too soon is not. */
export async function uploadImage({ port, apiKey, acknowledged }: KillImages): Promise<void> {
  const pixels = randomBytes(8 * 8 * 3);
  const bytes = await sharp(pixels, { raw: { width: 8, height: 8, channels: 3 } })
    .png()
    .toBuffer();
  const { headers, ...rest } = multipartFile("foto.png", "image/png", bytes);
  const reply = await send(port, "localhost", "/api/images", { ...rest, headers: { ...headers, authorization: `Bearer ${apiKey}` } });
  if (reply.status === 201) acknowledged.add(reply.json().id);
  else if (reply.status !== 429) throw new Error(`an upload was answered ${reply.status}: ${reply.text}`);
}

/** Whether what finds an image without the database is on disk, and whole. */
async function hasRecord({ dataFolder }: KillImages, id: string): Promise<boolean> {
  const text = await readFile(join(dataFolder, "storage", uploadRecordKey(id)), "utf8").catch(() => null);
  return text !== null && uploadRecord.safeParse(JSON.parse(text)).success;
}

/** Checks while the server is down that each image that was acknowledged can be found without it. */
export async function checkRecords(images: KillImages): Promise<void> {
  for (const id of images.acknowledged) if (!(await hasRecord(images, id))) throw new Error(`nothing on disk leads to ${id}`);
}

const MADE_UP_WITHIN_MS = 10_000;

/** Checks after a restart that each image of the library, cut off or not, can be found without the database. */
export async function checkLibrary(images: KillImages): Promise<void> {
  const listed = await listIds(images);
  for (const id of images.acknowledged) if (!listed.includes(id)) throw new Error(`the library has lost ${id}`);
  for (const deadline = Date.now() + MADE_UP_WITHIN_MS; ; ) {
    const found = await Promise.all(listed.map((id) => hasRecord(images, id)));
    if (!found.includes(false)) return;
    if (Date.now() > deadline) throw new Error(`nothing on disk leads to ${listed[found.indexOf(false)]}, which is in the library`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function listIds({ port, apiKey }: KillImages): Promise<string[]> {
  const ids: string[] = [];
  for (let cursor: string | null = ""; cursor !== null; ) {
    const path: string = `/api/images?limit=100${cursor && `&cursor=${cursor}`}`;
    const reply: Reply = await send(port, "localhost", path, { headers: { authorization: `Bearer ${apiKey}` } });
    const { items, nextCursor } = reply.json() as { items: { id: string }[]; nextCursor: string | null };
    ids.push(...items.map(({ id }) => id));
    cursor = nextCursor;
  }
  return ids;
}
