/** What tests of this package measure with; every runtime has them, and no TypeScript library without DOM declares them. */
declare const performance: { now(): number };
declare class TextEncoder {
  encode(text: string): Uint8Array;
}
declare class URL {
  constructor(address: string, base: string);
  readonly origin: string;
  readonly pathname: string;
  readonly hash: string;
}
