import { plainText } from "@vitrine/document";
import type { z } from "zod";
import { withoutLinks } from "../rich-text.tsx";
import type { BlockView } from "../view.ts";
import { mapAddress } from "./address.ts";
import type { mapProps } from "./block.ts";

/** Google's own names of the languages. */
const GOOGLE_LANGUAGE = { pt: "pt-BR", en: "en", es: "es" } as const;

export const MapView: BlockView<z.infer<typeof mapProps>> = ({ props, root, page, editable, inline }) => {
  const words = page.words("map");
  const address = mapAddress(props);
  const name = plainText(props.title).trim() || plainText(props.place).trim();
  const className = `${root.className} v-${props.ratio.replace(":", "x")}${address ? "" : " v-empty"}`;
  const embed = address?.embed && (props.provider === "google" ? `${address.embed}&hl=${GOOGLE_LANGUAGE[page.language]}` : address.embed);
  const still = (
    <>
      <span className="v-pin" />
      <span className="v-show">{address && !embed ? words[`open.${props.provider}`] : words.show}</span>
      {embed ? <span className="v-from">{words[`from.${props.provider}`]}</span> : null}
    </>
  );
  return (
    <div {...root} className={className}>
      {address ? (
        <a
          href={address.open}
          target="_blank"
          rel="noopener"
          {...(embed ? { "data-v": "map", "data-frame": embed, "data-title": name === "" ? words.map : `${words.map}: ${name}` } : {})}
        >
          {still}
        </a>
      ) : (
        <div aria-hidden="true">{still}</div>
      )}
      <div className="v-where">
        <div>
          <p className="v-title" {...editable("title")}>
            {inline(props.title)}
          </p>
          <p {...editable("place")}>{inline(withoutLinks(props.place))}</p>
        </div>
        {embed ? (
          <a className="v-open" href={address?.open} target="_blank" rel="noopener">
            {words[`open.${props.provider}`]}
          </a>
        ) : null}
      </div>
    </div>
  );
};
