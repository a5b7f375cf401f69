/** The elements of a drawing that are kept: shapes, words, and what paints, cuts and repeats them. */
export const DRAWING_ELEMENTS: ReadonlySet<string> = new Set([
  ...["svg", "g", "defs", "symbol", "use", "title", "desc", "style", "switch"],
  ...["path", "rect", "circle", "ellipse", "line", "polyline", "polygon"],
  ...["text", "tspan", "textPath"],
  ...["linearGradient", "radialGradient", "stop", "pattern", "clipPath", "mask", "marker"],
  ...["filter", "feBlend", "feColorMatrix", "feComponentTransfer", "feComposite", "feConvolveMatrix", "feDiffuseLighting"],
  ...["feDisplacementMap", "feDistantLight", "feDropShadow", "feFlood", "feFuncA", "feFuncB", "feFuncG", "feFuncR"],
  ...["feGaussianBlur", "feMerge", "feMergeNode", "feMorphology", "feOffset", "fePointLight", "feSpecularLighting"],
  ...["feSpotLight", "feTile", "feTurbulence"],
]);

/** The elements that show something; a drawing has one at least. */
export const SHAPES: ReadonlySet<string> = new Set([
  ...["path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text", "use"],
]);

/** What may stand in a style as well as beside an element. */
export const STYLE_PROPERTIES: ReadonlySet<string> = new Set([
  ...["alignment-baseline", "baseline-shift", "clip-path", "clip-rule", "color", "color-interpolation"],
  ...["color-interpolation-filters", "direction", "display", "dominant-baseline", "enable-background", "fill", "fill-opacity"],
  ...["fill-rule", "filter", "flood-color", "flood-opacity", "font", "font-family", "font-size", "font-size-adjust"],
  ...["font-stretch", "font-style", "font-variant", "font-weight", "image-rendering", "isolation", "letter-spacing"],
  ...["lighting-color", "line-height", "marker", "marker-end", "marker-mid", "marker-start", "mask", "mask-type"],
  ...["mix-blend-mode", "opacity", "overflow", "paint-order", "shape-rendering", "stop-color", "stop-opacity", "stroke"],
  ...["stroke-dasharray", "stroke-dashoffset", "stroke-linecap", "stroke-linejoin", "stroke-miterlimit", "stroke-opacity"],
  ...["stroke-width", "text-anchor", "text-decoration", "text-rendering", "transform", "transform-box", "transform-origin"],
  ...["vector-effect", "visibility", "white-space", "word-spacing", "writing-mode"],
]);

/** What may stand beside an element besides: geometry, and what filters are told. */
export const DRAWING_ATTRIBUTES: ReadonlySet<string> = new Set([
  ...["id", "class", "d", "x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry", "fx", "fy", "fr", "dx", "dy", "rotate"],
  ...["width", "height", "points", "viewBox", "preserveAspectRatio", "pathLength", "offset", "startOffset", "textLength"],
  ...["lengthAdjust", "method", "spacing", "gradientUnits", "gradientTransform", "spreadMethod", "patternUnits"],
  ...["patternContentUnits", "patternTransform", "clipPathUnits", "maskUnits", "maskContentUnits", "markerUnits"],
  ...["markerWidth", "markerHeight", "refX", "refY", "orient", "filterUnits", "primitiveUnits", "in", "in2", "result", "mode"],
  ...["type", "values", "tableValues", "slope", "intercept", "amplitude", "exponent", "operator", "k1", "k2", "k3", "k4"],
  ...["order", "kernelMatrix", "divisor", "bias", "targetX", "targetY", "edgeMode", "kernelUnitLength", "preserveAlpha"],
  ...["surfaceScale", "diffuseConstant", "specularConstant", "specularExponent", "scale", "xChannelSelector"],
  ...["yChannelSelector", "azimuth", "elevation", "z", "pointsAtX", "pointsAtY", "pointsAtZ", "limitingConeAngle"],
  ...["stdDeviation", "radius", "baseFrequency", "numOctaves", "seed", "stitchTiles", "xml:space"],
]);
