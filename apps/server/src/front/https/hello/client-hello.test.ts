import { connect, createServer, type Server, type Socket } from "node:net";
import { setTimeout as after } from "node:timers/promises";
import { connect as connectTls } from "node:tls";
import fc from "fast-check";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { readClientHello } from "./read-client-hello.ts";
import { receiveHello } from "./receive-hello.ts";

/** What a real client sends first. */
async function helloOf(options: {
  servername?: string;
  ALPNProtocols?: string[];
  minVersion?: "TLSv1.2";
  maxVersion?: "TLSv1.2";
}): Promise<Buffer> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const come = new Promise<Buffer>((resolve) =>
    server.once("connection", (socket) => socket.once("data", resolve).on("error", () => undefined)),
  );
  const { port } = server.address() as { port: number };
  const client = connectTls({ host: "127.0.0.1", port, rejectUnauthorized: false, ...options }).on("error", () => undefined);
  const bytes = await come;
  client.destroy();
  server.close();
  return bytes;
}

let usual: Buffer;
beforeAll(async () => {
  usual = await helloOf({ servername: "Loja.Example", ALPNProtocols: ["h2", "http/1.1"] });
});

/** The same message cut into records of so many bytes. */
function cut(bytes: Buffer, size: number): Buffer {
  const message = bytes.subarray(5);
  const records: Buffer[] = [];
  for (let at = 0; at < message.length; at += size) {
    const part = message.subarray(at, at + size);
    records.push(Buffer.from([22, 3, 1, part.length >> 8, part.length & 255]), part);
  }
  return Buffer.concat(records);
}

test("name and protocols are read, however the message is cut", async () => {
  const said = { serverName: "loja.example", protocols: ["h2", "http/1.1"] };
  expect(readClientHello(usual)).toEqual(said);
  for (const size of [100, 1_000, 16_384]) expect(readClientHello(cut(usual, size)), String(size)).toEqual(said);
  for (const whole of [usual, cut(usual, 100)]) {
    let looks = 0;
    for (let needed = 0; needed < whole.length; looks++) {
      const more = readClientHello(whole.subarray(0, needed));
      expect(more).toBeGreaterThan(needed);
      needed = Number(more);
    }
    expect(looks).toBeLessThan(100);
  }
  expect(readClientHello(cut(usual, 1))).toBe("unreadable");
  const old = await helloOf({ servername: "a.example", minVersion: "TLSv1.2", maxVersion: "TLSv1.2" });
  expect(readClientHello(old)).toEqual({ serverName: "a.example", protocols: [] });
  expect(readClientHello(await helloOf({}))).toEqual({ serverName: null, protocols: [] });
});

test("what is no TLS, and TLS that is no first message, are told apart", () => {
  for (const text of ["GET / HTTP/1.1\r\n\r\n", "\0\0\0", "SSH-2.0"]) expect(readClientHello(Buffer.from(text))).toBe("noTls");
  for (const bytes of [
    [22, 3, 1, 0, 0],
    [22, 3, 1, 0x40, 1],
    [22, 3, 1, 0, 4, 2, 0, 0, 0],
    [22, 3, 1, 0, 4, 1, 0, 0x40, 1],
    [22, 3, 1, 0, 4, 1, 0, 0, 0],
    [22, 3, 1, 0, 1, 1, 21, 3, 1],
  ]) {
    expect(readClientHello(Buffer.from(bytes)), bytes.join(" ")).toBe("unreadable");
  }
});

test("no bytes break the reader, whatever is changed in a message", () => {
  const isAnswer = (answer: ReturnType<typeof readClientHello>): boolean =>
    typeof answer === "number" || typeof answer === "string" || answer.serverName === null || typeof answer.serverName === "string";
  fc.assert(fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => isAnswer(readClientHello(Buffer.from(bytes)))));
  const changes = fc.array(fc.tuple(fc.nat(usual.length - 1), fc.nat(255)), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(changes, (changed) => {
      const bytes = Buffer.from(usual);
      for (const [at, value] of changed) bytes[at] = value;
      return isAnswer(readClientHello(bytes));
    }),
    { numRuns: 2_000 },
  );
});

let server: Server;
let gone: Promise<void>[];
let known: (name: string | null) => boolean | Promise<boolean>;
let proceeded: { socket: Socket; bytes: Buffer }[];
beforeEach(async () => {
  proceeded = [];
  gone = [];
  server = createServer((socket) => {
    gone.push(new Promise((resolve) => socket.on("close", () => resolve())));
    receiveHello(socket, {
      patience: 500,
      isKnown: ({ serverName }) => known(serverName),
      proceed: (given) => proceeded.push({ socket: given, bytes: given.read() as Buffer }),
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterEach(async () => {
  for (const { socket } of proceeded) socket.destroy();
  await new Promise((resolve) => server.close(resolve));
});

function client(): Socket {
  return connect((server.address() as { port: number }).port, "127.0.0.1").on("error", () => undefined);
}

test("what was read is there again for whoever takes over, also when it came byte by byte", async () => {
  known = async (name) => {
    await after(20);
    return name === "loja.example";
  };
  const socket = client();
  for (const byte of usual) {
    socket.write(Buffer.from([byte]));
    if (byte % 50 === 0) await after(1);
  }
  await expect.poll(() => proceeded.length).toBe(1);
  expect(proceeded[0]?.bytes).toEqual(usual);
  socket.destroy();
});

test("who is not known, says nonsense, says nothing, or leaves, does not get through", async () => {
  known = () => false;
  const said = (bytes: Uint8Array): Promise<string> =>
    new Promise((resolve) => {
      const socket = client();
      let got = "";
      socket.on("data", (chunk) => {
        got += chunk.toString("hex");
      });
      socket.on("close", () => resolve(got)).write(bytes);
    });
  expect(await said(usual)).toBe("15030300020270");
  expect(await said(Buffer.from([22, 3, 1, 0, 0]))).toBe("15030300020232");
  expect(await said(cut(Buffer.concat([usual.subarray(0, 6), Buffer.from([0, 0x3f, 0xff]), Buffer.alloc(16_000)]), 1))).toBe(
    "15030300020232",
  );
  expect(await said(usual.subarray(0, 50))).toBe("");
  known = () => Promise.reject(new Error("the disk is away"));
  expect(await said(usual)).toBe("15030300020250");
  let isAsked = false;
  known = async () => {
    isAsked = true;
    await after(100);
    return true;
  };
  const leaver = client();
  leaver.write(usual);
  await expect.poll(() => isAsked).toBe(true);
  leaver.resetAndDestroy();
  await Promise.all(gone);
  await after(150);
  expect(proceeded).toEqual([]);
});
