import type { Image } from "@vitrine/contract";
import type { Config } from "../../platform/config.ts";
import type { ImageRow } from "./image-store.ts";

export function presentImage({ uploadsOrigin }: Pick<Config, "uploadsOrigin">, row: ImageRow): Image {
  return {
    id: row.id,
    name: row.name,
    width: row.width,
    height: row.height,
    bytes: row.bytes,
    url: `${uploadsOrigin}/i/${row.id}`,
    uploadedAt: row.uploadedAt.toISOString(),
  };
}
