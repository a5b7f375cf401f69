export interface PostgresServer {
  /** `postgres://postgres@127.0.0.1:PORT`, without a database. */
  readonly url: string;
  readonly folder: string;
  stop(): Promise<void>;
}
/** Starts a PostgreSQL server of our own, on loopback, in a folder that goes away with it; null where there is none. */
export declare function startPostgres({ isRequired }: { isRequired: boolean }): Promise<PostgresServer | null>;
