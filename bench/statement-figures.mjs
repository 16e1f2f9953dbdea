import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Settings of a PostgreSQL that counts its statements, `begin` and `commit` included. */
export const COUNTING = { shared_preload_libraries: 'pg_stat_statements', 'pg_stat_statements.track': 'top' };

async function query(url, text, values) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** Makes an empty database on a PostgreSQL that was started with `COUNTING`. */
export async function freshCountedDatabase(adminUrl) {
  const name = `bench_${randomBytes(6).toString('hex')}`;
  await query(adminUrl, 'create extension if not exists pg_stat_statements');
  await query(adminUrl, `create database ${name}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  const all = `select coalesce(sum(calls), 0)::int as calls from pg_stat_statements s
    join pg_database d on d.oid = s.dbid where d.datname = $1`;
  return {
    url: url.toString(),
    /** Number of statements so far. */
    count: async () => (await query(adminUrl, all, [name]))[0].calls,
    drop: () => query(adminUrl, `drop database ${name} with (force)`),
  };
}
