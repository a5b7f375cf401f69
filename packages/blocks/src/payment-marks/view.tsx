import type { ReactElement } from "react";
import type { z } from "zod";
import { seenColor } from "../brand-marks/brand-mark.ts";
import { PAYMENT_MARKS } from "../brand-marks/payment-marks.data.ts";
import type { Drawing } from "../drawing/drawing.ts";
import { drawnShapes } from "../drawing/drawn-icon.tsx";
import { imageAttributes } from "../image-attributes.ts";
import type { BlockView, BlockViewProps } from "../view.ts";
import type { paymentMarksProps } from "./block.ts";
import { CARDS, markSide } from "./card-size.ts";

type PaymentMarksProps = z.infer<typeof paymentMarksProps>;
type Item = PaymentMarksProps["items"][number];

const NAMES: Readonly<Record<keyof typeof PAYMENT_MARKS, string>> = {
  visa: "Visa",
  mastercard: "Mastercard",
  americanexpress: "American Express",
  dinersclub: "Diners Club",
  discover: "Discover",
  jcb: "JCB",
  pix: "Pix",
  paypal: "PayPal",
  mercadopago: "Mercado Pago",
  picpay: "PicPay",
  nubank: "Nubank",
  applepay: "Apple Pay",
  googlepay: "Google Pay",
  samsungpay: "Samsung Pay",
};

/** How much of its square each fills; the others fill most of its width and half of its height. */
const SHAPES: Readonly<Partial<Record<keyof typeof PAYMENT_MARKS, "name" | "square">>> = {
  ...{ visa: "name", discover: "name", jcb: "name", googlepay: "name", samsungpay: "name" },
  ...{ americanexpress: "square", dinersclub: "square", pix: "square", paypal: "square", picpay: "square" },
};

/** Lucide's `barcode`, for the bank slip. */
const BARCODE: Drawing = { name: "barcode", shapes: [3, 8, 12, 17, 21].map((x) => ({ tag: "path", d: `M${x} 5v14` })) };

function ownMark({ page, block, props }: BlockViewProps<PaymentMarksProps>, { image, alt }: Item): ReactElement | null {
  const attributes = image && imageAttributes({ ...page, isFirstImage: () => false }, block, image);
  if (!attributes) return null;
  return <img {...attributes} {...(attributes.srcSet ? { sizes: `${CARDS[props.size].width}px` } : {})} alt={alt} />;
}

function markOf(view: BlockViewProps<PaymentMarksProps>, item: Item): ReactElement | null {
  const { look, size } = view.props;
  if (item.mark === "own") return ownMark(view, item);
  if (item.mark === "boleto") {
    const side = markSide(size, "square");
    return (
      <svg viewBox="0 0 24 24" width={side} height={side} role="img" aria-label="Boleto" stroke="currentColor" strokeWidth={2}>
        {drawnShapes(BARCODE)}
      </svg>
    );
  }
  const mark = PAYMENT_MARKS[item.mark];
  const side = markSide(size, SHAPES[item.mark] ?? "emblem");
  return (
    <svg viewBox="0 0 24 24" width={side} height={side} role="img" aria-label={NAMES[item.mark]}>
      <path fill={look === "brand" ? seenColor(mark) : "currentColor"} d={mark.path} />
    </svg>
  );
}

export const PaymentMarksView: BlockView<PaymentMarksProps> = (view) => {
  const { props, root, page } = view;
  const marks = props.items.map((item) => markOf(view, item));
  const look = [root.className, `v-pay-${props.size}`];
  if (props.look === "brand") look.push("v-pay-brand");
  if (props.align !== "start") look.push(`v-pay-${props.align}`);
  if (!marks.some(Boolean)) look.push("v-empty");
  return (
    // VoiceOver no longer calls it a list once the browser's own markers are gone.
    <ul {...root} className={look.join(" ")} {...{ role: "list" }} aria-label={page.words("payment-marks").list}>
      {props.items.map(({ id }, index) => (
        <li key={id} {...(marks[index] ? {} : { className: "v-pay-no" })}>
          {marks[index]}
        </li>
      ))}
    </ul>
  );
};
