/** Whether this is Debian (or a child of it) and we may install packages. */
export declare function mayInstall(): boolean;
/** Installs Debian packages; throws with apt's own words when that fails. */
export declare function install(...packages: readonly string[]): void;
/** The browser for the tests: an installed Chrome or Chromium, or Debian's, installed now. */
export declare function findChromium(): string;
