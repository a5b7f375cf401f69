import type { z } from "zod";
import type { BlockView } from "../view.ts";
import type { socialProps } from "./block.ts";
import { type Network, socialAddress } from "./social-address.ts";
import { SocialMark } from "./social-mark.tsx";

const NAMES: Readonly<Record<Exclude<Network, "email" | "phone">, string>> = {
  instagram: "Instagram",
  facebook: "Facebook",
  youtube: "YouTube",
  tiktok: "TikTok",
  whatsapp: "WhatsApp",
  x: "X",
  telegram: "Telegram",
  pinterest: "Pinterest",
  threads: "Threads",
  spotify: "Spotify",
  discord: "Discord",
  twitch: "Twitch",
  bluesky: "Bluesky",
};

export const SocialView: BlockView<z.infer<typeof socialProps>> = ({ props, root, page }) => {
  const words = page.words("social");
  const places = props.items.map(({ network, address }) => socialAddress(network, address));
  const look = [root.className];
  if (props.look === "single") look.push("v-social-single");
  look.push(props.ground === "none" ? "v-social-bare" : `v-social-${props.ground}`);
  if (props.align !== "start") look.push(`v-social-${props.align}`);
  if (places.every((place) => place === null)) look.push("v-empty");
  return (
    // VoiceOver no longer calls it a list once the browser's own markers are gone.
    <ul {...root} className={look.join(" ")} {...{ role: "list" }}>
      {props.items.map(({ id, network }, index) => {
        const href = places[index];
        const mark = <SocialMark network={network} isBrand={props.look === "brand"} ground={props.ground} size={props.size} />;
        const target = props.newTab && href?.startsWith("https:") ? { target: "_blank", rel: "noopener" } : {};
        const name = network === "email" || network === "phone" ? words[network] : NAMES[network];
        return (
          <li key={id} {...(href ? {} : { className: "v-social-no" })}>
            {href ? (
              <a href={href} {...target} aria-label={name}>
                {mark}
              </a>
            ) : (
              <span>{mark}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
};
