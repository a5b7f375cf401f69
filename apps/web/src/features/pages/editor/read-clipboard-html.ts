import type { HtmlReader } from "../../../builder/builder-props.ts";
import { client } from "../../../platform/calls/client.ts";
import { problemOf } from "../../../platform/calls/problem.ts";

/** Has the server read HTML that somebody pastes. */
export const readClipboardHtml: HtmlReader = async (html, language, signal) => {
  try {
    const { fragment, pictures, notices } = await client.importing.readFragment({ html, language }, { signal });
    return { kind: "read", fragment, pictures, left: notices.map(({ code }) => code) };
  } catch (error) {
    const { code, message } = problemOf(error);
    return code === "OFFLINE" ? { kind: "offline" } : { kind: "failed", message };
  }
};
