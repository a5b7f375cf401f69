/** A setting that makes no sense, in a sentence that names it: the operator's to mend, before anything can be started. */
export class WrongSetting extends Error {}
