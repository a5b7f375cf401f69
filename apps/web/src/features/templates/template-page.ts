import type { PageDocument } from "@vitrine/document";
import { client } from "../../platform/calls/client.ts";
import type { StartingTemplate } from "./starting-template.ts";

/** Where a picture of a template is to be had, at a width in pixels. */
export type ImageAddress = (imageId: string, width: number) => string;

/** A template's page as one HTML file that stands by itself. What draws it is fetched together with it. */
export async function templatePage({ id, language, name }: StartingTemplate, address: ImageAddress): Promise<string> {
  const [{ fetchPreview }, template] = await Promise.all([
    import("../../builder/preview/preview-page.ts"),
    client.templates.get({ id, ...(language ? { language } : {}) }),
  ]);
  if (!("document" in template)) throw new Error(`${id} makes no page`);
  return (await fetchPreview(template.document as unknown as PageDocument, name, { address })).html;
}

/** The top of the page that one of the account's own makes, in the same way. */
export async function coverPage({ id, name }: StartingTemplate, address: ImageAddress): Promise<string> {
  const [{ fetchPreview }, { document }] = await Promise.all([
    import("../../builder/preview/preview-page.ts"),
    client.templates.getCover({ id }),
  ]);
  return (await fetchPreview(document as unknown as PageDocument, name, { address })).html;
}
