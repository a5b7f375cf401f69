import type { z } from "zod";
import type { BlockView } from "../view.ts";
import type { guaranteeProps } from "./block.ts";

const CHECK = (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="m5 12.5 4.5 4.5L19 7.5" />
  </svg>
);

export const GuaranteeView: BlockView<z.infer<typeof guaranteeProps>> = ({ props, root, page, editable, inline, rich }) => {
  const words = page.words("guarantee");
  const Title = props.level;
  return (
    <div {...root}>
      <div className="v-seal">
        <span>{words.guarantee}</span>
        {props.days === 0 ? CHECK : <span className="v-days">{props.days}</span>}
        {props.days === 0 ? null : <span>{props.days === 1 ? words.day : words.days}</span>}
      </div>
      <div className="v-terms">
        <Title className="v-title" {...editable("title")}>
          {inline(props.title)}
        </Title>
        <div {...editable("content")}>{rich(props.content)}</div>
      </div>
    </div>
  );
};
