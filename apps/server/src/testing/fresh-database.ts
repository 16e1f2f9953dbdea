import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Runs one statement as the superuser of a PostgreSQL server. */
async function onAdmin(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Makes a database on the PostgreSQL server of `adminUrl`: empty, or a copy of the one named `template`. */
export async function freshDatabase(
  adminUrl: string,
  template?: string,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `volt_test_${randomBytes(6).toString('hex')}`;
  await onAdmin(adminUrl, `create database ${name}${template ? ` template ${template} strategy file_copy` : ''}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return { url: url.toString(), drop: () => onAdmin(adminUrl, `drop database ${name} with (force)`) };
}
