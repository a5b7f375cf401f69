import type { z } from "zod";
import type { BlockView } from "../view.ts";
import type { announcementProps } from "./block.ts";
import { saysSomething } from "./says-something.ts";

type AnnouncementProps = z.infer<typeof announcementProps>;

const CLASSES = {
  "bottom-start": "",
  "bottom-end": " v-note-end",
  "top-start": " v-note-top",
  "top-end": " v-note-top v-note-end",
  bottom: " v-note-edge",
  top: " v-note-top v-note-edge",
} as const satisfies Record<AnnouncementProps["position"], string>;

/** What the visitor's browser has to know; one that says nothing never comes. */
function behaviour({ items, duration, interval, isRepeated }: AnnouncementProps, key: string): Record<`data-${string}`, string | number> {
  if (!items.some(saysSomething)) return {};
  return {
    "data-v": "announcement",
    "data-key": key,
    "data-duration": duration,
    "data-interval": interval,
    ...(isRepeated ? { "data-repeat": "" } : {}),
  };
}

export const AnnouncementView: BlockView<AnnouncementProps> = ({ block, props, root, page, editable, inline }) => {
  const words = page.words("announcement");
  return (
    <section {...root} className={`${root.className}${CLASSES[props.position]}`} aria-label={words.name} {...behaviour(props, block.id)}>
      <div>
        {props.items.map((item, index) => (
          <div key={item.id} className="v-note-one">
            <p className="v-title" {...editable(`items.${index}.title`)}>
              {inline(item.title)}
            </p>
            <p {...editable(`items.${index}.description`)}>{inline(item.description)}</p>
          </div>
        ))}
      </div>
      <button type="button" aria-label={words.close}>
        ×
      </button>
    </section>
  );
};
