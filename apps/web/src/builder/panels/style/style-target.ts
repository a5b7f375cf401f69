import {
  type BlockRecord,
  BREAKPOINTS,
  type Breakpoint,
  PAGE_ID,
  type PageRecord,
  resolveLayers,
  STYLE_PROPERTIES,
  type StyleProperty,
  type StyleRecord,
  type StyleState,
  type StyleValue,
  sameJson,
  setStyles,
} from "@vitrine/document";
import { createContext, useContext } from "react";
import { useCanvasHandle } from "../../canvas/canvas-provider.tsx";
import type { Editor } from "../../editor/editor.ts";
import { useEditor } from "../../editor/use-editor.ts";

/** What has a look that can be edited. */
export type Styled = BlockRecord | PageRecord | StyleRecord;

/** What the style panel changes: some blocks or a named style, at one breakpoint and state. */
export interface StyleTarget {
  readonly records: readonly Styled[];
  readonly breakpoint: Breakpoint;
  readonly state: StyleState;
  /** The page's named styles, by id. */
  readonly named: ReadonlyMap<string, StyleRecord>;
  /** The block that shows how a named style is drawn, while one is edited. */
  readonly shownOn?: string | undefined;
}

export const StyleTargetContext = createContext<StyleTarget | null>(null);

export function useStyleTarget(): StyleTarget {
  const target = useContext(StyleTargetContext);
  if (!target) throw new Error("useStyleTarget is for the style panel");
  return target;
}

/** Where a value comes from: set right here, at a wider breakpoint, in a state that shows through, by a named style, or nowhere. */
export type StyleOrigin = "own" | Breakpoint | "normal" | "hover" | "style" | "none";

export interface StyleReading {
  readonly value: StyleValue | undefined;
  readonly origin: StyleOrigin;
  /** What the named style is called that the value comes from. */
  readonly styleName?: string | undefined;
  /** Whether the chosen blocks differ. */
  readonly isMixed: boolean;
}

function readOne(record: Styled, property: StyleProperty, { breakpoint, state, named }: StyleTarget): Omit<StyleReading, "isMixed"> {
  const worn = record.type === "block" ? (record.styleIds?.toReversed().flatMap((id) => named.get(id) ?? []) ?? []) : [];
  const found = resolveLayers([record.styles, ...worn.map((style) => style.styles)], property, breakpoint, state);
  if (!found) return { value: undefined, origin: "none" };
  const { value, from } = found;
  const style = worn[found.layer - 1];
  if (style) return { value, origin: "style", styleName: style.name };
  if (found.state !== state) return { value, origin: found.state === "hover" ? "hover" : "normal" };
  return { value, origin: from === breakpoint ? "own" : from };
}

/** What applies to the chosen blocks; the last chosen one speaks where they differ. */
export function readStyle(target: StyleTarget, property: StyleProperty): StyleReading {
  const readings = target.records.map((record) => readOne(record, property, target));
  const last = readings.at(-1) ?? { value: undefined, origin: "none" as const };
  return { ...last, isMixed: readings.some((reading) => !sameJson(reading.value, last.value)) };
}

/** What is said of a property at another width. */
export interface StyleElsewhere {
  readonly breakpoint: Breakpoint;
  readonly value: StyleValue;
}

/**
 * What a block or a named style itself says of a property at the other widths, in the state that is edited: what it
 * covers, and what covers it. Where the value shows through from one of them, that one is left out; so is all of it
 * where several are chosen.
 */
export function readElsewhere(target: StyleTarget, property: StyleProperty): readonly StyleElsewhere[] {
  const [only, ...more] = target.records;
  if (!only || more.length > 0) return [];
  const { origin } = readOne(only, property, target);
  return BREAKPOINTS.flatMap((breakpoint) => {
    const value = only.styles[breakpoint]?.[target.state]?.[property];
    return value && breakpoint !== target.breakpoint && breakpoint !== origin ? [{ breakpoint, value }] : [];
  });
}

export type StyleChange = { readonly [P in StyleProperty]?: StyleValue | undefined };

/** Sets values on all chosen blocks, or on the named style, as one step to undo. Repeated changes of the same values are one step too. */
export function changeStyle(editor: Editor, { records, breakpoint, state }: StyleTarget, values: StyleChange): boolean {
  const key = `style ${breakpoint} ${state} ${Object.keys(values).join()} ${records.map((record) => record.id).join()}`;
  return editor.run((transaction, catalog) => {
    for (const record of records) setStyles(record.id, { breakpoint, state }, values)(transaction, catalog);
  }, key).ok;
}

export interface StyleHandle extends StyleReading {
  set(value: StyleValue | undefined): boolean;
  reset(): void;
  /** How the browser draws it where nothing is set: `34px`. Empty when it is not on screen. */
  readonly drawn: string;
  readonly elsewhere: readonly StyleElsewhere[];
}

/** One style property of the selection. */
export function useStyle(property: StyleProperty): StyleHandle {
  const editor = useEditor();
  const target = useStyleTarget();
  const canvas = useCanvasHandle();
  const reading = readStyle(target, property);
  const id = target.shownOn ?? target.records.at(-1)?.id;
  const element = canvas && id !== undefined ? (id === PAGE_ID ? canvas.document.body : canvas.elementOf(id)) : null;
  const drawn = element && canvas ? canvas.window.getComputedStyle(element).getPropertyValue(STYLE_PROPERTIES[property].css) : "";
  return {
    ...reading,
    drawn,
    elsewhere: readElsewhere(target, property),
    set: (value) => changeStyle(editor, target, { [property]: value }),
    reset: () => {
      changeStyle(editor, target, { [property]: undefined });
    },
  };
}
