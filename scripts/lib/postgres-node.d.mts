/** A throwaway PostgreSQL in a temporary folder, deleted with it; it can crash, restart and have a standby. */
export class PostgresNode {
  private constructor();
  /** Creates and starts an empty one; `settings` are added to those that turn durability off. */
  static create(settings?: Record<string, string>): Promise<PostgresNode>;
  /** Address for its superuser. */
  readonly url: string;
  readonly port: number;
  /** Makes and starts a standby that follows this one. */
  standby(): Promise<PostgresNode>;
  /** Starts it again after a crash, and waits until it can be asked. */
  start(): Promise<void>;
  /** Ends it without a shutdown, as `pg_ctl stop -m immediate` does. */
  crash(): Promise<void>;
  /** Promotes a standby, so that it accepts writes. */
  promote(): Promise<void>;
  close(): Promise<void>;
}
