import { hasWords } from "@vitrine/document";
import type { z } from "zod";
import { withoutLinks } from "../rich-text.tsx";
import type { BlockView } from "../view.ts";
import type { formStepProps } from "./block.ts";

export const FormStepView: BlockView<z.infer<typeof formStepProps>> = ({ block, props, root, page, slot, editable, inline }) => {
  const words = page.words("form-step");
  const titleId = `s-${block.id}`;
  const group = { role: "group", ...(hasWords(props.title) ? { "aria-labelledby": titleId } : {}) };
  return (
    <div {...root} {...group} data-v="form-step" data-words={words.at}>
      <div className="v-step-head">
        <button className="v-step-back" type="button">
          ‹ {words.back}
        </button>
        <span className="v-step-at" id={`${titleId}-at`} />
      </div>
      <h3 className="v-step-title" id={titleId} {...editable("title")}>
        {inline(withoutLinks(props.title))}
      </h3>
      <div className="v-step-in">{slot("fields")}</div>
      <button className="v-send v-step-next" type="submit">
        {props.nextLabel}
      </button>
    </div>
  );
};
