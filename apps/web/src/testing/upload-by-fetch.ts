import { vi } from "vitest";

/** A request that tells how much of it is out, sent by the `fetch` of the test: what answers that answers uploads too. */
class UploadByFetch {
  readonly upload: { onprogress?: (event: object) => void } = {};
  response: Blob | null = null;
  status = 0;
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  readonly #headers = new Headers();
  readonly #stop = new AbortController();
  #to: readonly [method: string, url: string] = ["GET", ""];
  #answered = new Headers();

  open(method: string, url: string): void {
    this.#to = [method, url];
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }

  getAllResponseHeaders(): string {
    return [...this.#answered].map(([name, value]) => `${name}: ${value}\r\n`).join("");
  }

  abort(): void {
    this.#stop.abort();
    this.onabort?.();
    this.onloadend?.();
  }

  async send(body: Blob): Promise<void> {
    const [method, url] = this.#to;
    try {
      this.upload.onprogress?.({ lengthComputable: true, loaded: body.size, total: body.size });
      const answer = await fetch(new Request(url, { method, headers: this.#headers, body }));
      if (this.#stop.signal.aborted) return;
      this.#answered = answer.headers;
      this.status = answer.status;
      this.response = await answer.blob();
      this.onload?.();
    } catch {
      if (!this.#stop.signal.aborted) this.onerror?.();
    }
    this.onloadend?.();
  }
}

/** Has uploads answered by the fake API, for the rest of the test; to be called once that is there. */
export function answerUploads(): void {
  vi.stubGlobal("XMLHttpRequest", UploadByFetch);
}
