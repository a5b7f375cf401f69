import type { z } from "zod";
import { TRAP_FIELD } from "../form-facts.ts";
import type { BlockView } from "../view.ts";
import type { formProps } from "./block.ts";

export const FormView: BlockView<z.infer<typeof formProps>> = ({ block, props, root, page, slot }) => {
  const words = page.words("form");
  return (
    <form
      {...root}
      method="post"
      action={page.formAction(block.id)}
      data-v="form"
      data-required={words.required}
      data-email={words.email}
      data-phone={words.phone}
      data-failed={words.failed}
    >
      {slot("fields")}
      {slot("steps")}
      <div className="v-trap" aria-hidden="true">
        <label>
          {words.trap}
          <input name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <button className="v-send" type="submit">
        {props.submitLabel}
      </button>
    </form>
  );
};
