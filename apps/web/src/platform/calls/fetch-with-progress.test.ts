import { afterEach, expect, it, vi } from "vitest";
import { fetchWithProgress } from "./fetch-with-progress.ts";

/** What the browser does with one request, as far as it is used; the real one is in the tests of whole screens. */
class FakeUpload {
  static last: FakeUpload | undefined;
  readonly upload: { onprogress?: (event: object) => void } = {};
  readonly sent: Record<string, string> = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  status = 201;
  response = new Blob(['{"id":"img_1"}']);
  body: Blob | null = null;
  constructor() {
    FakeUpload.last = this;
  }
  open(method: string, url: string): void {
    Object.assign(this.sent, { method, url });
  }
  setRequestHeader(name: string, value: string): void {
    this.sent[name] = value;
  }
  getAllResponseHeaders(): string {
    return "content-type: application/json\r\nretry-after: 7\r\n";
  }
  send(body: Blob): void {
    this.body = body;
  }
  abort(): void {
    this.onabort?.();
  }
}

afterEach(() => vi.unstubAllGlobals());

/** Begins an upload, as far as the browser has it. */
async function begin(signal?: AbortSignal) {
  vi.stubGlobal("XMLHttpRequest", FakeUpload);
  FakeUpload.last = undefined;
  const shares: number[] = [];
  const request = new Request("http://localhost/api/images", {
    method: "POST",
    headers: { sessionid: "ses_a", "content-type": "text/plain" },
    body: "picture",
    ...(signal ? { signal } : {}),
  });
  const answer = fetchWithProgress(request, (share) => shares.push(share));
  const asked = await vi.waitUntil(() => (FakeUpload.last?.body ? FakeUpload.last : null));
  return { asked, answer, shares };
}

it("sends the same request, says how far it is, and answers as fetch does", async () => {
  const { asked, answer, shares } = await begin();
  expect(asked.sent).toMatchObject({
    method: "POST",
    url: "http://localhost/api/images",
    sessionid: "ses_a",
    "content-type": "text/plain",
  });
  asked.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 4 });
  asked.upload.onprogress?.({ lengthComputable: false, loaded: 2, total: 0 });
  asked.onload?.();
  const response = await answer;
  expect([response.status, response.headers.get("retry-after"), await response.json()]).toEqual([201, "7", { id: "img_1" }]);
  expect(shares).toEqual([0.25]);
});

it("rejects as fetch does when nothing answers, and when it is given up", async () => {
  const { asked, answer } = await begin();
  asked.onerror?.();
  await expect(answer).rejects.toBeInstanceOf(TypeError);
  const work = new AbortController();
  const { answer: given } = await begin(work.signal);
  work.abort();
  await expect(given).rejects.toMatchObject({ name: "AbortError" });
});
