/**
 * `fetch` for a large body, told how much of it is out: from 0 to 1, which is reached before the server has answered.
 * Rejects as `fetch` does: with a TypeError when nothing answers, with the signal's reason when it is given up.
 */
export async function fetchWithProgress(request: Request, onProgress: (share: number) => void): Promise<Response> {
  const { method, url, headers, signal } = request;
  // As the request has it, with the boundary that its headers name.
  const body = await request.blob();
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    // The only thing in a browser that says how far an upload is.
    const asked = new XMLHttpRequest();
    const giveUp = (): void => asked.abort();
    asked.open(method, url);
    asked.responseType = "blob";
    for (const [name, value] of headers) asked.setRequestHeader(name, value);
    asked.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    };
    asked.onload = () => resolve(new Response(asked.response as Blob, { status: asked.status, headers: headersOf(asked) }));
    asked.onerror = () => reject(new TypeError("nothing answered"));
    asked.onabort = () => reject(signal.reason);
    asked.onloadend = () => signal.removeEventListener("abort", giveUp);
    signal.addEventListener("abort", giveUp);
    asked.send(body);
  });
}

function headersOf(answered: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of answered.getAllResponseHeaders().trim().split("\r\n")) {
    const colon = line.indexOf(":");
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}
