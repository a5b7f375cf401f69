/** Put in by the build, from the root package.json. */
declare const VITRINE_VERSION: string;
