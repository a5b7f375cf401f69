import { largePage } from "../publish/large-page.ts";
import { ask, type HttpRequest } from "../sessions/http.ts";

/** Publishes a page that names a picture; gives the host it is at. */
export async function publishPicture(port: number, headers: Readonly<Record<string, string>>, imageId: string): Promise<string> {
  const call = async (request: HttpRequest): Promise<{ readonly id: string; readonly url: string }> => {
    const reply = await ask(port, { ...request, headers });
    if (reply.status >= 300) throw new Error(`${request.path} was answered ${reply.status}: ${reply.text}`);
    return JSON.parse(reply.text) as { id: string; url: string };
  };
  const site = await call({ method: "POST", path: "/api/sites", body: { name: "fotos", region: "br" } });
  const { schema, records } = largePage(30, "Fotos");
  const page = { ...records.page, shareImage: { imageId, width: 3000, height: 2000 } };
  const made = await call({
    ...{ method: "POST", path: "/api/pages" },
    body: { siteId: site.id, slug: "fotos", title: "Fotos", language: "pt", document: { schema, records: { ...records, page } } },
  });
  await call({ method: "POST", path: `/api/pages/${made.id}/publish`, body: {} });
  return new URL(site.url).hostname;
}
