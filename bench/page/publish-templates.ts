import type { PublishedPage, Publisher } from "./publisher.ts";

/** Publishes the templates that are wanted, in these languages. */
export async function publishTemplates(
  { call, publish }: Publisher,
  languages: readonly string[],
  isWanted: (id: string) => boolean = () => true,
): Promise<PublishedPage[]> {
  const published: PublishedPage[] = [];
  for (const language of languages) {
    const { items } = await call<{ items: { id: string; name: string }[] }>("GET", `/templates?language=${language}`);
    for (const { id, name } of items) {
      if (isWanted(id)) published.push(await publish({ id, language, title: name, templateId: id }));
    }
  }
  return published;
}
