import { BREAKPOINTS, type Breakpoint, INHERITANCE, STATE_INHERITANCE, type StyleState } from "./breakpoints.ts";
import type { StyleProperty } from "./properties.ts";
import type { Styles } from "./styles.ts";
import type { StyleValue } from "./values.ts";

/** A value of some styles, and where in them it stands. */
export interface PlacedValue {
  readonly breakpoint: Breakpoint;
  readonly state: StyleState;
  readonly property: StyleProperty;
  readonly value: StyleValue;
}

/** Every value of some styles, wide widths first. */
export function valuesIn(styles: Styles): PlacedValue[] {
  const found: PlacedValue[] = [];
  for (const breakpoint of BREAKPOINTS) {
    for (const [state, declarations] of Object.entries(styles[breakpoint] ?? {})) {
      for (const [property, value] of Object.entries(declarations)) {
        found.push({ breakpoint, state: state as StyleState, property: property as StyleProperty, value });
      }
    }
  }
  return found;
}

/** Styles of these values; of two for one place the later stands. */
export function stylesOf(values: Iterable<PlacedValue>): Styles {
  const styles: Styles = {};
  for (const { breakpoint, state, property, value } of values) {
    const states = styles[breakpoint] ?? {};
    states[state] = { ...states[state], [property]: value };
    styles[breakpoint] = states;
  }
  return styles;
}

/** A value that applies, the breakpoint and state it was set at, and which of the layers has it. */
export interface LayeredValue {
  readonly value: StyleValue;
  readonly from: Breakpoint;
  readonly state: StyleState;
  readonly layer: number;
}

/**
 * What applies where styles lie over one another, the strongest first: a layer's value at any width wins over all
 * that lies under it, and what is set for a state wins over what is set for those it shows through, whichever the layer.
 */
export function resolveLayers(
  layers: readonly Styles[],
  property: StyleProperty,
  at: Breakpoint,
  state: StyleState = "normal",
): LayeredValue | undefined {
  for (const asked of STATE_INHERITANCE[state]) {
    for (const [layer, styles] of layers.entries()) {
      for (const from of INHERITANCE[at]) {
        const value = styles[from]?.[asked]?.[property];
        if (value) return { value, from, state: asked, layer };
      }
    }
  }
  return undefined;
}

/** One set of styles that looks the same as these layers do, the strongest first. */
export function flattenLayers(layers: readonly Styles[]): Styles {
  const flat = new Map<string, PlacedValue>();
  const keyOf = (place: Omit<PlacedValue, "value">): string => `${place.breakpoint} ${place.state} ${place.property}`;
  for (const layer of layers.toReversed()) {
    const values = valuesIn(layer);
    // The widest comes first and covers whatever narrower widths had below; what this layer says of those comes after.
    for (const { breakpoint, ...place } of values) {
      for (const covered of BREAKPOINTS.slice(BREAKPOINTS.indexOf(breakpoint))) flat.delete(keyOf({ ...place, breakpoint: covered }));
    }
    for (const placed of values) flat.set(keyOf(placed), placed);
  }
  return stylesOf(flat.values());
}
