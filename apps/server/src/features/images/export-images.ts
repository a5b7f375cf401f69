import { wholeAccount } from "../../platform/acting/reach.ts";
import { type ExportPart, inBatches, jsonList } from "../../platform/export-part.ts";
import type { Platform } from "../../platform/platform.ts";
import { uploadKey } from "./image-files.ts";
import { type ImageRow, listImagesById } from "./image-store.ts";
import { presentImage } from "./present-image.ts";

const BATCH = 100;

/** An account's images as they were uploaded, for its export. */
export function exportImages({ database, config, storage }: Platform): ExportPart {
  const imagesOf = (accountId: string): AsyncIterable<ImageRow> =>
    inBatches(BATCH, (after: ImageRow | null, limit) =>
      listImagesById(database.queries, wholeAccount(accountId), limit, after?.id ?? null),
    );
  const listed = async function* (accountId: string): AsyncGenerator<unknown> {
    for await (const row of imagesOf(accountId)) yield { ...presentImage(config, row), file: fileOf(row) };
  };
  return {
    name: "images",
    about: {
      pt: "images/: suas imagens como foram enviadas; o começo do nome é o identificador que as páginas usam. images.json: a lista delas.",
      en: "images/: your pictures as they were uploaded; their names start with the identifier that pages use. images.json: their list.",
      es: "images/: tus imágenes tal como se subieron; el nombre empieza con el identificador que usan las páginas. images.json: su lista.",
    },
    async *files(accountId) {
      yield { path: "images.json", content: jsonList(listed(accountId)) };
      for await (const row of imagesOf(accountId)) {
        const upload = await storage.read(uploadKey(row));
        if (!upload) continue;
        try {
          yield { path: fileOf(row), content: upload.body };
        } finally {
          upload.body.destroy();
        }
      }
    },
  };
}

/** Characters kept of an image's own name; its ending is among the last. */
const NAME_LENGTH = 60;

function fileOf({ id, name }: ImageRow): string {
  const plain = name.normalize("NFC").replace(/[^\p{L}\p{N}._ -]/gu, "_");
  return `images/${id}-${[...plain]
    .slice(-NAME_LENGTH)
    .join("")
    .replace(/[. ]+$/, "")}`;
}
