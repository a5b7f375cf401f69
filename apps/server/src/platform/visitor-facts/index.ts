/** What can be told of somebody from a request alone: the browser and the country. Both are for showing, never for deciding who somebody is. */
export { countryOf } from "./country-of.ts";
export { deviceOf } from "./device-of.ts";
