import type { Dependencies, ServerSlice } from "../../platform/slice.ts";
import { openPageReader, type PageReader } from "./apart/page-reader.ts";
import type { ImportTools } from "./import-page.ts";
import { importingRoutes } from "./routes.ts";

export const importingSlice = {
  name: "importing",
  open: ({ platform, build }: Dependencies) => ({ pageReader: openPageReader(build.readingWorker, platform.log) }),
  close: ({ pageReader }: { readonly pageReader: PageReader }) => pageReader.stop(),
  routes: ({ platform, ...tools }: Dependencies & ImportTools) => importingRoutes(platform, tools),
} as const satisfies ServerSlice;
