import type { SendOptions } from "./test-server.ts";

/** A request body with one file in it, and perhaps fields before that, as a browser's form sends it. */
export function multipartFile(
  name: string,
  type: string,
  bytes: Buffer,
  fields: Readonly<Record<string, string>> = {},
): Required<Pick<SendOptions, "method" | "headers" | "body">> {
  const boundary = "----vitrine-test-boundary";
  const before = Object.entries(fields).map(
    ([field, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
  );
  const head = `${before.join("")}--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
  return {
    method: "POST",
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}
