import type { SampleSite } from "../serve/sample-site.ts";

/** The bytes of a form as its script sends it; each number gives another lead, from one of 4,000 addresses. */
export function leadRequest(port: number, { name, pageId, formId }: SampleSite, number: number): string {
  const body = `{"_referrer":"https://www.google.com/","name":"Ana Souza ${number}","email":"ana.${number}@example.com","_website":""}`;
  return `POST /_v/forms/${pageId}/${formId} HTTP/1.1\r
Host: ${name}.localhost:${port}\r
X-Forwarded-For: 203.0.${(number >> 8) % 16}.${number % 250}\r
User-Agent: Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36\r
Referer: http://${name}.localhost:${port}/curso?utm_source=anuncio\r
Accept: application/json\r
Content-Type: application/json\r
Content-Length: ${body.length}\r
\r
${body}`;
}
