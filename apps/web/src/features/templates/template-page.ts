import type { Template } from "@vitrine/contract";
import type { PageDocument } from "@vitrine/document";
import { client } from "../../platform/calls/client.ts";

/** Where a picture of a template is to be had, at a width in pixels. */
export type ImageAddress = (imageId: string, width: number) => string;

/** A template's page as one HTML file that stands by itself. What draws it is fetched together with it. */
export async function templatePage({ id, language, name }: Template, address: ImageAddress): Promise<string> {
  const [{ previewPage }, { document }] = await Promise.all([
    import("../../builder/preview/preview-page.ts"),
    client.templates.get({ id, language }),
  ]);
  return previewPage(document as unknown as PageDocument, name, { address }).html;
}
