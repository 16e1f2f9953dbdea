import type pg from 'pg';
import { StatementNames } from './statement-names';

/**
 * "cached plan must not change result type": a table was altered after the statement was prepared.
 */
const STALE_PLAN = '0A000';

type Config = string | { text: string; values?: unknown[] };
type Done = (error: unknown, result: unknown) => void;
type Query = (config: unknown, values?: unknown, done?: Done) => Promise<unknown> | undefined;

/** The same query with a name; undefined when it is not to be prepared. */
function named(names: StatementNames, config: Config, values: unknown): object | undefined {
  const isText = typeof config === 'string';
  const given = Array.isArray(values) ? values : isText ? undefined : config.values;
  const name = given && given.length > 0 ? names.nameOf(isText ? config : config.text) : undefined;
  if (name === undefined) return undefined;
  return isText ? { text: config, name } : { ...config, name };
}

/**
 * A node-postgres client that prepares frequent statements.
 * @param Base client class to extend
 * @param most most prepared statements per connection; 0 prepares none, as PgBouncer's transaction
 * mode requires
 */
export function preparingClient(Base: typeof pg.Client, most: number): typeof pg.Client {
  if (most === 0) return Base;
  const names = new StatementNames(most);
  const notice = (error: unknown) => {
    if ((error as { code?: string } | null)?.code === STALE_PLAN) names.renew();
  };
  class PreparingClient extends Base {}
  const query = function query(this: pg.Client, config: Config, values?: unknown, done?: Done) {
    const send = Base.prototype.query as Query;
    const better = named(names, config, values);
    if (!better) return Reflect.apply(send, this, [config, values, done]);
    if (done) {
      const noticed: Done = (error, result) => {
        notice(error);
        done(error, result);
      };
      return Reflect.apply(send, this, [better, values, noticed]);
    }
    const answer = Reflect.apply(send, this, [better, values]);
    answer?.catch(notice);
    return answer;
  };
  PreparingClient.prototype.query = query as typeof pg.Client.prototype.query;
  return PreparingClient;
}
