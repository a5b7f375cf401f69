/** A kind whose sender is answered once an entry is on disk. Nothing of it is dropped; with too little room he is asked to come back. */
export interface SyncedKind<Name extends string = string> {
  /** What its folder under `journal/` is called. It stays: what waits there is found by it. */
  readonly name: Name;
  readonly promise: "synced";
  /** Bytes of the disk that it leaves to others; 64 MB unless it says otherwise. */
  readonly leavesBytes?: number;
}

/**
 * A kind whose sender is answered at once, for what may be lost in part and comes in thousands: an entry is on disk
 * within a second. What there is no room for is dropped, the newest first, and counted.
 */
export interface GatheredKind<Name extends string = string> {
  readonly name: Name;
  readonly promise: "gathered";
  /** Bytes of the disk that it leaves to others; 256 MB unless it says otherwise. */
  readonly leavesBytes?: number;
  /** Bytes that may wait on the disk to be drained; 1 GB unless it says otherwise. */
  readonly mostBytes?: number;
}

/** What visitors and services send in, by what they are promised: the front keeps a journal of each kind, and its slice drains it. */
export type IntakeKind<Name extends string = string> = SyncedKind<Name> | GatheredKind<Name>;

/** Whatever a visitor wrote into a form, to the last byte of the disk: everything else makes room for it. */
export const LEADS = { name: "leads", promise: "synced", leavesBytes: 0 } as const satisfies SyncedKind;

/** Every kind that the front takes in. */
export const INTAKE_KINDS = [LEADS] as const;
