import { hasWords, plainText } from "@vitrine/document";
import type { ReactNode } from "react";
import type { z } from "zod";
import { languageAttribute, spokenLanguage } from "../spoken/spoken-languages.ts";
import { initials } from "../testimonials/initials.ts";
import type { BlockView, BlockViewProps } from "../view.ts";
import type { commentsProps } from "./block.ts";
import { factWriter } from "./comment-facts.ts";
import { THREAD_WORDS } from "./thread-words.ts";
import { type Placed, threadsOf } from "./threads-of.ts";

type CommentsProps = z.infer<typeof commentsProps>;
type Comment = CommentsProps["items"][number];
type CommentsViewProps = BlockViewProps<CommentsProps>;

/** As wide as it is drawn, in CSS pixels. */
const FACE_WIDTH = 44;

const isSilent = ({ item }: Placed<Comment>) => !hasWords(item.text);

function face({ picture, name }: Comment, { page }: CommentsViewProps): ReactNode {
  const source = picture && page.image(picture);
  if (source) {
    const sizes = source.srcSet ? { sizes: `${FACE_WIDTH}px` } : {};
    return <img className="v-writer" loading="lazy" decoding="async" {...source} {...sizes} alt="" />;
  }
  return (
    <span className="v-writer" aria-hidden="true">
      {initials(plainText(name), page.language)}
    </span>
  );
}

function facts({ age, amount, date, likes }: Comment, write: ReturnType<typeof factWriter>): ReactNode {
  const [time, liked] = [write.age({ age, amount, date }), write.likes(likes)];
  if (time === "" && liked === "") return null;
  return (
    <p className="v-facts">
      {time === "" ? null : age === "date" ? <time dateTime={date}>{time}</time> : <span>{time}</span>}
      {liked === "" ? null : <span className="v-likes">{liked}</span>}
    </p>
  );
}

export const CommentsView: BlockView<CommentsProps> = (view) => {
  const { props, root, page, editable, inline } = view;
  const language = spokenLanguage(props.language, page.language);
  const write = factWriter(language);
  const comment = (placed: Placed<Comment>): ReactNode => (
    <article className={isSilent(placed) ? "v-comment v-empty" : "v-comment"}>
      {props.hasPictures ? face(placed.item, view) : null}
      <div>
        <div className="v-bubble">
          <strong {...editable(`items.${placed.index}.name`)}>{inline(placed.item.name)}</strong>
          <p {...editable(`items.${placed.index}.text`)}>{inline(placed.item.text)}</p>
        </div>
        {facts(placed.item, write)}
      </div>
    </article>
  );
  const isEmpty = !props.items.some(({ text }) => hasWords(text));
  return (
    <section
      {...root}
      {...languageAttribute(language, page.language)}
      className={isEmpty ? `${root.className} v-empty` : root.className}
      aria-label={plainText(props.title).trim() || THREAD_WORDS[language].name}
    >
      <p className="v-thread-name" {...editable("title")}>
        {inline(props.title)}
      </p>
      <ol>
        {threadsOf(props.items).map(({ head, replies }) => (
          <li key={head.item.id} {...([head, ...replies].every(isSilent) ? { className: "v-empty" } : {})}>
            {comment(head)}
            {replies.length > 0 ? (
              <ol {...(replies.every(isSilent) ? { className: "v-empty" } : {})}>
                {replies.map((reply) => (
                  <li key={reply.item.id} {...(isSilent(reply) ? { className: "v-empty" } : {})}>
                    {comment(reply)}
                  </li>
                ))}
              </ol>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  );
};
