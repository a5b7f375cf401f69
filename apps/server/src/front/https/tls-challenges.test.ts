import { createHash, X509Certificate } from "node:crypto";
import { connect as connectTcp } from "node:net";
import type { TLSSocket } from "node:tls";
import { tlsChallengeKey } from "@vitrine/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { contentHash } from "../../platform/storage/content-hash.ts";
import { ask, helloFor, type SecurePlane, startSecurePlane } from "./testing/secure-plane.ts";

const AUTHORITY = { ALPNProtocols: ["acme-tls/1"] };
const PROOF = "token.print-of-the-account";
/** The identifier's number, that it is critical, and the hash within two strings of bytes (RFC 8737, 3). */
const EXTENSION = Buffer.concat([
  Buffer.from("06082b0601050507011f0101ff04220420", "hex"),
  createHash("sha256").update(PROOF).digest(),
]).toString("hex");

let plane: SecurePlane;
beforeEach(async () => {
  plane = await startSecurePlane({ limits: { headers: 700, checkedEvery: 100 } });
});
afterEach(() => plane.stop());

const shownBy = (socket: TLSSocket): X509Certificate => {
  const shown = socket.getPeerX509Certificate();
  if (!shown) throw new Error("no certificate was shown");
  return shown;
};

/** What comes over a connection until it ends. */
function rest(socket: TLSSocket): Promise<string> {
  let text = "";
  socket.on("data", (chunk: Buffer) => {
    text += chunk.toString("latin1");
  });
  return new Promise((resolve) => socket.on("error", () => undefined).on("close", () => resolve(text)));
}

test("an authority is shown what it looks for, and visitors of the same name the page, all the while", async () => {
  const page = await plane.putSecureHost("loja.example");
  await plane.putTlsChallenge("loja.example", PROOF);
  for (const version of ["TLSv1.2", "TLSv1.3"] as const) {
    const socket = await plane.shakeHands("loja.example", { ...AUTHORITY, minVersion: version, maxVersion: version });
    const shown = shownBy(socket);
    expect(socket.alpnProtocol).toBe("acme-tls/1");
    expect([shown.subjectAltName, shown.verify(shown.publicKey)]).toEqual(["DNS:loja.example", true]);
    expect(shown.raw.toString("hex")).toContain(EXTENSION);
    expect(await rest(socket)).toBe("");
  }
  const session = await plane.openHttp2("loja.example");
  expect(shownBy(session.socket as TLSSocket).raw).toEqual(new X509Certificate(page.certificate).raw);
  expect((await ask(session, "loja.example", "/")).status).not.toBe(421);
  session.destroy();
});

test("a domain that has no certificate yet is found by an authority, and by nobody else", async () => {
  await plane.putTlsChallenge("nova.example", PROOF);
  (await plane.shakeHands("NOVA.example", AUTHORITY)).destroy();
  for (const protocols of [[], ["h2"], ["http/1.1"], ["acme-tls/1", "h2"], ["acme-tls/1", "acme-tls/1"]]) {
    const options = protocols.length > 0 ? { ALPNProtocols: protocols } : {};
    await expect(plane.shakeHands("nova.example", options), protocols.join()).rejects.toThrow();
  }
});

test("who asks as an authority for a name without a challenge is never shown the page's certificate", async () => {
  await plane.putSecureHost("loja.example");
  await expect(plane.shakeHands("loja.example", AUTHORITY)).rejects.toThrow(/unrecognized[_ ]name/i);
  await expect(plane.shakeHands(undefined, AUTHORITY)).rejects.toThrow(/unrecognized[_ ]name/i);
  await expect(plane.shakeHands("loja.example", { ALPNProtocols: ["acme-tls/1", "other"] })).rejects.toThrow();
  // A browser that knows the protocol besides its own speaks its own.
  const mixed = await plane.shakeHands("loja.example", { ALPNProtocols: ["acme-tls/1", "http/1.1"] });
  expect([mixed.alpnProtocol, shownBy(mixed).raw.toString("hex").includes(EXTENSION)]).toEqual(["http/1.1", false]);
  mixed.destroy();
});

test("once it was taken away a challenge is over, and one for another name is not shown", async () => {
  await plane.putTlsChallenge("loja.example", PROOF);
  (await plane.shakeHands("loja.example", AUTHORITY)).destroy();
  await plane.storage.remove(tlsChallengeKey(contentHash("loja.example")));
  await expect(plane.shakeHands("loja.example", AUTHORITY)).rejects.toThrow();
  await plane.putTlsChallenge("outra.example", PROOF, { host: "loja.example" });
  await expect(plane.shakeHands("outra.example", AUTHORITY)).rejects.toThrow();
});

test("nothing is answered over a connection of an authority's, and nothing of it is taken up again", async () => {
  await plane.putSecureHost("loja.example");
  await plane.putTlsChallenge("loja.example", PROOF);
  for (const version of ["TLSv1.2", "TLSv1.3"] as const) {
    const options = { minVersion: version, maxVersion: version } as const;
    const socket = await plane.shakeHands("loja.example", { ...AUTHORITY, ...options });
    const sessions: Buffer[] = [];
    socket.on("session", (session: Buffer) => sessions.push(session));
    socket.write("GET / HTTP/1.1\r\nHost: loja.example\r\n\r\nPRI * HTTP/2.0\r\n\r\nSM\r\n\r\n");
    expect(await rest(socket)).toBe("");
    for (const session of [...sessions, socket.getSession()].filter((kept) => kept !== undefined)) {
      const again = await plane.shakeHands("loja.example", { ...options, ALPNProtocols: ["http/1.1"], session });
      expect([again.isSessionReused(), again.alpnProtocol]).toEqual([false, "http/1.1"]);
      again.destroy();
    }
    const visitor = await plane.shakeHands("loja.example", { ...options, ALPNProtocols: ["http/1.1"] });
    const ticket = visitor.getSession();
    visitor.destroy();
    const authority = await plane.shakeHands("loja.example", { ...AUTHORITY, ...options, ...(ticket ? { session: ticket } : {}) });
    expect([authority.isSessionReused(), shownBy(authority).raw.toString("hex").includes(EXTENSION)]).toEqual([false, true]);
    authority.destroy();
  }
});

test("a challenge that is damaged is its name's fault alone, and half of a handshake ends in time", async () => {
  await plane.putSecureHost("loja.example");
  await plane.putTlsChallenge("quebrada.example", PROOF, { certificate: "none", sealedKey: "none" });
  await expect(plane.shakeHands("quebrada.example", AUTHORITY)).rejects.toThrow(/internal error/i);
  (await plane.shakeHands("loja.example")).destroy();

  await plane.putTlsChallenge("meia.example", PROOF);
  const hello = await helloFor("meia.example", AUTHORITY);
  const began = performance.now();
  const socket = connectTcp(plane.httpsPort ?? 0, "127.0.0.1", () => socket.write(hello));
  await new Promise((resolve) =>
    socket
      .on("error", () => undefined)
      .on("data", () => undefined)
      .on("close", resolve),
  );
  expect(performance.now() - began).toBeLessThan(5_000);
});
