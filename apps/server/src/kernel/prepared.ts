import { getTableColumns, is, Param, Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { PgDialect, type PgPreparedQuery, type PgTable, type PreparedQueryConfig } from 'drizzle-orm/pg-core';
import type { Db } from './database';
import { InternalError } from './errors';

/** Values of one execution by name; the column types encode them for the driver. */
type Named = Readonly<Record<string, unknown>>;
/** A drizzle query builder whose result is `T`. */
type Builder<T> = { prepare(name: string): PgPreparedQuery<PreparedQueryConfig & { execute: T }> };
/** The parts of drizzle's prepared statement that are replaced for each execution. */
interface Template {
  client: object;
  params: unknown[];
  execute(): Promise<unknown>;
}

const dialect = new PgDialect();

/** Names of all columns of a table, for whole rows. */
export const columnsOf = <T extends PgTable>(table: T): (keyof T['$inferSelect'] & string)[] =>
  Object.keys(getTableColumns(table)) as (keyof T['$inferSelect'] & string)[];

/** Placeholders in the position of the values while a statement is built. */
const placeholders = <V extends object>(names: readonly (keyof V & string)[]): V =>
  Object.fromEntries(names.map((name) => [name, sql.placeholder(name)])) as V;

function neededValue(name: string, values: Named): unknown {
  const value = values[name];
  if (value === undefined) throw new InternalError(`no value for ${name} of a prepared statement`);
  return value;
}

/** Replaces placeholders by values. @throws InternalError when a placeholder has no value */
function fillIn(params: readonly unknown[], values: Named): unknown[] {
  return params.map((param) => {
    if (is(param, Placeholder)) return neededValue(param.name, values);
    if (!is(param, Param) || !is(param.value, Placeholder)) return param;
    const value = neededValue(param.value.name, values);
    return value === null ? null : param.encoder.mapToDriverValue(value);
  });
}

/**
 * A statement that is built once per driver and filled in on every call, for hot paths such as
 * orders and lists: building costs several times more than sending.
 * @param names of the values, each a plain text or number, or what a column of an insert or update
 * takes
 * @param build called with placeholders instead of values, so it may only put them into the
 * statement; what differs between two servers in one process, such as their account guard, is
 * passed by `of`
 */
export function prepared<V extends object, T, Of extends object = object>(
  names: readonly (keyof V & string)[],
  build: (db: Db, values: V, of: Of) => Builder<T>,
): (db: Db, values: V, of?: Of) => Promise<T> {
  const everywhere = {} as Of;
  const templates = new WeakMap<object, WeakMap<Of, Template>>();
  return (db, values, of = everywhere) => {
    const { session } = db as unknown as { session: { client: object; constructor: object } };
    const ofDriver = templates.get(session.constructor) ?? new WeakMap<Of, Template>();
    templates.set(session.constructor, ofDriver);
    let template = ofDriver.get(of);
    if (!template) {
      template = build(db, placeholders(names), of).prepare('') as unknown as Template;
      ofDriver.set(of, template);
    }
    // The same statement on the given connection, with these values.
    const own: Template = Object.create(template);
    own.client = session.client;
    own.params = fillIn(template.params, values as Named);
    return own.execute() as Promise<T>;
  };
}

/** One prepared write with its values; it can also be used as a part of other statements. */
export class PreparedWrite implements SQLWrapper {
  constructor(
    /** Identifies the kind of write: the same object for all writes of it. */
    readonly kind: object,
    readonly template: () => SQLWrapper,
    readonly values: Named,
    private readonly filled: () => SQLWrapper,
  ) {}

  getSQL(): SQL {
    return this.filled().getSQL();
  }
}

/**
 * The same for writes that are merged into one statement at the end of their transaction
 * (`writeLast`).
 */
export function preparedWrite<V extends object>(
  names: readonly (keyof V & string)[],
  build: (db: Db, values: V) => SQLWrapper,
): (db: Db, values: V) => PreparedWrite {
  const kind = {};
  return (db, values) =>
    new PreparedWrite(
      kind,
      () => build(db, placeholders(names)),
      values as Named,
      () => build(db, values),
    );
}

/** Several writes as one statement. */
export function together(writes: readonly SQLWrapper[]): SQL {
  const parts = writes.map((write, index) => sql`${sql.identifier(`w${index}`)} as (${write.getSQL()})`);
  return sql`with ${sql.join(parts, sql`, `)} select 1`;
}

interface Combined {
  text: string;
  /** Parameters of each write, in order. */
  params: unknown[][];
}

const numbers = new WeakMap<object, number>();
let kinds = 0;
const combined = new Map<string, Combined>();

function numberOf(kind: object): number {
  const known = numbers.get(kind);
  if (known !== undefined) return known;
  kinds += 1;
  numbers.set(kind, kinds);
  return kinds;
}

function combine(writes: readonly PreparedWrite[]): Combined {
  const key = writes.map(({ kind }) => numberOf(kind)).join();
  const known = combined.get(key);
  if (known) return known;
  const templates = writes.map(({ template }) => template());
  const made = {
    text: dialect.sqlToQuery(together(templates)).sql,
    params: templates.map((template) => dialect.sqlToQuery(template.getSQL()).params),
  };
  combined.set(key, made);
  return made;
}

/**
 * SQL and parameters of several writes as one statement; built once for each sequence of prepared
 * kinds.
 */
export function queryOf(writes: readonly SQLWrapper[]): { sql: string; params: unknown[] } {
  if (!writes.every((write): write is PreparedWrite => write instanceof PreparedWrite)) {
    return dialect.sqlToQuery(together(writes));
  }
  const { text, params } = combine(writes);
  return { sql: text, params: params.flatMap((own, index) => fillIn(own, writes[index]?.values ?? {})) };
}
