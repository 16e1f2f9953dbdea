/** A throwaway PostgreSQL in a temporary folder that goes with it; it can crash, start again and have a standby. */
export class PostgresNode {
  private constructor();
  /** Makes and starts an empty one; `settings` are added to those that make it fast and forgetful. */
  static create(settings?: Record<string, string>): Promise<PostgresNode>;
  /** Address for its superuser. */
  readonly url: string;
  readonly port: number;
  /** Makes and starts a standby that follows this one. */
  standby(): Promise<PostgresNode>;
  /** Starts it again after a crash, and waits until it can be asked. */
  start(): Promise<void>;
  /** Ends it without any chance to tidy up, as `pg_ctl stop -m immediate` does. */
  crash(): Promise<void>;
  /** Makes a standby take writes. */
  promote(): Promise<void>;
  close(): Promise<void>;
}
