/** Somebody else is at work on a host by now: whatever was found out in the meantime is his to find out. */
export class Superseded extends Error {
  constructor() {
    super("somebody else makes this certificate now");
  }
}
