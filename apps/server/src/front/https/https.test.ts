import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { request as httpsRequest } from "node:https";
import { connect as connectPlain, type Socket } from "node:net";
import { join } from "node:path";
import type { TLSSocket } from "node:tls";
import { certificateKey, type FormSpec, hostKey } from "@vitrine/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import { PAGE_ID, putArtefact, putPage } from "../../hosting/testing/test-site.ts";
import { ask, helloFor, type SecurePlane, startSecurePlane } from "./testing/secure-plane.ts";

const PAGE = "<p>violão</p>".repeat(2_000);
let plane: SecurePlane;
beforeEach(async () => {
  plane = await startSecurePlane();
  await putPage(plane.storage, PAGE);
});
afterEach(() => plane.stop());

/** Asks over HTTP/1.1 and TLS. */
function askHttp1(
  servername: string,
  path: string,
  host = servername,
): Promise<{ status: number; headers: Record<string, unknown>; text: string }> {
  return new Promise((resolve, reject) => {
    const options = {
      host: "127.0.0.1",
      port: plane.httpsPort,
      servername,
      path,
      rejectUnauthorized: false,
      agent: false,
      headers: { host },
    };
    const asked = httpsRequest(options, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (chunk: string) => {
        text += chunk;
      });
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
    });
    asked.on("error", reject).end();
  });
}

test("a page is served over HTTP/2 and HTTP/1.1 under its own certificate, warm and cold, whole and unchanged", async () => {
  const made = await plane.putSecureHost("loja.com");
  const session = await plane.openHttp2("loja.com", { ca: made.certificate, rejectUnauthorized: true });
  for (const encoding of ["gzip", "br", "identity"]) {
    const headers = { "accept-encoding": encoding };
    for (let turn = 0; turn < 3; turn++) {
      const reply = await ask(session, "loja.com", "/curso", { headers });
      expect(reply.status, encoding).toBe(200);
      expect(reply.headers["content-length"]).toBe(String(reply.length));
      expect(reply.headers["content-encoding"] ?? "identity").toBe(encoding);
      if (encoding === "identity") expect(reply.text).toBe(PAGE);
      expect(reply.headers["x-content-type-options"]).toBe("nosniff");
      for (const forbidden of ["connection", "keep-alive", "transfer-encoding"]) expect(reply.headers).not.toHaveProperty(forbidden);
      const again = await ask(session, "loja.com", "/curso", { headers: { ...headers, "if-none-match": String(reply.headers.etag) } });
      expect(again).toMatchObject({ status: 304, text: "" });
    }
  }
  const head = await ask(session, "loja.com", "/curso", { method: "HEAD" });
  expect(head).toMatchObject({ status: 200, text: "", headers: { "content-length": String(Buffer.byteLength(PAGE)) } });
  expect(await ask(session, "loja.com", "/nada")).toMatchObject({ status: 404 });
  expect(await ask(session, "loja.com", "/curso", { method: "PUT", body: "x".repeat(300_000) })).toMatchObject({ status: 405 });
  session.close();
  for (let turn = 0; turn < 2; turn++) expect(await askHttp1("loja.com", "/curso")).toMatchObject({ status: 200, text: PAGE });
  expect(plane.logged).toEqual([]);
});

test("many pages come over one connection at once", async () => {
  await plane.putSecureHost("loja.com");
  const session = await plane.openHttp2("loja.com");
  const replies = await Promise.all(Array.from({ length: 300 }, () => ask(session, "loja.com", "/curso")));
  expect(replies.every(({ status, text }) => status === 200 && text === PAGE)).toBe(true);
  session.close();
});

test("forms are taken, and too much of one is refused, over HTTP/2", async () => {
  await plane.putSecureHost("loja.com");
  const spec: FormSpec = {
    ...{ name: "Contato", after: "message", redirectTo: "", thanks: "Obrigado", thanksArtefact: await putArtefact(plane.storage, "ok") },
    fields: [{ name: "nome", label: "Nome", input: "text", isRequired: true, options: [] }],
  };
  await putPage(plane.storage, PAGE, { forms: { f1: spec } });
  const session = await plane.openHttp2("loja.com");
  const path = `/_v/forms/${PAGE_ID}/f1`;
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const sent = await ask(session, "loja.com", path, { method: "POST", headers, body: "nome=Ana" });
  expect(sent).toMatchObject({ status: 303, headers: { location: `/_v/thanks/${PAGE_ID}/f1#v-thanks` } });
  const patient = { ...headers, expect: "100-continue" };
  expect((await ask(session, "loja.com", path, { method: "POST", headers: patient, body: "nome=Rui" })).status).toBe(303);
  const missing = await ask(session, "loja.com", path, { method: "POST", headers: { ...headers, accept: "application/json" }, body: "" });
  expect(missing).toMatchObject({ status: 422 });
  const large = await ask(session, "loja.com", path, { method: "POST", headers, body: `nome=${"a".repeat(400_000)}` });
  expect(large.status).toBe(413);
  expect(await plane.leads()).toMatchObject([
    { formId: "f1", answers: [{ value: "Ana" }], ip: "127.0.0.1" },
    { formId: "f1", answers: [{ value: "Rui" }], ip: "127.0.0.1" },
  ]);
  session.close();
});

test("who asks for a name without a certificate is refused before anything is encrypted", async () => {
  await plane.putSecureHost("loja.com");
  await plane.putHost("sem.com");
  for (const name of ["outra.com", "sem.com", "localhost", "uploads.localhost", "violao.localhost", "127.0.0.1.nip.io", "a".repeat(63)]) {
    await expect(plane.shakeHands(name), name).rejects.toThrow(/unrecognized.name/i);
  }
  await expect(plane.shakeHands(undefined, { host: "127.0.0.1" })).rejects.toThrow(/unrecognized.name/i);
  (await plane.shakeHands("loja.com")).destroy();
  (await plane.shakeHands("LOJA.com")).destroy();
  expect(plane.logged).toEqual([]);
});

test("a connection shows only what its certificate is for", async () => {
  await plane.putSecureHost("loja.com");
  const other = await plane.putSecureHost("outra.com");
  await plane.putHost("sem.com");
  const session = await plane.openHttp2("loja.com");
  for (const host of ["outra.com", "sem.com", "ninguem.com", "localhost", "uploads.localhost", "violao.localhost"]) {
    expect(await ask(session, host, "/curso"), host).toMatchObject({ status: 421 });
    expect(await askHttp1("loja.com", "/curso", host), host).toMatchObject({ status: 421 });
  }
  expect(await ask(session, "ninguem.com", "/curso", { method: "HEAD" })).toMatchObject({ status: 421, text: "" });
  const twofold = { method: "HEAD", headers: { host: "outra.com" } };
  expect(await ask(session, "loja.com", "/curso", twofold)).toMatchObject({ status: 400, text: "" });
  for (const port of ["", `:${plane.httpsPort}`, ":443"]) expect((await ask(session, `loja.com${port}`, "/curso")).status).toBe(200);
  // Names of one certificate may share a connection.
  const name = JSON.parse((await plane.storage.get(hostKey("outra.com")))?.toString() ?? "").certificate;
  await plane.putHost("loja.com", { certificate: name });
  const shared = await plane.openHttp2("loja.com");
  expect((shared.socket as TLSSocket).getPeerCertificate().raw.toString("base64")).toBe(
    other.certificate.replace(/-----[^-]+-----|\n/g, ""),
  );
  expect((await ask(shared, "outra.com", "/curso")).status).toBe(200);
  session.close();
  shared.close();
});

test("a new certificate is shown from the moment it is named, and the connections of before go on", async () => {
  const serial = async (): Promise<string> => {
    const socket = await plane.shakeHands("loja.com");
    const { serialNumber } = socket.getPeerCertificate();
    socket.destroy();
    return serialNumber;
  };
  await plane.putSecureHost("loja.com");
  const first = await serial();
  const session = await plane.openHttp2("loja.com");
  expect(await serial()).toBe(first);
  await plane.putSecureHost("loja.com");
  expect(await serial()).not.toBe(first);
  expect((await ask(session, "loja.com", "/curso")).status).toBe(200);
  session.close();
  await plane.storage.remove(hostKey("loja.com"));
  await expect(plane.shakeHands("loja.com")).rejects.toThrow(/unrecognized.name/i);
});

test("a certificate that is damaged, or sealed under another secret, is its name's fault alone, told once", async () => {
  await plane.putSecureHost("boa.com");
  await plane.putSecureHost("alheia.com", {}, "another secret of thirty-two characters");
  const damaged = "d".repeat(40);
  await plane.storage.put(certificateKey(damaged), Buffer.from("{"));
  await plane.putHost("quebrada.com", { certificate: damaged });
  await plane.putHost("vazia.com", { certificate: "e".repeat(40) });
  await plane.putHost("fora.com", { certificate: "../../secret" });
  for (let turn = 0; turn < 3; turn++) {
    for (const name of ["alheia.com", "quebrada.com"]) await expect(plane.shakeHands(name), name).rejects.toThrow(/internal/i);
    for (const name of ["vazia.com", "fora.com"]) await expect(plane.shakeHands(name), name).rejects.toThrow(/unrecognized/i);
    (await plane.shakeHands("boa.com")).destroy();
  }
  expect(plane.logged).toEqual(["hosting.manifest_unreadable", "hosting.manifest_unreadable"]);
  // What was shown before it was damaged goes on being shown.
  const name = JSON.parse((await plane.storage.get(hostKey("boa.com")))?.toString() ?? "").certificate;
  await writeFile(join(plane.folder, certificateKey(name)), "{");
  plane.storage.noteChange(certificateKey(name));
  (await plane.shakeHands("boa.com")).destroy();
});

test("a session is taken up again, by TLS 1.2 and 1.3, and older versions are refused", async () => {
  await plane.putSecureHost("loja.com");
  for (const version of ["TLSv1.2", "TLSv1.3"] as const) {
    const first = await plane.shakeHands("loja.com", { minVersion: version, maxVersion: version });
    // The newer one hands it over once the connection stands.
    const ticket = version === "TLSv1.2" ? first.getSession() : await new Promise<Buffer>((resolve) => first.once("session", resolve));
    expect(first.isSessionReused()).toBe(false);
    first.destroy();
    const second = await plane.shakeHands("loja.com", { minVersion: version, maxVersion: version, session: ticket });
    expect(second.isSessionReused(), version).toBe(true);
    second.destroy();
  }
  const old = { minVersion: "TLSv1", maxVersion: "TLSv1.1", ciphers: "DEFAULT:@SECLEVEL=0" } as const;
  await expect(plane.shakeHands("loja.com", old)).rejects.toThrow();
});

test("plain HTTP leads to HTTPS once there is a certificate, but for challenges and questions of health", async () => {
  await plane.putSecureHost("loja.com");
  await plane.putHost("sem.com");
  await plane.putSecureHost("www.loja.com", { leadsTo: "https://loja.com" });
  const askPlain = (host: string, headers: Record<string, string> = {}) => plane.send(host, "/curso?a=1", { headers });
  expect(await askPlain("loja.com")).toMatchObject({ status: 308, headers: { location: `https://loja.com:${plane.httpsPort}/curso?a=1` } });
  // Who reaches the usual port of HTTP reaches that of HTTPS.
  expect((await askPlain("loja.com", { host: "loja.com" })).headers.location).toBe("https://loja.com/curso?a=1");
  expect((await askPlain("www.loja.com")).headers.location).toBe("https://loja.com/curso?a=1");
  expect((await askPlain("loja.com", { "x-forwarded-proto": "https" })).status).toBe(200);
  expect((await askPlain("sem.com")).status).toBe(200);
  expect((await plane.send("loja.com", "/healthz")).status).toBe(200);
  expect((await plane.send("loja.com", "/readyz")).status).toBe(200);
  const moved = await plane.openHttp2("www.loja.com");
  expect((await ask(moved, "www.loja.com", "/x")).headers.location).toBe("https://loja.com/x");
  moved.close();
});

test("strict transport security is said over HTTPS alone, and only where the operator wants it", async () => {
  await plane.putSecureHost("loja.com");
  expect((await askHttp1("loja.com", "/curso")).headers).not.toHaveProperty("strict-transport-security");
  const strict = await startSecurePlane({ env: { VITRINE_HSTS_SECONDS: "600" } });
  try {
    await putPage(strict.storage, PAGE);
    await strict.putSecureHost("loja.com");
    await strict.putHost("sem.com");
    const session = await strict.openHttp2("loja.com");
    for (const path of ["/curso", "/curso", "/nada"]) {
      expect((await ask(session, "loja.com", path)).headers["strict-transport-security"], path).toBe("max-age=600");
    }
    session.close();
    expect((await strict.send("sem.com", "/curso")).headers).not.toHaveProperty("strict-transport-security");
    const before = plane;
    plane = strict;
    expect((await askHttp1("loja.com", "/curso")).headers["strict-transport-security"]).toBe("max-age=600");
    plane = before;
  } finally {
    await strict.stop();
  }
});

test("who speaks plain HTTP to the port of HTTPS is told", async () => {
  const said = await new Promise<string>((resolve, reject) => {
    const socket = connectPlain(plane.httpsPort, "127.0.0.1", () => socket.write("GET / HTTP/1.1\r\nHost: loja.com\r\n\r\n"));
    let text = "";
    socket.on("data", (chunk) => {
      text += chunk.toString();
    });
    socket.on("error", reject).on("close", () => resolve(text));
  });
  expect(said).toMatch(/^HTTP\/1\.1 400 .*Only HTTPS is spoken here\.\n$/s);
});

test("to stop waits for nobody who says nothing, or half of a handshake, and lets answers under way end", async () => {
  const own = await startSecurePlane();
  await putPage(own.storage, PAGE);
  await own.putSecureHost("loja.com");
  const at = (): Socket => connectPlain(own.httpsPort, "127.0.0.1").on("error", () => undefined);
  const silent = Array.from({ length: 20 }, at);
  await Promise.all(silent.map((socket) => once(socket, "connect")));
  const hello = await helloFor("loja.com");
  for (const socket of silent.slice(0, 10)) socket.write(hello);
  const session = await own.openHttp2("loja.com");
  const answers = Array.from({ length: 20 }, () => ask(session, "loja.com", "/curso"));
  await answers[0];
  const started = performance.now();
  await own.stop();
  expect(performance.now() - started).toBeLessThan(5_000);
  expect((await Promise.all(answers)).every(({ text }) => text === PAGE)).toBe(true);
});
