import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BREAKPOINTS, type Breakpoint, STATE_INHERITANCE, STYLE_STATES, type StyleState } from "./breakpoints.ts";
import type { StyleProperty } from "./properties.ts";
import { flattenLayers, type PlacedValue, resolveLayers, stylesOf, valuesIn } from "./style-layers.ts";
import type { Styles } from "./styles.ts";

const PROPERTIES = ["width", "gap"] as const satisfies readonly StyleProperty[];

const placed: fc.Arbitrary<PlacedValue> = fc.record({
  breakpoint: fc.constantFrom(...BREAKPOINTS),
  state: fc.constantFrom(...STYLE_STATES),
  property: fc.constantFrom(...PROPERTIES),
  value: fc.record({ type: fc.constant("length" as const), value: fc.nat(9_999), unit: fc.constant("px" as const) }),
});
const someStyles: fc.Arbitrary<Styles> = fc.array(placed, { maxLength: 8 }).map(stylesOf);
const someLayers = fc.array(someStyles, { maxLength: 5 });

/** What a browser makes of the rules, written weakest layer first, wide to narrow: the last that fits, state by state. */
function asBrowsersDo(layers: readonly Styles[], property: StyleProperty, at: Breakpoint, state: StyleState) {
  const widths = BREAKPOINTS.slice(0, BREAKPOINTS.indexOf(at) + 1);
  let shown: unknown;
  // Each state's selector is stronger than those it shows through.
  for (const each of STATE_INHERITANCE[state].toReversed()) {
    for (const layer of layers.toReversed()) for (const width of widths) shown = layer[width]?.[each]?.[property] ?? shown;
  }
  return shown;
}

function forEveryPlace(check: (property: StyleProperty, at: Breakpoint, state: StyleState) => void): void {
  for (const property of PROPERTIES) for (const at of BREAKPOINTS) for (const state of STYLE_STATES) check(property, at, state);
}

describe("styles that lie over one another", () => {
  test("apply as a browser applies their rules", () => {
    fc.assert(
      fc.property(someLayers, (layers) => {
        forEveryPlace((property, at, state) => {
          const found = resolveLayers(layers, property, at, state);
          expect(found?.value).toEqual(asBrowsersDo(layers, property, at, state));
          if (found) expect(layers[found.layer]?.[found.from]?.[found.state]?.[property]).toBe(found.value);
        });
      }),
    );
  });

  test("look the same as one set of styles", () => {
    fc.assert(
      fc.property(someLayers, (layers) => {
        const flat = [flattenLayers(layers)];
        forEveryPlace((property, at, state) => {
          expect(resolveLayers(flat, property, at, state)?.value).toEqual(resolveLayers(layers, property, at, state)?.value);
        });
      }),
    );
  });

  test("are told apart into values and put together again", () => {
    fc.assert(
      fc.property(someStyles, (styles) => {
        expect(stylesOf(valuesIn(styles))).toEqual(styles);
      }),
    );
  });
});
