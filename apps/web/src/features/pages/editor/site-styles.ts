import type { TokenRecord } from "@vitrine/document";
import type { SiteStyleNow, SiteStyles } from "../../../builder/site-style/site-styles.ts";
import { client } from "../../../platform/calls/client.ts";
import { problemOf } from "../../../platform/calls/problem.ts";
import { listenLive } from "../../../platform/live/live-topics.ts";

/** The style of a site, for the builder. `offlineWords` is said when nothing answers. */
export function siteStyles(id: string, offlineWords: string): SiteStyles {
  const answered = async (call: () => ReturnType<typeof client.pages.getSiteStyle>): Promise<SiteStyleNow> => {
    try {
      const style = await call();
      return { ...style, tokens: style.tokens as unknown as TokenRecord[] };
    } catch (error) {
      throw new Error(problemOf(error).message || offlineWords, { cause: error });
    }
  };
  return {
    read: () => answered(() => client.pages.getSiteStyle({ id })),
    save: ({ version, tokens, publish }) =>
      answered(() => client.pages.putSiteStyle({ id, version, publish, tokens: tokens.map((token) => ({ ...token })) })),
    watch: (onChange) => listenLive("pages", (data) => onChange(data?.pageId ?? null)),
  };
}

/** For what stands on no site: there is none to share. */
export const NO_SITE_STYLES: SiteStyles = {
  read: async () => ({ version: 0, tokens: [], following: 0, published: 0, update: null }),
  save: ({ version, tokens }) => Promise.resolve({ version, tokens, following: 0, published: 0, update: null }),
  watch: () => () => undefined,
};
