import type { SendOptions } from "../../../testing/test-server.ts";

/** The form that a browser sends with a file to be imported. */
export function importForm(
  file: string | Buffer,
  fields: Readonly<Record<string, string>>,
  name = "pagina.html",
): Required<Pick<SendOptions, "method" | "headers" | "body">> {
  const boundary = "----vitrine-import-boundary";
  const text = Object.entries(fields).map(
    ([key, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  return {
    method: "POST",
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([Buffer.from(text.join("") + head), Buffer.from(file), Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}
