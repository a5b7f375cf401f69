import type { Image, ImageFolder } from "@vitrine/contract";
import type { Config } from "../../platform/config.ts";
import type { FolderRow } from "./folders/folder-store.ts";
import type { ImageRow } from "./image-store.ts";

export function presentImage({ uploadsOrigin }: Pick<Config, "uploadsOrigin">, row: ImageRow): Image {
  const img = `/i/${row.id}`;
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    folderId: row.folderId,
    width: row.width,
    height: row.height,
    bytes: row.bytes,
    url: `${uploadsOrigin}${img}`,
    img,
    host: new URL(uploadsOrigin).host,
    uploadedAt: row.uploadedAt.toISOString(),
    ai: row.madeAt === null ? null : { prompt: row.prompt ?? "", model: row.model ?? "", created: row.madeAt.toISOString() },
  };
}

export function presentFolder({ id, parentId, name, createdAt }: FolderRow, files: number): ImageFolder {
  return { id, parentId, name, files, createdAt: createdAt.toISOString() };
}
