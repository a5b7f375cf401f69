import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { callServer } from "./call-server.ts";
import { connection } from "./connection.ts";
import { problemOf } from "./problem.ts";

const asked: Request[] = [];
let answer: () => Promise<Response>;

beforeEach(() => {
  asked.length = 0;
  answer = async () => Response.json({ ok: true });
  vi.stubGlobal("fetch", (request: Request) => {
    asked.push(request);
    return answer();
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  connection.noteAnswer();
});

async function problemOfCall(): Promise<ReturnType<typeof problemOf>> {
  return callServer(["GET", "/pages"], undefined, {}).then(
    () => expect.fail("the call was answered"),
    (error: unknown) => problemOf(error),
  );
}

it("puts into the path what it names, and the rest into the query of a GET", async () => {
  const input = { id: "a/b?c", limit: 20, isLive: false, cursor: undefined, search: "água & sal" };
  expect(await callServer(["GET", "/pages/{id}/events"], input, {})).toEqual({ ok: true });
  const { pathname, searchParams } = new URL(asked[0]?.url ?? "");
  expect(pathname).toBe("/api/pages/a%2Fb%3Fc/events");
  expect(Object.fromEntries(searchParams)).toEqual({ limit: "20", isLive: "false", search: "água & sal" });
  expect(asked[0]?.headers.get("content-type")).toBeNull();
});

it("sends what is left as JSON, and no body when nothing is left", async () => {
  await callServer(["PATCH", "/pages/{id}"], { id: "pag_1", title: "Olá", slug: undefined, ends: null }, {});
  await callServer(["DELETE", "/pages/{id}"], { id: "pag_1" }, {});
  expect(asked.map(({ method }) => method)).toEqual(["PATCH", "DELETE"]);
  expect(asked[0]?.headers.get("content-type")).toBe("application/json");
  expect(await asked[0]?.json()).toEqual({ title: "Olá", ends: null });
  expect([asked[1]?.headers.get("content-type"), await asked[1]?.text()]).toEqual([null, ""]);
});

it("sends a file as a form, which says itself where its parts begin", async () => {
  await callServer(["POST", "/images"], { file: new File(["abc"], "foto.png", { type: "image/png" }), alt: "Foto" }, {});
  expect(asked[0]?.headers.get("content-type")).toMatch(/^multipart\/form-data; ?boundary=/);
  const form = await asked[0]?.formData();
  expect([form?.get("alt"), form?.get("file")]).toEqual(["Foto", expect.objectContaining({ name: "foto.png", type: "image/png" })]);
});

it("says who asks, from which browser and in which language", async () => {
  await callServer(["POST", "/auth/crisp/sign"], {}, { context: { userToken: "token" } });
  const { headers } = asked[0] ?? expect.fail("nothing was asked");
  expect([headers.get("usertoken"), headers.get("accept-language")]).toEqual(["token", expect.any(String)]);
  expect(headers.get("devicefingerprint")).not.toBe("");
});

it("takes an empty answer for nothing", async () => {
  answer = async () => new Response(null, { status: 204 });
  expect(await callServer(["DELETE", "/auth/login"], undefined, {})).toBeUndefined();
});

it("hands on what the server refused, and when another try is worth while", async () => {
  const envelope = { code: "TOO_MANY_ATTEMPTS", message: "Aguarde.", requestId: "req_1", data: { seconds: 30 } };
  answer = async () => Response.json(envelope, { status: 429 });
  expect(await problemOfCall()).toMatchObject({ ...envelope, fields: [], retrySeconds: 30 });
  answer = async () => Response.json({ ...envelope, data: undefined }, { status: 429, headers: { "retry-after": "7" } });
  expect(await problemOfCall()).toMatchObject({ retrySeconds: 7 });
});

it.each([
  ["a proxy's page", 502, "<html>Bad gateway</html>", "UNAVAILABLE"],
  ["a proxy's JSON", 503, `{"code":"SERVER_ERROR","message":"x"}`, "UNAVAILABLE"],
  ["a proxy's null", 500, "null", "UNAVAILABLE"],
  ["a proxy's own limit", 413, "<html>Too large</html>", "FAULT"],
  ["a log-in page of a network", 200, "<html>Wi-Fi</html>", "OFFLINE"],
])("does not take %s for the server's word", async (_, status, body, code) => {
  answer = async () => new Response(body, { status });
  expect(await problemOfCall()).toMatchObject({ code, message: "", requestId: "" });
});

it("notes a lost connection, but not what was given up here", async () => {
  const stop = new AbortController();
  answer = () => Promise.reject(stop.signal.reason);
  stop.abort();
  await expect(callServer(["GET", "/pages"], undefined, { signal: stop.signal })).rejects.toThrow("nothing answered");
  expect(connection.isThere).toBe(true);
  answer = () => Promise.reject(new TypeError("Failed to fetch"));
  expect((await problemOfCall()).code).toBe("OFFLINE");
  expect(connection.isThere).toBe(false);
});

it("counts an answer that breaks off as none", async () => {
  answer = async () => new Response(new ReadableStream({ pull: (controller) => controller.error(new TypeError("network error")) }));
  expect((await problemOfCall()).code).toBe("OFFLINE");
});

it("asks nothing while the session gets another secret, whether that comes about or not", async () => {
  for (const settle of [() => Response.json({ success: true }), () => Promise.reject(new TypeError("away"))]) {
    asked.length = 0;
    const { promise, resolve } = Promise.withResolvers<void>();
    answer = async () => {
      await promise;
      return settle();
    };
    const renewal = callServer(["POST", "/auth/password"], { password: "x" }, {}).catch(() => null);
    const other = callServer(["POST", "/auth/sessions/validate"], {}, {});
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]?.url).toContain("/auth/password");
    answer = async () => Response.json({ ok: true });
    resolve();
    await renewal;
    expect(await other).toEqual({ ok: true });
    expect(asked).toHaveLength(2);
  }
});
