import { blockDefinition } from "@vitrine/blocks";
import { PAGE_ID } from "@vitrine/document";
import { useChildIds } from "../../editor/use-child-ids.ts";
import { useBlock } from "../../editor/use-editor.ts";
import { EMPTY_SLOT_MARK } from "../frame/canvas-marks.ts";
import { useCanvasSession } from "./canvas-session.ts";

/** Somewhere to drop the first block. Never on the published page. */
export function EmptySlot({ parentId, slot }: { readonly parentId: string; readonly slot: string }) {
  const { text } = useCanvasSession();
  const block = useBlock(parentId);
  const parts = partSlot(block?.kind);
  const hasParts = useChildIds(parentId, parts ?? "").length > 0;
  // A block that is made of parts or not, a form, shows one place to drop into: the one in use.
  if (isOneOfMany(block?.kind) && (parts === slot || hasParts)) return null;
  const mark = { [EMPTY_SLOT_MARK]: `${parentId}/${slot}` };
  if (parentId !== PAGE_ID) return <div {...mark}>{parts === slot ? text.emptyParts : text.emptySlot}</div>;
  return (
    <div {...mark} data-empty-page="">
      <svg
        width="72"
        height="72"
        viewBox="0 0 72 72"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <rect x="11" y="9" width="50" height="54" rx="6" />
        <path d="M11 23h50M21 35h30M21 43h18" strokeLinecap="round" />
        <path d="M45 49v12M39 55h12" stroke="#c98200" strokeLinecap="round" strokeWidth="2.5" />
      </svg>
      <strong>{text.emptyPage}</strong>
      <span>{text.emptyPageHint}</span>
    </div>
  );
}

/** The slot of a kind that holds the parts it is made of: nothing else can be dropped there. */
function partSlot(kind: string | undefined): string | undefined {
  const slots = Object.entries(blockDefinition(kind ?? "")?.slots ?? {});
  return slots.find(([, { accepts }]) => accepts.every((category) => category === "part"))?.[0];
}

function isOneOfMany(kind: string | undefined): boolean {
  return Object.keys(blockDefinition(kind ?? "")?.slots ?? {}).length > 1;
}
