import type { OwnTemplate, Template } from "@vitrine/contract";

/** A template that a page can begin with, the product's or one's own. */
export type StartingTemplate = Pick<Template | OwnTemplate, "id" | "name" | "language"> & { readonly description?: string };
